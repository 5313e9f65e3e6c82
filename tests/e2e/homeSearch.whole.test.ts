import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const locateSheet = (page: Page) => page.getByRole('dialog', { name: 'Rechercher une aventure' })

const sheetButton = (page: Page) => page.getByRole('button', { name: 'Où, quoi, quand ?' })

const top = (each: Locator) => each.boundingBox().then((box) => box?.y ?? Number.NaN)

test('every panel of the bar opens below it, as wide as it, at one height of the page', async () => {
  const { page, complaints, close } = await visit()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  const bar = page.getByRole('form', { name: 'Rechercher une aventure' })
  expect(await top(bar)).toBeGreaterThan(500)
  await bar.getByRole('combobox', { name: 'Où ?' }).click()
  await expect.poll(() => top(bar)).toBeLessThan(120)
  const height = await top(bar)
  const panels = [bar.getByRole('listbox')]
  for (const name of ['Quoi ?', 'Quand ?', 'Avec qui ?'])
    panels.push(bar.getByRole('group', { name, exact: true }))
  for (const [index, panel] of panels.entries()) {
    if (index > 0)
      await bar
        .locator('button[data-field]')
        .nth(index - 1)
        .click()
    await panel.waitFor()
    const [box, whole] = [await panel.boundingBox(), await bar.boundingBox()]
    expect([box?.x, box?.width, await top(bar)]).toEqual([whole?.x, whole?.width, height])
    expect(box?.y).toBeGreaterThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
    expect(await barriers(page, 'main form[aria-label="Rechercher une aventure"]')).toEqual([])
  }
  await page.goBack()
  await panels[3]?.waitFor({ state: 'detached' })
  await bar
    .getByRole('button', { name: /^Avec qui/ })
    .and(page.locator(':focus'))
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(complaints).toEqual([])
  await close()
})

const sheetOverflow = `Math.max(...[...document.querySelectorAll('dialog[open], dialog[open] *')]
  .filter((each) => getComputedStyle(each).overflowY === 'auto')
  .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`

test('the search of a phone ends in the first screen, and its sheet fits 320 pixels', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await open(page, '/')
  const box = await sheetButton(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  await page.setViewportSize({ width: 320, height: 640 })
  await sheetButton(page).click()
  for (const name of [/^Quoi/, /^Quand/, /^Avec qui/]) {
    await locateSheet(page).getByRole('button', { name }).first().click()
    expect(await page.evaluate(sheetOverflow)).toBe(0)
    expect(await barriers(page)).toEqual([])
  }
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
