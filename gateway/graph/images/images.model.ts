import type { Image } from '#gateway/graph/schema.generated.ts'
import { number, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'
import { imageBreakpoints, maxPixelRatio } from '#schema/constants.ts'

/** Widths of the specification's breakpoints, at one and two device pixels a pixel. */
export const widths: readonly number[] = [
  ...new Set(imageBreakpoints.flatMap((width) => [width, width * maxPixelRatio])),
].sort((one, other) => one - other)

/** Maps a photograph of the REST API, or the bare address that another service sends. */
export type ToImage = (photo: unknown, alt?: string) => Image | null

type PhotoHosts = { imageBase: string; apiUrl?: string | undefined }

/**
 * Serves our photographs at `imageBase` in every width, and resolves other addresses against the host of
 * `apiUrl`.
 */
export function imageMapper({ imageBase: base, apiUrl }: PhotoHosts): ToImage {
  const toBareImage = bareImageMapper(base, apiUrl)
  return (photo, alt = '') => {
    const known = recordOrNull(photo)
    if (!known) return toBareImage(textOrNull(photo), alt)
    const name = text(known.name)
    if (!isOurs(name)) return toBareImage(textOrNull(known.url), text(known.alt, alt))
    const width = whole(known.width, 1280)
    const focus = recordOrNull(known.focus)
    return {
      ...toSizes(`${base}/${name}`, width),
      width,
      height: whole(known.height, Math.round(width / 1.5)),
      alt: text(known.alt, alt),
      placeholder: textOrNull(known.color),
      focalPoint: `${number(focus?.x, 50)}% ${number(focus?.y, 50)}%`,
    }
  }
}

const isOurs = (name: string) => /^[\w-]+\.jpg$/.test(name)

/** Origins from which pages may load photographs, besides the site's own. */
export const photoOrigins = ({ imageBase, apiUrl = '' }: PhotoHosts): string[] =>
  [imageBase, apiUrl]
    .filter((address) => address.startsWith('http'))
    .map((address) => new URL(address).origin)

/** Our addresses contain the name of the photograph; others give nothing but themselves. */
const bareImageMapper =
  (base: string, apiUrl?: string) =>
  (address: string | null, alt: string): Image | null => {
    if (!address) return null
    const name = /^\/images\/([\w-]+\.jpg)(?:\?|$)/.exec(address)?.[1]
    const size = { width: 1280, height: 853, alt, placeholder: null, focalPoint: '50% 50%' }
    if (name) return { ...toSizes(`${base}/${name}`, 1280), ...size }
    return { url: URL.parse(address, apiUrl)?.href ?? address, srcSet: '', ...size }
  }

function toSizes(address: string, width: number): { url: string; srcSet: string } {
  const served = widths.filter((each) => each <= width)
  const largest = served.at(-1) ?? imageBreakpoints[0]
  return {
    url: `${address}?w=${largest}`,
    srcSet: served.map((each) => `${address}?w=${each} ${each}w`).join(', '),
  }
}
