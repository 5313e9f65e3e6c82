import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const levelOf = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Niveau/ })
const tipOf = (page: Page) => page.locator('[popover]:popover-open').getByText(/d’effort par jour/)

test('explains the level of a card by pointer and keyboard, until Escape', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/expeditions')
  await levelOf(page).hover()
  await tipOf(page).waitFor()
  await page.mouse.move(5, 400)
  await tipOf(page).waitFor({ state: 'detached' })
  await levelOf(page).focus()
  await tipOf(page).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await tipOf(page).waitFor({ state: 'detached' })
  await levelOf(page).and(page.locator(':focus')).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('explains the level of a card by touch, inside the screen', async () => {
  const { page, close } = await visit({ width: 390 })
  await open(page, '/expeditions')
  await levelOf(page).tap()
  const tip = await page.locator('[popover]:popover-open').filter({ hasText: 'd’effort' }).boundingBox()
  expect(tip?.x).toBeGreaterThanOrEqual(0)
  expect((tip?.x ?? 390) + (tip?.width ?? 390)).toBeLessThanOrEqual(390)
  expect(await overflow(page)).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/expeditions')
  await close()
})

test('explains the level of a card without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false })
  await page.goto('http://localhost:4000/expeditions')
  await levelOf(page).click()
  await tipOf(page).waitFor()
  await close()
})
