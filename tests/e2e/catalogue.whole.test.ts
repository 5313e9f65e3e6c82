import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

const found = (page: Page) => page.getByRole('region', { name: 'Résultats' })

const says = (page: Page, count: number) =>
  found(page)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count}\\saventures?`) })
    .waitFor()

const scrolled = async (page: Page) => Number(await page.evaluate('scrollY'))

const readSearch = (page: Page) => new URL(page.url()).search

test('on a small screen, restores loaded pages and the scroll position on Back', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await open(page, '/expeditions')
  await page.getByRole('link', { name: 'Afficher 24 de plus' }).click()
  const expeditions = found(page).getByRole('article')
  await expeditions.nth(47).waitFor()
  expect(readSearch(page)).toBe('?page=2')
  await expeditions.nth(24).getByRole('link').and(page.locator(':focus')).waitFor()
  const link = expeditions.nth(30).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  const name = await link.textContent()
  await link.click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  await page.goBack()
  await expeditions.nth(47).waitFor()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(40)
  // The history entry stores the first page of the list.
  await page.reload()
  await expeditions.nth(47).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an empty result suggests a filter to remove; a text leads to a filter', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/expeditions?countries=NO&level=1&family_friendly=true')
  await page.getByRole('link', { name: /^Sans le filtre «.Norvège.» :?/ }).click()
  await page.waitForURL(`${origin}/expeditions?family_friendly=true&level=1`)
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await says(page, 48)
  await page.getByRole('combobox', { name: 'Rechercher' }).fill('norve')
  await page.getByRole('option', { name: /Norvège/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/expeditions?countries=NO`)
  await open(page, '/expeditions?q=rando+facile+en+juin')
  const understood = page.getByRole('list', { name: /^Compris/ }).getByRole('link')
  await expect.poll(() => understood.count()).toBe(3)
  const next = (await understood.nth(1).getAttribute('aria-label')) ?? ''
  await understood.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => understood.count()).toBe(2)
  await page.getByRole('link', { name: next }).and(page.locator(':focus')).waitFor()
  expect(complaints).toEqual([])
  await close()
})
