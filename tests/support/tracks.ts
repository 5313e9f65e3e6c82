import type { Recorded } from '#api/modules/agency/route/line.domain.ts'

export const header = '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="test">'
export const point = ([lon, lat, ele]: readonly [number, number, number?]) =>
  `<trkpt lat="${lat}" lon="${lon}">${ele === undefined ? '' : `<ele>${ele}</ele>`}<time>2026-07-04T08:00:00Z</time></trkpt>`
/** A GPX file of these segments. */
export const track = (...segments: (readonly [number, number, number?])[][]) =>
  `${header}<trk>${segments.map((points) => `<trkseg>${points.map(point).join('')}</trkseg>`).join('')}</trk></gpx>`

/** A walk of `count` points, about 5 m apart, with the noise of a receiver. */
export function walk(count: number): Recorded[] {
  let seed = 7
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648 - 0.5
  }
  return Array.from({ length: count }, (_, index): Recorded => {
    const turn = index / 16_000
    return [
      6.5 + 0.000_02 * index * 0.3 + 0.05 * Math.sin(turn) + 0.000_03 * noise(),
      45.2 + 0.04 * Math.cos(turn * 1.3) + 0.000_03 * noise(),
      1_500 + 400 * Math.sin(index / 2_500) + 4 * noise(),
    ]
  })
}
