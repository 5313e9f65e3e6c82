import { endKind, riverModes } from '#web/features/route/route.content.ts'
import { type Position, type Route, readRoute, type Stop } from '#web/lib/route/geojson.ts'

/** The drawn line of a day, or of the whole route when the service names no days. */
export type Leg = {
  day: number | null
  positions: Position[]
  from?: string
  to?: string
  km?: number
  isOnRiver?: boolean
}

export type Track = Pick<Route, 'stops' | 'land' | 'rivers' | 'borders' | 'names'> & { legs: Leg[] }

/** A day by its author's words. */
type Day = { day: number; from: string | null; to: string | null; mode: string | null; km: number | null }

/** The route as its service gives it; undefined without a line. */
export function readTrack(geojson: unknown, days: readonly Day[] = []): Track | undefined {
  const { line, parts, ...around } = readRoute(geojson)
  const legs = parts
    .map(({ day, from, to }) => ({
      day,
      positions: line.slice(Math.max(0, from), to + 1),
      ...toWords(days.find((each) => each.day === day)),
    }))
    .filter(({ positions }) => positions.length > 1)
  if (legs.length > 0) return { ...around, legs }
  return line.length > 1 ? { ...around, legs: [{ day: null, positions: line }] } : undefined
}

const toWords = ({ from, to, mode, km }: Partial<Day> = {}) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(km && { km }),
  isOnRiver: riverModes.includes(mode ?? ''),
})

/** Ends of a leg that no place of the route is at. */
export function endsAsStops({ day, positions, from, to }: Leg, stops: Stop[]): Stop[] {
  const ends: [label: string | undefined, position: Position | undefined][] = [
    [from, positions[0]],
    [to === from ? undefined : to, positions.at(-1)],
  ]
  return ends.flatMap(([label, position]) => {
    if (!label || !position) return []
    const isNamed = stops.some((stop) => stop.label === label || kmBetween(stop.position, position) < 0.4)
    return isNamed ? [] : [{ day, label, kind: endKind, position }]
  })
}

const radians = Math.PI / 180
const earthKm = 6371

export function kmBetween([west, south]: Position, [east, north]: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const angle = half(south, north) + Math.cos(south * radians) * Math.cos(north * radians) * half(west, east)
  return 2 * earthKm * Math.asin(Math.sqrt(angle))
}

/** Distances along a line to each of its positions, in kilometres. */
export function computeDistances(positions: Position[]): number[] {
  let gone = 0
  return positions.map((position, index) => {
    const before = positions[index - 1]
    if (before) gone += kmBetween(before, position)
    return gone
  })
}
