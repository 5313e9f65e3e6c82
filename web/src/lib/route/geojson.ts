import { isRecord } from '#schema/json.ts'

/** Degrees east, degrees north, metres above the sea. */
export type Position = readonly [longitude: number, latitude: number, elevation: number]

/** A named place of a route, with the day that ends or starts there. */
export type Stop = { day: number | null; label: string; kind: string; position: Position }

/** A town or a water beside the route. */
type Name = { label: string; kind: string; position: Position }

/** Indices of a day's first and last positions on the line. */
type Part = { day: number; from: number; to: number }

export type Route = {
  line: Position[]
  parts: Part[]
  stops: Stop[]
  /** Polygons of rings; none where a service has no land. */
  land: Position[][][]
  rivers: Position[][]
  borders: Position[][]
  names: Name[]
}

function toPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined
  const [longitude, latitude, elevation = 0] = value
  return [longitude, latitude, elevation].every(Number.isFinite)
    ? [longitude, latitude, elevation]
    : undefined
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const present = <T>(value: T | undefined): value is T => value !== undefined
const listPositions = (value: unknown) => arrayOf(value).map(toPosition).filter(present)
const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function toPart(value: unknown): Part | undefined {
  if (!isRecord(value)) return undefined
  const { day, from, to } = value
  return typeof day === 'number' && typeof from === 'number' && typeof to === 'number'
    ? { day, from, to }
    : undefined
}

/** Reads the first line, the stops and the surroundings of a route, tolerating other features. */
export function readRoute(geojson: unknown): Route {
  const route: Route = { line: [], parts: [], stops: [], land: [], rivers: [], borders: [], names: [] }
  const features = isRecord(geojson) ? arrayOf(geojson.features) : []
  for (const { geometry, properties: input } of features.filter(isRecord)) {
    if (!isRecord(geometry)) continue
    const { type, coordinates } = geometry
    const properties = isRecord(input) ? input : {}
    const position = type === 'Point' ? toPosition(coordinates) : undefined
    if (position) route.stops.push(stopAt(position, properties))
    if (type === 'LineString' && route.line.length === 0) {
      route.line = listPositions(coordinates)
      route.parts = arrayOf(properties.days).map(toPart).filter(present)
    }
    readAround(route, { type, coordinates, properties })
  }
  return route
}

type Around = { type: unknown; coordinates: unknown; properties: Record<string, unknown> }

function readAround(route: Route, { type, coordinates, properties }: Around): void {
  const { kind } = properties
  if (type === 'MultiPolygon' && kind === 'land')
    route.land = arrayOf(coordinates).map((rings) => arrayOf(rings).map(listPositions))
  if (type === 'MultiLineString' && kind === 'river') route.rivers = arrayOf(coordinates).map(listPositions)
  if (type === 'MultiLineString' && kind === 'border') route.borders = arrayOf(coordinates).map(listPositions)
  if (type === 'MultiPoint' && kind === 'names')
    route.names = arrayOf(properties.names).flatMap((name, index) => {
      const position = toPosition(arrayOf(coordinates)[index])
      return position && isRecord(name)
        ? [{ label: toText(name.label), kind: toText(name.kind), position }]
        : []
    })
}

const stopAt = (position: Position, { day, label, kind }: Record<string, unknown>): Stop => ({
  day: typeof day === 'number' ? day : null,
  label: toText(label),
  kind: toText(kind),
  position,
})
