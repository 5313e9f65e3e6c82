import { escapeXml } from '#gateway/server/site/xml.ts'
import { list, numberOrNull, recordOrNull, text } from '#gateway/upstream/read.ts'

type Point = { latitude: number; longitude: number; elevation: number | null }
type Read = { line: Point[]; stops: (Point & { name: string })[] }

/** Writes the route of an expedition as GPX 1.1; `undefined` without a line. */
export function writeGpx(name: string, geojson: unknown): string | undefined {
  const { line, stops } = readGeojson(geojson)
  if (line.length < 2) return undefined
  const title = `<name>${escapeXml(name)}</name>`
  const points = line.map((point) => `<trkpt ${at(point)}>${height(point)}</trkpt>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Explora" xmlns="http://www.topografix.com/GPX/1/1">
<metadata>${title}</metadata>
${stops.map((stop) => `<wpt ${at(stop)}>${height(stop)}<name>${escapeXml(stop.name)}</name></wpt>`).join('\n')}
<trk>${title}<trkseg>
${points.join('\n')}
</trkseg></trk>
</gpx>
`
}

const at = ({ latitude, longitude }: Point) => `lat="${latitude}" lon="${longitude}"`
const height = ({ elevation }: Point) => (elevation === null ? '' : `<ele>${elevation}</ele>`)

function readGeojson(geojson: unknown): Read {
  const read: Read = { line: [], stops: [] }
  for (const feature of list(recordOrNull(geojson)?.features, recordOrNull)) {
    const geometry = recordOrNull(feature?.geometry)
    if (geometry?.type === 'LineString' && read.line.length === 0)
      read.line = list(geometry.coordinates, pointOf).filter((point) => point !== null)
    const point = geometry?.type === 'Point' ? pointOf(geometry.coordinates) : null
    if (point) read.stops.push({ ...point, name: text(recordOrNull(feature?.properties)?.label) })
  }
  return read
}

function pointOf(position: unknown): Point | null {
  const [longitude, latitude, elevation] = list(position, numberOrNull)
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  return { latitude, longitude, elevation: elevation ?? null }
}
