import { imageBreakpoints } from '#schema/constants.ts'

type Known = { name: string; width: number; height: number; alt: string; focalPoint: string }

/** A photograph that a page of the site chooses itself, as the gateway tells of those of the catalogue. */
export function sitePhoto({ name, ...known }: Known) {
  const address = `/images/${name}`
  const served = imageBreakpoints.filter((width) => width <= known.width)
  return {
    ...known,
    url: `${address}?w=${served.at(-1)}`,
    srcSet: served.map((width) => `${address}?w=${width} ${width}w`).join(', '),
    placeholder: null,
  }
}
