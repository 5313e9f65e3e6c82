import { isRecord } from '#schema/json.ts'

/** Degrees east, degrees north, metres above the sea. */
export type Position = readonly [longitude: number, latitude: number, elevation: number]

type Stop = { day: number | null; label: string; position: Position }

function positionOf(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined
  const [longitude, latitude, elevation = 0] = value
  return [longitude, latitude, elevation].every(Number.isFinite)
    ? [longitude, latitude, elevation]
    : undefined
}

/** Reads the first line and the stops of a route, tolerating other features. */
export function readRoute(geojson: unknown): { line: Position[]; stops: Stop[] } {
  const stops: Stop[] = []
  let line: Position[] = []
  const features = isRecord(geojson) && Array.isArray(geojson.features) ? geojson.features : []
  for (const { geometry, properties } of features.filter(isRecord)) {
    if (!isRecord(geometry)) continue
    const { type, coordinates } = geometry
    const { day, label } = isRecord(properties) ? properties : {}
    const position = type === 'Point' ? positionOf(coordinates) : undefined
    if (position)
      stops.push({
        day: typeof day === 'number' ? day : null,
        label: typeof label === 'string' ? label : '',
        position,
      })
    if (type === 'LineString' && Array.isArray(coordinates) && line.length === 0)
      line = coordinates.map(positionOf).filter((each) => each !== undefined)
  }
  return { line, stops }
}
