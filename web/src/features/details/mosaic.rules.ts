import { toCrop } from '#web/ui/pictureSizes.ts'

/** From `lg` up, for one to five photographs: a large one first, without gaps. */
const three = 'lg:grid-rows-2 lg:*:first:row-span-2 lg:grid-cols-[2fr_1fr_1fr]'
const mosaics = [
  '',
  'lg:grid-cols-2',
  'lg:grid-rows-2 lg:*:first:row-span-2 lg:grid-cols-[2fr_1fr]',
  `${three} lg:*:nth-2:row-span-2`,
  three,
]
export const inMosaic = mosaics.length

export const getMosaic = (count: number): string => mosaics[Math.min(count, inMosaic) - 1] ?? ''

/** Largest width and height of the first tile and of the others, in pixels. */
const small = [316, 196] as const
const tiles = [
  [[1280, 400]],
  [[636, 400]],
  [
    [848, 400],
    [424, 196],
  ],
  [[632, 400], [316, 400], small, small],
  [[632, 400], small],
] as const

type Shape = { width: number; height: number }

/**
 * Displayed width of a whole photograph, of which its tile shows a part. The ninth that phones cut off a usual
 * photograph does not count: 768 pixels of it show as much as 1024, at three fifths of the bytes.
 */
export function sizesInGallery(photograph: Shape, index: number, count: number): string {
  const [first, ...others] = tiles[Math.min(count, inMosaic) - 1] ?? tiles[0]
  const [width, height] = (index === 0 ? first : (others[index - 1] ?? others[0])) ?? first
  const inTile = Math.ceil(width * toCrop(photograph, width / height))
  const [wide, upright] = [2, 3 / 2].map((ratio) => Math.ceil(100 * toCrop(photograph, ratio)))
  const narrow = wide === upright ? '' : `(width >= 40rem) ${wide}vw, `
  return `(width >= 62.125rem) ${inTile}px, ${narrow}${upright}vw`
}
