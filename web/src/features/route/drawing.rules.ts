import { kmBetween, type Leg, type Track } from '#web/features/route/track.rules.ts'
import type { Position } from '#web/lib/route/geojson.ts'
import type { Point } from '#web/ui/map/projection.ts'

/** The right margin holds the small map of Europe. */
export const plan = { width: 640, height: 400, margin: 44, right: 156 }
export const side = { width: 640, height: 120, margin: 12 }

export type DrawnLeg = {
  day: number
  path: string
  /** Where the night is spent, or the route ends. */
  end: Point
  /** Stops on the way. */
  passed: Point[]
  profile: string
  /** Start and end of the day on the profile. */
  from: number
  to: number
}

export type Drawing = { legs: DrawnLeg[]; start: Point; scale: { km: number; width: number } }

/** The route as paths: a Mercator plan, and a profile by distance. */
export function drawTrack({ positions, legs, low, high }: Track): Drawing {
  const { toPoint, scale } = projection(positions)
  const [first = positions[0]] = positions
  let gone = 0
  const whole = lengthOf(positions)
  const drawn = legs.map((leg) => {
    const from = gone
    gone += lengthOf(leg.positions)
    return {
      day: leg.day,
      ...seenFromAbove(leg, toPoint),
      ...seenFromTheSide(leg, from / whole, gone / whole, { low, high }),
    }
  })
  return { legs: drawn, start: first ? toPoint(first) : { x: 0, y: 0 }, scale }
}

function seenFromAbove({ positions, stops }: Leg, toPoint: (position: Position) => Point) {
  const points = positions.map(toPoint)
  return {
    path: pathOf(points),
    end: points.at(-1) ?? { x: 0, y: 0 },
    passed: stops.slice(0, -1).map(({ position }) => toPoint(position)),
  }
}

type Heights = { low: number; high: number }

function seenFromTheSide({ positions }: Leg, start: number, end: number, { low, high }: Heights) {
  const whole = lengthOf(positions) || 1
  const [from, to] = [round(start * side.width), round(end * side.width)]
  let gone = 0
  const points = positions.map((position, index) => {
    const before = positions[index - 1]
    if (before) gone += kmBetween(before, position)
    const height = (position[2] - low) / Math.max(1, high - low)
    return {
      x: round(from + (gone / whole) * (to - from)),
      y: round(side.height - side.margin - height * (side.height - 2 * side.margin)),
    }
  })
  return { profile: `${pathOf(points)}L${to} ${side.height}L${from} ${side.height}Z`, from, to }
}

const lengthOf = (positions: Position[]) =>
  positions.reduce((sum, position, index) => {
    const before = positions[index - 1]
    return before ? sum + kmBetween(before, position) : 0
  }, 0)

function projection(positions: Position[]) {
  const middle = Math.cos(((positions[0]?.[1] ?? 0) * Math.PI) / 180)
  const flats = positions.map(([longitude, latitude]) => ({ x: longitude * middle, y: -latitude }))
  const [left, right] = [Math.min(...flats.map(({ x }) => x)), Math.max(...flats.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...flats.map(({ y }) => y)), Math.max(...flats.map(({ y }) => y))]
  const scale = Math.min(
    (plan.width - plan.margin - plan.right) / (right - left || 1e-6),
    (plan.height - 2 * plan.margin) / (bottom - top || 1e-6),
  )
  const toPoint = ([longitude, latitude]: Position): Point => ({
    x: round((plan.width + plan.margin - plan.right) / 2 + (longitude * middle - (left + right) / 2) * scale),
    y: round(plan.height / 2 + (-latitude - (top + bottom) / 2) * scale),
  })
  return { toPoint, scale: scaleBar(scale / kmOfDegree) }
}

const kmOfDegree = 111.2

/** The roundest length of about a seventh of the drawing. */
export function scaleBar(unitsOfKm: number): { km: number; width: number } {
  const wanted = plan.width / 7 / unitsOfKm
  const power = 10 ** Math.floor(Math.log10(wanted))
  const km = ([5, 2, 1].find((each) => each * power <= wanted) ?? 1) * power
  return { km, width: round(km * unitsOfKm) }
}

const round = (value: number) => Math.round(value * 10) / 10

const pathOf = (points: Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
