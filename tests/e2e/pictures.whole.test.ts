import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { imageBreakpoints, maxPixelRatio } from '#schema/constants.ts'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const visit = visits(site())

type Shown = { name: string; width: number; chosen: number }

/**
 * All loaded photographs, with the width at which they are displayed, the part that their box cuts off
 * included, and the width that the browser chose.
 */
const photographs = (page: Page): Promise<Shown[]> =>
  page.evaluate(`[...document.images]
    .map((image) => ({
      src: new URL(image.currentSrc || '/', location),
      width: Math.max(image.clientWidth, Math.floor(image.clientHeight * image.naturalWidth / image.naturalHeight)),
    }))
    .map(({ src, width }) => ({ name: src.pathname, width, chosen: Number(src.searchParams.get('w')) }))
    .filter(({ width, chosen }) => width > 0 && chosen > 0)`)

/** Chromium reuses a larger copy that it has loaded: only the largest of each counts. */
const largestOfEach = (shown: Shown[]) =>
  [...Map.groupBy(shown, ({ name }) => name).values()].map((copies) =>
    copies.reduce((largest, each) => (each.width > largest.width ? each : largest)),
  )

const largestFor = (width: number) =>
  [...imageBreakpoints, ...imageBreakpoints.map((each) => each * maxPixelRatio)]
    .toSorted((one, other) => one - other)
    .find((each) => each >= width * maxPixelRatio)

const paths = ['/expeditions', '/expeditions/balcons-de-la-vanoise']

/** The largest ratio of each rule of `sizes`, and one beyond. */
const ratios = [2, 3, 3.5]

test.each(ratios.flatMap((ratio) => paths.map((path) => [ratio, path] as const)))(
  'at %s pixels a point, loads no photograph of %s larger than for two',
  async (deviceScaleFactor, path) => {
    // A visit for each page: a larger copy loaded by another would be reused.
    const { page, close } = await visit({ width: 390, deviceScaleFactor })
    await open(page, path)
    await expect.poll(async () => (await photographs(page)).length).toBeGreaterThan(0)
    const shown = await photographs(page)
    expect(
      largestOfEach(shown).filter(({ width, chosen }) => chosen > (largestFor(width) ?? chosen)),
    ).toEqual([])
    expect(shown.filter(({ width, chosen }) => chosen < width)).toEqual([])
    await close()
  },
)

test('a phone loads the photographs of a trip at the width of its window, without scripts too', async () => {
  const { page, close } = await visit({ width: 412, deviceScaleFactor: 1.75, javaScriptEnabled: false })
  await page.goto(`${origin}/expeditions/balcons-de-la-vanoise`)
  const shown = async () => (await photographs(page)).slice(0, 2)
  await expect.poll(shown).toMatchObject([{ chosen: 768 }, { chosen: 768 }])
  await close()
})
