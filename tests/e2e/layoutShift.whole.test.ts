import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cutPages } from '#tests/support/cutPages.ts'
import { site } from '#tests/support/site.ts'
import { drawn, open, origin, untilTakenOver, type Visit, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)
const pages = cutPages(() => started().url)
/** Another site: a Chromium of its own. */
const visitCut = visits(() => ({ url: pages.url() }), {})
/** As most visitors have it. */
const motion = { reducedMotion: 'no-preference' } as const
/** An account with an unfinished cart. */
const email = 'camille.voyage@demo.explora.test'

/** Records layout shifts without recent input, before the page draws. */
const recorded = `globalThis.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      shifts.push([value.toFixed(3), ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120))].join(' '))
}).observe({ type: 'layout-shift', buffered: true })`

/** As Lighthouse slows: 1.6 Mbit/s down, 750 kbit/s up, in bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const painted = "performance.getEntriesByName('first-contentful-paint').length > 0"

const banner = (page: Page) => page.getByRole('complementary', { name: /^Termine ta réservation/ })

/** Sum of shifts from which a page has moved: CLS is 0 to two decimals below. */
const visibleShift = 0.005

/** Visible shifts of a path once its queries have answered and are drawn, the late element with them. */
async function findShifts({ page }: Visit, path: string, late?: Locator): Promise<string[]> {
  await open(page, path)
  await late?.waitFor()
  return shiftsOnceIdle(page)
}

/** Layout shifts of the page until its queries are drawn; none where they stay invisible. */
async function shiftsOnceIdle(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await drawn(page)
  const shifts: string[] = await page.evaluate('shifts')
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  return total < visibleShift ? [] : shifts.map((shift) => `${page.url()}: ${shift}`)
}

/** Room for the banner of a cart, which none needs here. */
const roomAbove = (page: Page) => page.evaluate("getComputedStyle(document.querySelector('main')).marginTop")

const accountPaths = ['/mes-favoris', '/my-expeditions', '/my-account']
const trip = '/expeditions/balcons-de-la-vanoise'

describe.each([1280, 390])('at %i pixels', (width) => {
  test('lines remain when the fonts arrive after the first paint', async () => {
    const { page, context, complaints, close } = await visit({ width, ...motion })
    await context.addInitScript(recorded)
    for (const path of ['/', trip]) {
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', (route) => arrival.then(() => route.continue()))
      // The fonts hold back the load event.
      await page.goto(origin + path, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(painted)).toBe(true)
      arrive()
      await untilTakenOver(page)
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      expect(await shiftsOnceIdle(page)).toEqual([])
      expect(await roomAbove(page)).toBe('0px')
      await page.unrouteAll({ behavior: 'wait' })
    }
    expect(complaints).toEqual([])
    await close()
  })

  test('nothing moves for an account without a cart', async () => {
    const visited = await visit({ email: 'nouveau@demo.explora.test', width, ...motion })
    const { page, context, complaints, close } = visited
    await context.addInitScript(recorded)
    for (const path of accountPaths) {
      expect(await findShifts(visited, path)).toEqual([])
      expect(await roomAbove(page)).toBe('0px')
    }
    expect(complaints).toEqual([])
    await close()
  })

  test('nothing moves once journeys and levels by the values of the device come over slow 4G', async () => {
    const visited = await visit({ width, ...motion })
    const { page, context } = visited
    await context.addInitScript(recorded)
    await context.addInitScript("localStorage.from = 'rennes', localStorage.effort = '14 800 5 TIRED 3'")
    const network = await context.newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', slow4G)
    const figures = page.locator('[data-trip]').getByText(/kg\sCO₂e/)
    for (const path of ['/', '/expeditions'])
      expect(await findShifts(visited, path, figures.first())).toEqual([])
    expect(await page.getByText('dans tes cordes').count()).toBeGreaterThan(0)
    const journeys = page.waitForResponse(/operationName=CityJourneys/)
    const [shifts] = await Promise.all([findShifts(visited, trip), journeys])
    expect(shifts).toEqual([])
    await visited.close()
  })

  test('nothing moves for an account with an unfinished cart, on its first page and the others', async () => {
    const visited = await visit({ email, width, ...motion })
    const { page, context, complaints } = visited
    await context.addInitScript(recorded)
    expect(await findShifts(visited, '/mes-favoris')).toEqual([])
    await expect.poll(() => page.evaluate('localStorage.cartReminder')).toBe('1')
    // Drawn before the cart was known; the next pages have its line.
    expect(await banner(page).count()).toBe(0)
    for (const path of [...accountPaths, '/faq', trip]) {
      const isReminded = path !== '/my-account'
      expect(await findShifts(visited, path, isReminded ? banner(page) : undefined)).toEqual([])
      expect([path, await banner(page).count()]).toEqual([path, isReminded ? 1 : 0])
    }
    expect(complaints).toEqual([])
    await visited.close()
  })
})

test.each(['tel:', 'aria-label="Mes favoris', 'aria-busy="true"'])(
  'nothing moves when the first paint has the header up to %s',
  async (mark) => {
    const { page, context, complaints, close } = await visitCut(motion)
    await context.addInitScript(recorded)
    const release = pages.before(mark)
    await page.goto(`${origin}/faq`, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(painted)).toBe(true)
    release()
    await untilTakenOver(page)
    await drawn(page)
    expect(await page.evaluate('shifts')).toEqual([])
    expect(complaints).toEqual([])
    await close()
  },
)
