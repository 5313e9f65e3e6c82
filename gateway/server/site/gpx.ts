import { approximate } from '#gateway/server/site/gpx.content.ts'
import { escapeXml } from '#gateway/server/site/xml.ts'
import { list, numberOrNull, recordOrNull, text, whole } from '#gateway/upstream/read.ts'

type Point = { latitude: number; longitude: number; elevation: number | null }
type Read = { segments: Point[][]; stops: (Point & { name: string })[]; isApproximate: boolean }

/** Writes the route of an expedition as GPX 1.1; `undefined` without a line. */
export function writeGpx(name: string, geojson: unknown): string | undefined {
  const { segments, stops, isApproximate } = readGeojson(geojson)
  if (segments.length === 0) return undefined
  const title = `<name>${escapeXml(name)}</name>`
  const warning = isApproximate ? `<desc>${escapeXml(approximate)}</desc>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Explora" xmlns="http://www.topografix.com/GPX/1/1">
<metadata>${title}${warning}</metadata>
${stops.map((stop) => `<wpt ${at(stop)}>${height(stop)}<name>${escapeXml(stop.name)}</name></wpt>`).join('\n')}
<trk>${title}${warning}${segments.map(toSegment).join('')}</trk>
</gpx>
`
}

function toSegment(points: Point[]): string {
  const lines = points.map((point) => `<trkpt ${at(point)}>${height(point)}</trkpt>`)
  return `<trkseg>\n${lines.join('\n')}\n</trkseg>`
}

const at = ({ latitude, longitude }: Point) => `lat="${latitude}" lon="${longitude}"`
const height = ({ elevation }: Point) => (elevation === null ? '' : `<ele>${elevation}</ele>`)

function readGeojson(geojson: unknown): Read {
  const read: Read = { segments: [], stops: [], isApproximate: false }
  for (const feature of list(recordOrNull(geojson)?.features, recordOrNull)) {
    const geometry = recordOrNull(feature?.geometry)
    const properties = recordOrNull(feature?.properties)
    if (geometry?.type === 'LineString' && read.segments.length === 0) {
      read.segments = segmentsOf(list(geometry.coordinates, pointOf), properties?.days)
      read.isApproximate = properties?.approximate === true
    }
    const point = geometry?.type === 'Point' ? pointOf(geometry.coordinates) : null
    if (point) read.stops.push({ ...point, name: text(properties?.label) })
  }
  return read
}

/** One segment for each day that has a part of the line: a transfer between two days is no track. */
function segmentsOf(line: (Point | null)[], days: unknown): Point[][] {
  const parts = list(days, recordOrNull).map((day) => [whole(day?.from, -1), whole(day?.to, -1)])
  const lines =
    parts.length > 0 ? parts.map(([from = 0, to = 0]) => line.slice(Math.max(0, from), to + 1)) : [line]
  return lines.map((part) => part.filter((point) => point !== null)).filter((part) => part.length > 1)
}

function pointOf(position: unknown): Point | null {
  const [longitude, latitude, elevation] = list(position, numberOrNull)
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  return { latitude, longitude, elevation: elevation ?? null }
}
