import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, untilHydrated, visits } from '#tests/support/visits.ts'

const visit = visits(site())

test('shows, zooms and describes the map without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false })
  await page.goto(`${origin}/expeditions?view=map`)
  expect(
    await page.getByRole('region', { name: 'Les points de rendez-vous' }).getByRole('listitem').count(),
  ).toBe(48)
  await page.locator('.pin-merged:visible').first().click()
  await page.waitForURL(/bbox=/)
  await page.getByRole('link', { name: 'Toute l’Europe' }).click()
  await page.waitForURL(/bbox=-24/)
  await page.getByRole('link', { name: 'Toute l’Europe' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Liste' }).click()
  await page.waitForURL((url) => !url.search.includes('view=map'))
  await close()
})

type Rect = { x: number; y: number; width: number; height: number; text: string }

/** Rectangles of the shown elements of a selector. */
const readRects = (page: Page, selector: string): Promise<Rect[]> =>
  page.evaluate(`[...document.querySelectorAll('${selector}')].flatMap((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return width > 0 ? [{ x, y, width, height, text: each.textContent }] : []
  })`)

const isOver = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The map of the first screen, in small pins beside the names. */
async function expectFrance(page: Page, height: number, least: number): Promise<void> {
  const [map] = await readRects(page, '.map-frame')
  expect(map?.width).toBeGreaterThanOrEqual(least)
  expect((map?.y ?? 0) + (map?.height ?? height)).toBeLessThanOrEqual(height)
  expect((map?.y ?? 0) + (map?.height ?? 0)).toBeGreaterThan(height - 20)
  const pins = await readRects(page, '.pin')
  const merged = await readRects(page, '.pin-merged')
  expect(merged.length).toBeGreaterThan(4)
  for (const { text } of merged) expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(5)
  const names = await readRects(page, '.map-name')
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(pins.filter((pin) => isOver(name, pin))).toEqual([])
  const sizes: string[] = await page.evaluate(
    `[...document.querySelectorAll('.map-name')].map((each) => getComputedStyle(each).fontSize)`,
  )
  for (const size of sizes) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(11)
  expect(await overflow(page)).toBe(0)
}

test('opens on France in the first screen, opens a pin, zooms a merged one, and opens the filters', async () => {
  const { page, complaints, close } = await visit()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/expeditions?view=map')
  await expectFrance(page, 800, 760)
  expect(await page.getByRole('complementary', { name: 'Filtres' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Filtres' }).click()
  await page.getByRole('dialog', { name: 'Filtres' }).getByText('Départ confirmé').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const pin = page.locator('.pin:not(.pin-merged):visible').first()
  await untilHydrated(pin)
  await pin.focus()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('article').getByRole('link').getAttribute('href')).toMatch(/^\/expeditions\//)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.locator('.pin-merged:visible').first().click()
  await page.waitForURL(/bbox=/)
  const places = page.getByRole('region', { name: 'Les points de rendez-vous' }).getByRole('listitem')
  await expect.poll(() => places.count()).toBeLessThan(48)
  await page.goBack()
  // The URL changes before its page, which would close a map opened too early.
  await expect.poll(() => places.count()).toBe(48)
  expect(new URL(page.url()).search).not.toContain('bbox')
  const region = page.getByRole('link', { name: /^Voir la région / }).first()
  await region.click()
  await page.waitForURL(/region=/)
  await page.getByRole('link', { name: /^Enlever / }).waitFor()
  await page.locator(':focus[aria-label^="Quitter la région "]').waitFor()
  await page.goBack()
  await region.waitFor()
  expect(await page.getByRole('button', { name: 'Explorer la carte' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('on a phone, opens on France, and a pin brings its card into the row over the map, which points at its pin', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await open(page, '/expeditions?view=map')
  await expectFrance(page, 844, 390)
  expect(await barriers(page)).toEqual([])
  const pin = page.locator('.pin:not(.pin-merged):visible').last()
  // A name may have commas: the price follows the last one.
  const name = (await pin.getAttribute('aria-label'))?.replace(/, [^,]*$/, '') ?? ''
  await untilHydrated(pin)
  await pin.tap()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect
    .poll(async () => {
      const box = await card.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844
    })
    .toBe(true)
  await expect.poll(() => card.getAttribute('aria-current')).toBe('true')
  await page.locator('.pin-pointed:visible').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('marks a day of the programme on the route, enlarges it, and downloads the route as GPX', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await open(page, '/expeditions/balcons-de-la-vanoise')
  const route = page.getByRole('region', { name: 'Le parcours' })
  await route.scrollIntoViewIfNeeded()
  const choice = route.getByRole('button', { name: /^Jour.3$/ })
  await choice.scrollIntoViewIfNeeded()
  await page.locator('summary').filter({ hasText: 'Plan du Lac' }).focus()
  const isAnyFaint = `[...document.querySelectorAll('[aria-labelledby=parcours] path')].some((path) => getComputedStyle(path).opacity < 0.5)`
  await expect.poll(() => page.evaluate(isAnyFaint)).toBe(true)
  await choice.click()
  await page.locator('details[data-active]').filter({ hasText: 'Plan du Lac' }).waitFor()
  expect(await route.getByRole('button', { pressed: true }).innerText()).toMatch(/^Jour.3$/)
  expect(await route.getByRole('button', { name: 'Explorer la carte' }).count()).toBe(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    route.getByRole('link', { name: 'Télécharger la trace GPX' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('balcons-de-la-vanoise.gpx')
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
