import type { Detail } from '#gateway/graph/expeditions/detail.model.ts'
import type { DayRoute } from '#gateway/graph/schema.generated.ts'
import { list, numberOrNull, recordOrNull, text, whole, wholeOrNull } from '#gateway/upstream/read.ts'
import { type RoutePosition, type RouteSource, routeDays } from '#rules/route.ts'
import { routeSentence } from '#rules/routeText.ts'

type Route = Pick<RouteSource, 'lines' | 'stops'>

/** Reads the first line, by days where the service names them, and the stops of a GeoJSON route. */
export function readRoute(geojson: unknown): Route {
  const read: { lines: Route['lines']; stops: RouteSource['stops'][number][] } = { lines: [], stops: [] }
  for (const feature of list(recordOrNull(geojson)?.features, recordOrNull)) {
    const geometry = recordOrNull(feature?.geometry)
    const properties = recordOrNull(feature?.properties)
    if (geometry?.type === 'LineString' && read.lines.length === 0)
      read.lines = toLines(list(geometry.coordinates, toPosition), properties?.days)
    const position = geometry?.type === 'Point' ? toPosition(geometry.coordinates) : null
    if (position)
      read.stops.push({ label: text(properties?.label), day: wholeOrNull(properties?.day), position })
  }
  return read
}

/** One line for each day that has a part: a transfer between two days is no track. */
function toLines(line: (RoutePosition | null)[], days: unknown): Route['lines'] {
  const parts = list(days, recordOrNull).map((part) => ({
    day: wholeOrNull(part?.day),
    positions: line.slice(Math.max(0, whole(part?.from, -1)), whole(part?.to, -1) + 1),
  }))
  return (parts.length > 0 ? parts : [{ day: null, positions: line }])
    .map(({ day, positions }) => ({ day, positions: positions.filter((position) => position !== null) }))
    .filter(({ positions }) => positions.length > 1)
}

function toPosition(coordinates: unknown): RoutePosition | null {
  const [longitude, latitude, elevation] = list(coordinates, numberOrNull)
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  return [longitude, latitude, elevation ?? null]
}

type Figures = Pick<Detail, 'days' | 'distanceKm' | 'elevationGainM'>

/** The days of a route in words; null where the service has too little of it. */
export function toDayRoutes(
  geojson: unknown,
  { days, distanceKm, elevationGainM }: Figures,
): DayRoute[] | null {
  const { lines, stops } = readRoute(geojson)
  if (lines.length === 0) return null
  const found = routeDays({
    lines,
    stops,
    distanceKm,
    elevationGainM,
    days: (days ?? []).map(({ day, from, to, km, ascent, descent }) => ({
      day,
      from: from ?? null,
      to: to ?? null,
      km: km ?? null,
      ascent: ascent ?? null,
      descent: descent ?? null,
    })),
  })
  return (
    found?.map((day) => ({
      day: day.day,
      text: routeSentence(day),
      distanceKm: day.distanceKm,
      ascentM: day.ascentM,
      descentM: day.descentM,
    })) ?? null
  )
}
