import { type Position, readRoute } from '#web/lib/route/geojson.ts'

type Stop = ReturnType<typeof readRoute>['stops'][number]

/** One day's walk; figures are approximate. */
export type Leg = {
  day: number
  positions: Position[]
  stops: Stop[]
  distanceKm: number
  ascentM: number
  descentM: number
}

export type Track = { positions: Position[]; legs: Leg[]; low: number; high: number }

/** Published totals of the expedition, which a line of a few points underestimates. */
export type Totals = { distanceKm: number | null; elevationGainM: number | null }

/** The route, split at the end of each day; undefined without a line. */
export function readTrack(geojson: unknown, totals: Totals): Track | undefined {
  const { line, stops } = readRoute(geojson)
  if (line.length < 2) return undefined
  const elevations = line.map(([, , elevation]) => elevation)
  return {
    positions: line,
    legs: fitted(legsOf(line, stops), totals),
    low: Math.min(...elevations),
    high: Math.max(...elevations),
  }
}

function legsOf(line: Position[], stops: Stop[]): Leg[] {
  const ends = endsOf(line, stops)
  let from = 0
  return [...ends].map(([day, end], index) => {
    const to = index === ends.size - 1 ? line.length - 1 : end
    const positions = line.slice(from, to + 1)
    from = to
    return { day, positions, stops: stops.filter((stop) => stop.day === day), ...measure(positions) }
  })
}

/** Position on the line of each day's end: its last stop, never before the previous day's. */
function endsOf(line: Position[], stops: Stop[]): Map<number, number> {
  const ends = new Map<number, number>()
  let reached = 0
  for (const { day, position } of stops) {
    if (day === null) continue
    reached = nearest(line, position, reached)
    ends.set(day, reached)
  }
  return ends.size > 0 ? ends : new Map([[1, line.length - 1]])
}

function nearest(line: Position[], place: Position, from: number): number {
  const distances = line.slice(from).map((position) => kmBetween(position, place))
  return from + distances.indexOf(Math.min(...distances))
}

const radians = Math.PI / 180
const earthKm = 6371

export function kmBetween([west, south]: Position, [east, north]: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const angle = half(south, north) + Math.cos(south * radians) * Math.cos(north * radians) * half(west, east)
  return 2 * earthKm * Math.asin(Math.sqrt(angle))
}

function measure(positions: Position[]): Pick<Leg, 'distanceKm' | 'ascentM' | 'descentM'> {
  const steps = positions.slice(1).flatMap((to, index) => {
    const from = positions[index]
    return from ? [{ km: kmBetween(from, to), up: to[2] - from[2] }] : []
  })
  return {
    distanceKm: steps.reduce((sum, { km }) => sum + km, 0),
    ascentM: steps.reduce((sum, { up }) => sum + Math.max(0, up), 0),
    descentM: steps.reduce((sum, { up }) => sum + Math.max(0, -up), 0),
  }
}

/**
 * A drawn line is shorter and smoother than the path: scales each day to its share of the published totals.
 */
function fitted(legs: Leg[], { distanceKm, elevationGainM }: Totals): Leg[] {
  const longer = growth(
    distanceKm,
    legs.reduce((sum, leg) => sum + leg.distanceKm, 0),
  )
  const steeper = growth(
    elevationGainM,
    legs.reduce((sum, leg) => sum + leg.ascentM, 0),
  )
  return legs.map((leg) => {
    const more = leg.ascentM * (steeper - 1)
    return {
      ...leg,
      distanceKm: leg.distanceKm * longer,
      ascentM: leg.ascentM + more,
      // Additional ascent is descended again: the day's end stays at its height.
      descentM: Math.max(0, leg.descentM + more),
    }
  })
}

const growth = (published: number | null, drawn: number) =>
  published !== null && drawn > 0 ? published / drawn : 1
