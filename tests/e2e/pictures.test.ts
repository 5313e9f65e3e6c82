import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { imageBreakpoints, maxPixelRatio } from '#schema/constants.ts'
import { site } from '#tests/support/site.ts'
import { open, visits } from '#tests/support/visits.ts'

const visit = visits(site())

type Shown = { width: number; chosen: number }

/** Every photograph that has come, with its width on the screen and the width that the browser chose. */
const photographs = (page: Page): Promise<Shown[]> =>
  page.evaluate(`[...document.images]
    .map(({ currentSrc, clientWidth }) => ({ width: clientWidth, chosen: Number(new URL(currentSrc || '/', location).searchParams.get('w')) }))
    .filter(({ width, chosen }) => width > 0 && chosen > 0)`)

const largestFor = (width: number) =>
  [...imageBreakpoints, ...imageBreakpoints.map((each) => each * maxPixelRatio)]
    .toSorted((one, other) => one - other)
    .find((each) => each >= width * maxPixelRatio)

test.each([2, 2.625, 3, 3.5])(
  'at %s pixels a point no photograph is larger than for two',
  async (deviceScaleFactor) => {
    const { page, close } = await visit({ width: 390, deviceScaleFactor })
    for (const path of ['/expeditions', '/expeditions/balcons-de-la-vanoise']) {
      await open(page, path)
      await expect.poll(async () => (await photographs(page)).length).toBeGreaterThan(0)
      const shown = await photographs(page)
      expect(shown.filter(({ width, chosen }) => chosen > (largestFor(width) ?? chosen))).toEqual([])
      expect(shown.filter(({ width, chosen }) => chosen < width)).toEqual([])
    }
    await close()
  },
)
