import { readRoute } from '#gateway/graph/expeditions/route.model.ts'
import { approximate } from '#gateway/server/site/gpx.content.ts'
import { escapeXml } from '#gateway/server/site/xml.ts'
import type { RoutePosition } from '#rules/route.ts'

/** Writes the route of an expedition as GPX 1.1; `undefined` without a line. */
export function writeGpx(name: string, geojson: unknown): string | undefined {
  const { lines, stops, isApproximate } = readRoute(geojson)
  if (lines.length === 0) return undefined
  const title = `<name>${escapeXml(name)}</name>`
  const warning = isApproximate ? `<desc>${escapeXml(approximate)}</desc>` : ''
  const places = stops.map(
    ({ position, label }) => `<wpt ${at(position)}>${height(position)}<name>${escapeXml(label)}</name></wpt>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Explora" xmlns="http://www.topografix.com/GPX/1/1">
<metadata>${title}${warning}</metadata>
${places.join('\n')}
<trk>${title}${warning}${lines.map(({ positions }) => toSegment(positions)).join('')}</trk>
</gpx>
`
}

function toSegment(positions: readonly RoutePosition[]): string {
  const points = positions.map((position) => `<trkpt ${at(position)}>${height(position)}</trkpt>`)
  return `<trkseg>\n${points.join('\n')}\n</trkseg>`
}

const at = ([longitude, latitude]: RoutePosition) => `lat="${latitude}" lon="${longitude}"`
const height = ([, , elevation]: RoutePosition) => (elevation === null ? '' : `<ele>${elevation}</ele>`)
