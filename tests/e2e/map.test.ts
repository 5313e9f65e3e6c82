import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#tests/support/chromium.ts'
import { site } from '#tests/support/site.ts'

const started = site()
const origin = 'http://localhost:4000'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium(started().url)
})
afterAll(() => browser.close())

type Opened = { page: Page; said: string[]; asked: string[] }

async function open(
  path: string,
  options: { javaScriptEnabled?: boolean; width?: number } = {},
): Promise<Opened> {
  const { width = 1280, ...rest } = options
  const page = await browser.newPage({ ...rest, viewport: { width, height: 900 } })
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && said.push(line.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(origin + path)
  return { page, said, asked }
}

const seriousOn = async (page: Page) => {
  await page.evaluate(axe.source)
  const results: { violations: { id: string; impact: string }[] } = await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })",
  )
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id }) => id)
}

test('with scripts off the map is there, leads nearer, and says in words what it shows', async () => {
  const { page } = await open('/expeditions?view=map', { javaScriptEnabled: false })
  expect(
    await page.getByRole('region', { name: 'Les points de rendez-vous' }).getByRole('listitem').count(),
  ).toBe(48)
  await page.locator('.pin-merged:visible').first().click()
  expect(page.url()).toContain('bbox=')
  expect(await page.getByRole('link', { name: 'Toute l’Europe' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Liste' }).click()
  expect(page.url()).not.toContain('view=map')
  await page.close()
})

test('a pin shows its trip, a merged one comes nearer, back goes back; Leaflet only when it is opened, from nobody else', async () => {
  const { page, said, asked } = await open('/expeditions?view=map')
  const pin = page.locator('.pin:not(.pin-merged):visible').first()
  await page.getByRole('button', { name: 'Explorer la carte' }).waitFor()
  await pin.focus()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('article').getByRole('link').getAttribute('href')).toMatch(/^\/expeditions\//)
  expect(await seriousOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.locator('.pin-merged:visible').first().click()
  await page.waitForURL(/bbox=/)
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('bbox'))
  expect(asked.some((url) => url.includes('openMap'))).toBe(false)
  await page.getByRole('button', { name: 'Explorer la carte' }).click()
  await page.locator('.leaflet-marker-icon .pin').first().waitFor()
  expect(await page.getByText('Natural Earth', { exact: true }).isVisible()).toBe(true)
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  expect(said).toEqual([])
  await page.close()
})

test('a trip’s way: a day of the list is lit on the drawing, opened on the map, taken along as GPX', async () => {
  const { page, said, asked } = await open('/expeditions/balcons-de-la-vanoise', { width: 390 })
  const way = page.getByRole('region', { name: 'Le parcours' })
  await way.getByRole('button', { name: 'Explorer la carte' }).waitFor()
  await way.getByRole('link', { name: /Jour 3/ }).focus()
  expect(await way.locator('path.stroke-ember-500').count()).toBe(1)
  expect(await page.locator('details[data-active]').innerText()).toContain('Jour 3')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    way.getByRole('link', { name: 'Télécharger la trace GPX' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('balcons-de-la-vanoise.gpx')
  await way.getByRole('button', { name: 'Explorer la carte' }).click()
  await way.locator('.leaflet-day').first().waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  expect(said).toEqual([])
  await page.close()
})
