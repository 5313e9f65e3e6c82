import { imageBreakpoints, maxPixelRatio } from '#schema/constants.ts'

/** Maximum width of a card in pixels. */
const cardWidths = imageBreakpoints.filter((width) => width <= 1024)
const address = /^(.+\?w=)(\d+)$/

/**
 * The same photograph in the widths of cards, none larger than the original, nor than a fixed width in `sizes`
 * needs; other addresses stay unchanged.
 */
export function toSmallerPicture(url: string, sizes: string, crop = 1): { url: string; srcSet: string } {
  const [, base = '', largest = '0'] = address.exec(url) ?? []
  const [, fixed = Number.POSITIVE_INFINITY] = /^(\d+)px$/.exec(sizes) ?? []
  const needed = Number(fixed) * crop * maxPixelRatio
  const served = cardWidths.filter(
    (width, index) => width <= Number(largest) && (cardWidths[index - 1] ?? 0) < needed,
  )
  if (served.length === 0) return { url, srcSet: '' }
  return {
    url: `${base}${served[Math.min(1, served.length - 1)]}`,
    srcSet: served.map((width) => `${base}${width} ${width}w`).join(', '),
  }
}

/** Screens with a pixel ratio above `above`, up to `upTo`. Above 3 they are phones: the narrowest size counts for all. */
const denser = [
  { above: 3, upTo: 4, counted: 1 },
  { above: maxPixelRatio, upTo: 3, counted: Number.POSITIVE_INFINITY },
]

/**
 * Ratio of the photograph's width to the width of its box of the ratio `box`, which cuts its sides: `sizes`
 * counts the whole photograph.
 */
export const toCrop = ({ width, height }: { width: number; height: number }, box: number): number =>
  Math.max(1, Math.round((100 * width) / height / box) / 100)

/**
 * Limits the pixel ratio for which browsers choose from `srcset`: a smaller width in `sizes` is the only way.
 * Widths count `crop` times.
 */
export function limitRatio(sizes: string, crop = 1): string {
  const whole = sizes.split(',')
  const limited = denser.flatMap(({ above, upTo, counted }) =>
    whole.slice(-counted).map((size) => {
      const [, condition, width] = /^(?:(\(.+\)) )?(\S+)$/.exec(size.trim()) ?? []
      const when = `(min-resolution:${above}.01dppx)${condition ? ` and ${condition}` : ''}`
      return `${when} calc(${width}*${maxPixelRatio * crop}/${upTo})`
    }),
  )
  const plain = crop === 1 ? whole : whole.map((size) => size.replace(/(?<!\S)\S+$/, `calc($&*${crop})`))
  return [...limited, ...plain].join()
}

/** The photograph of a URL, whose query is only the width. */
export const getFile = (image: { url: string } | null): string | undefined => image?.url.split('?')[0]
