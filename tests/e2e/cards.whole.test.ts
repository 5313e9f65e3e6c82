import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inkInForcedColours, seen } from '#tests/support/forcedColours.ts'
import { site } from '#tests/support/site.ts'
import { barriers, open, origin, overflow, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** A page of few cards, and of no filters. */
const collection = '/collections/loin-sans-avion'

const locateLevel = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Niveau/ })
const locateTip = (page: Page) => page.locator('[popover]:popover-open').getByText(/d’effort par jour/)

test('explains the level of a card by pointer and keyboard, until Escape', async () => {
  const { page, complaints, close } = await visit()
  await open(page, collection)
  await locateLevel(page).hover()
  await locateTip(page).waitFor()
  await page.mouse.move(5, 400)
  await locateTip(page).waitFor({ state: 'detached' })
  await locateLevel(page).focus()
  await locateTip(page).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await locateTip(page).waitFor({ state: 'detached' })
  await locateLevel(page).and(page.locator(':focus')).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('on a phone, shows a trip and a part of the next in the first screen, and explains the level by touch', async () => {
  const { page, close } = await visit({ width: 390 })
  await open(page, '/expeditions')
  const cards = page.getByRole('article')
  const first = await cards.first().boundingBox()
  const second = await cards.nth(1).boundingBox()
  expect(first?.y).toBeLessThan(300)
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(410)
  await locateLevel(page).tap()
  const tip = await page.locator('[popover]:popover-open').filter({ hasText: 'd’effort' }).boundingBox()
  expect(tip?.x).toBeGreaterThanOrEqual(0)
  expect((tip?.x ?? 390) + (tip?.width ?? 390)).toBeLessThanOrEqual(390)
  expect(await overflow(page)).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/expeditions')
  await close()
})

test('explains the level of a card without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false })
  await page.goto(origin + collection)
  await locateLevel(page).click()
  await locateTip(page).waitFor()
  await close()
})

const outing = "localStorage.effort = '14 800 5 TIRED 3'"
const locateFit = (page: Page) => page.getByRole('article').getByText(/dans tes cordes|petit défi|trop tôt/)

/** Words that show in part. Those that wrapped below their line do not show at all. */
const cutWords = `[...document.querySelectorAll('.trip-line span')].filter((each) => {
  const text = document.createRange()
  text.selectNodeContents(each)
  const isShown = text.getBoundingClientRect().top < each.getBoundingClientRect().bottom - 1
  return isShown && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1
}).map((each) => each.textContent)`

test('cuts no word of a card at 1280, 390 and 360 pixels, without and with the level of an outing', async () => {
  const { page, close } = await visit()
  for (const hasLevel of [false, true]) {
    if (hasLevel) await page.evaluate(outing)
    await open(page, '/expeditions?family_friendly=true')
    if (hasLevel) await locateFit(page).first().waitFor()
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      expect([await page.evaluate(cutWords), await overflow(page)]).toEqual([[], 0])
    }
  }
  await close()
})

/** Requests of a page for journeys and scripts, in their order. */
function readRequests(page: Page, requested: string[] = []): string[] {
  page.on('request', (request) => {
    const [name] = /CityJourneys|\/assets\/(?!start)[^/]+\.js/.exec(request.url()) ?? []
    if (name) requested.push(name)
  })
  return requested
}

test('requests the journeys from the city of the device once, before other scripts, and none without a city', async () => {
  const { page, context, close } = await visit()
  const withoutCity = readRequests(page)
  await open(page, '/expeditions')
  expect(withoutCity).not.toContain('CityJourneys')
  await page.evaluate("localStorage.from = 'rennes'")
  // In another page: scripts that the first one loads after hydration would come before the journeys.
  const next = await context.newPage()
  const requested = readRequests(next)
  await open(next, '/expeditions')
  await next.getByText('7\u00a0h\u00a048 · 4,1\u00a0kg').first().waitFor()
  expect(requested.indexOf('CityJourneys')).toBe(0)
  expect(requested.filter((name) => name === 'CityJourneys')).toHaveLength(1)
  expect(requested.length).toBeGreaterThan(3)
  await close()
})

test('shows the journeys from the city of the device in at most 800 bytes, each in one line', async () => {
  const { page, close } = await visit()
  await page.addInitScript("localStorage.from = 'rennes'")
  const heights = new Set<number>()
  for (const [path, ...widths] of [
    ['/expeditions', 1280],
    ['/', 1280, 390],
    ['/expeditions', 390],
  ] as const) {
    const response = page.waitForResponse(/operationName=CityJourneys/)
    await open(page, path)
    await page.locator('[data-trip] .trip-media p > span').first().waitFor()
    expect((await (await response).request().sizes()).responseBodySize).toBeLessThanOrEqual(800)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const lines: number[] = await page.evaluate(
        `[...document.querySelectorAll('[data-trip] .trip-media p:has(> span)')].map((line) => line.offsetHeight)`,
      )
      for (const height of lines) heights.add(height)
    }
  }
  expect([...heights]).toEqual([28])
  await close()
})

test('the journey on the picture of a card is one line of 28 pixels at 1280, 768 and 390 pixels', async () => {
  const { page, close } = await visit()
  const widths = [1280, 768, 390]
  await open(page, '/expeditions')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const lines: number[][] = await page.evaluate(
      `[...document.querySelectorAll('.trip-media p')].map((line) => [line.offsetHeight, line.scrollWidth - line.clientWidth])`,
    )
    expect(lines.length).toBeGreaterThan(10)
    expect(lines).toEqual(lines.map(() => [28, 0]))
  }
  // Longer ones of the second page wrap: none is cut.
  await open(page, '/expeditions?page=2')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const cut = `[...document.querySelectorAll('.trip-media p')].filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent)`
    expect(await page.evaluate(cut)).toEqual([])
  }
  await close()
})

test('draws the journey and the fit of a card in forced colours', async () => {
  const { page, close } = await visit()
  await page.addInitScript(outing)
  await open(page, collection)
  await locateFit(page).first().waitFor()
  const card = page.getByRole('article').first()
  const icons = await inkInForcedColours(card.locator('.trip-media p svg, .trip-fit svg'))
  expect(icons.filter(({ contrast }) => contrast > seen)).toHaveLength(2)
  await close()
})

test.each([
  ['/aventures/themes/sur-l-eau/kayak-de-mer', 560, 660],
  [collection, 440, 480],
])(
  'shows the first row of %s in the first screen, at %i pixels, on a phone at %i',
  async (path, wide, narrow) => {
    const { page, close } = await visit()
    await open(page, path)
    const head = page.locator('h1').locator('xpath=../..').getByRole('img')
    for (const [width, height, most] of [
      [1280, 800, wide],
      [390, 844, narrow],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(most)
      expect((await head.boundingBox())?.height).toBeLessThanOrEqual(240)
    }
    const source = new URL((await head.getAttribute('src')) ?? '', page.url()).pathname
    const covers: string[] = await page.evaluate(
      `[...document.querySelectorAll('article img')].slice(0, 4).map((each) => each.getAttribute('src'))`,
    )
    if (path === collection) for (const cover of covers) expect(cover).not.toContain(source)
    await close()
  },
)

test('shows no card twice on the home page', async () => {
  const html = await (await fetch(started().url)).text()
  const links = [...html.matchAll(/<article.*?<h3[^>]*><a [^>]*href="([^"]+)"/gs)].map(([, href]) => href)
  expect(links.length).toBeGreaterThan(8)
  expect(new Set(links).size).toBe(links.length)
})
