import { imageBreakpoints } from '#schema/constants.ts'

type Known = { name: string; width: number; height: number; alt: string; focalPoint: string }

/** A photograph chosen by a page of the site, in the shape of the catalogue's. */
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
