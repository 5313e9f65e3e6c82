import { type Position, readRoute, type Stop } from '#web/lib/route/geojson.ts'

/** The drawn line of a day, or of the whole route when the service names no days. */
export type Leg = { day: number | null; positions: Position[] }

export type Track = { legs: Leg[]; stops: Stop[]; land: Position[][][] }

/** The route as its service gives it; undefined without a line. */
export function readTrack(geojson: unknown): Track | undefined {
  const { line, parts, stops, land } = readRoute(geojson)
  const legs = parts
    .map(({ day, from, to }) => ({ day, positions: line.slice(Math.max(0, from), to + 1) }))
    .filter(({ positions }) => positions.length > 1)
  if (legs.length > 0) return { legs, stops, land }
  return line.length > 1 ? { legs: [{ day: null, positions: line }], stops, land } : undefined
}

const radians = Math.PI / 180
const earthKm = 6371

export function kmBetween([west, south]: Position, [east, north]: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const angle = half(south, north) + Math.cos(south * radians) * Math.cos(north * radians) * half(west, east)
  return 2 * earthKm * Math.asin(Math.sqrt(angle))
}

/** Distances along a line to each of its positions, in kilometres. */
export function distancesOf(positions: Position[]): number[] {
  let gone = 0
  return positions.map((position, index) => {
    const before = positions[index - 1]
    if (before) gone += kmBetween(before, position)
    return gone
  })
}
