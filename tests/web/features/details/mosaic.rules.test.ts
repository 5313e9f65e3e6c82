import { expect, test } from 'vitest'
import { sizesInGallery } from '#web/features/details/mosaic.rules.ts'

const usual = { width: 1600, height: 1067 }
const [panorama, square, upright] = [
  { width: 1600, height: 800 },
  { width: 1200, height: 1200 },
  { width: 1000, height: 1500 },
]
const inTiles = (shape: typeof usual, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Number.parseFloat(sizesInGallery(shape, index, count).slice(21)),
  )

test.each([
  [1, [1280]],
  [2, [636, 636]],
  [3, [848, 424, 424]],
  [4, [632, 600, 316, 316]],
  [6, [632, 316, 316, 316, 316, 316]],
])(
  '%i photographs of the usual shape are as wide as their tiles, or as their heights require',
  (count, widths) => {
    expect(inTiles(usual, count)).toEqual(widths.map((width) => expect.closeTo(width, -1)))
  },
)

test.each([
  ['a panorama', panorama, [800, 392]],
  ['a square', square, [632, 316]],
  ['an upright one', upright, [632, 316]],
])('%s is counted whole, not as its tile cuts it', (_, shape, widths) => {
  expect(inTiles(shape, 5).slice(0, 2)).toEqual(widths.map((width) => expect.closeTo(width, -1)))
})

test.each([
  ['usual', usual, 'px, 100vw'],
  ['panorama', panorama, '(width >= 40rem) 100vw, 133vw'],
  ['upright', upright, 'px, 100vw'],
])(
  '%s: in the strip of phones by the width of the window, without what its box cuts off a usual one',
  (_, shape, sizes) => {
    expect(sizesInGallery(shape, 0, 5)).toContain(sizes)
  },
)
