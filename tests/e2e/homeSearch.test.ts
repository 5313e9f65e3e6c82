import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Rechercher une aventure' })
const sheetButton = (page: Page) => page.getByRole('button', { name: 'Où, quoi, quand ?' })

/** The fields: in the bar, or in the sheet of a phone. */
async function fieldsOf(page: Page, width: number): Promise<Locator> {
  if (width > 993) return page.getByRole('form', { name: 'Rechercher une aventure' })
  await sheetButton(page).click()
  return sheetOf(page)
}

test.each([1280, 390])(
  'at %i the fields of the home page search together, and Back restores them',
  async (width) => {
    const { page, complaints, close } = await visit({ width })
    await open(page, '/')
    const fields = await fieldsOf(page, width)
    const where = fields.getByRole('combobox', { name: 'Où ?' })
    await where.fill('vercors')
    await where.press('Escape')
    if (width < 994) {
      // The first Escape closes the proposals, the next one the sheet.
      await sheetOf(page).press('Escape')
      await sheetOf(page).waitFor({ state: 'detached' })
      await sheetButton(page).filter({ hasText: 'vercors' }).and(page.locator(':focus')).waitFor()
      await sheetButton(page).click()
    }
    await fields.getByRole('button', { name: /^Avec qui \? Peu importe/ }).click()
    await fields.getByRole('radio', { name: 'En famille' }).check()
    await fields.getByRole('button', { name: 'Un voyageur de plus' }).click()
    await fields.getByRole('button', { name: /^Avec qui \? En famille · 1.voyageur$/ }).waitFor()
    await fields.getByRole('button', { name: /^Quand \? Dates flexibles/ }).click()
    await fields.getByRole('checkbox', { name: /^juin 2027/ }).click()
    await fields.locator('[data-day="2027-06-12"] button').click()
    await fields.getByRole('button', { name: /^Quand \? À partir du 12\/06\/2027 · juin 2027/ }).waitFor()
    await fields.getByRole('button', { name: /^Voir/ }).click()
    await page.waitForURL(
      `${origin}/expeditions?q=vercors&family_friendly=true&start=2027-06-12&month=2027-06&travelers=1`,
    )
    await page.getByRole('heading', { level: 1, name: 'Toutes nos aventures' }).waitFor()
    await page.goBack()
    await page.waitForURL(`${origin}/`)
    const again = await fieldsOf(page, width)
    const restored = again.getByRole('combobox', { name: 'Où ?' })
    await expect.poll(() => restored.inputValue()).toBe('vercors')
    await again.getByRole('button', { name: /^Quand \? À partir du 12\/06\/2027/ }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

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
    await sheetOf(page).getByRole('button', { name }).first().click()
    expect(await page.evaluate(sheetOverflow)).toBe(0)
    expect(await barriers(page)).toEqual([])
  }
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
