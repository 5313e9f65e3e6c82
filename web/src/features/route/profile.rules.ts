import { linePath, round } from '#web/features/route/drawing.rules.ts'
import { profileKinds, waterModes } from '#web/features/route/route.content.ts'
import { listSteps, type Placed, type ProfileStep } from '#web/features/route/steps.rules.ts'
import { computeDistances, kmBetween, type Leg, type Track } from '#web/features/route/track.rules.ts'
import type { Position, Stop } from '#web/lib/route/geojson.ts'
import type { Point } from '#web/ui/map/projection.ts'

export const side = { width: 640, height: 190, left: 66, right: 10, top: 34, bottom: 26 }

/** A day on foot, on skis or by bike; on water there is nothing to climb. */
export type ProfileDay = { day: number; km: number | null; mode: string | null }

export type ProfileBand = { day: number | null; path: string; from: number; to: number }

export type Profile = {
  bands: ProfileBand[]
  /** Round altitudes with their height on the drawing. */
  altitudes: { metres: number; y: number }[]
  distances: { km: number; x: number }[]
  names: { x: number; y: number; text: string }[]
  steps: ProfileStep[]
  /** Place of a step on the drawing. */
  toPoint: (step: ProfileStep) => Point
  low: number
  high: number
  km: number
}

/** A lower range would draw hills as mountains. */
const narrowestRange = 200

/** Altitude by distance, each day as long as its author says; undefined without a climb to draw. */
export function toProfile(track: Track, days: readonly ProfileDay[]): Profile | undefined {
  const toDay = new Map(days.map((day) => [day.day, day]))
  const legs = track.legs.filter(({ day }) => !waterModes.includes(toDay.get(day ?? 0)?.mode ?? ''))
  const elevations = legs.flatMap(({ positions }) => positions.map(([, , elevation]) => elevation))
  const [low, high] = [Math.min(...elevations), Math.max(...elevations)]
  if (!(high > low)) return undefined
  const lengths = legs.map((leg) => toDay.get(leg.day ?? 0)?.km ?? computeLength(leg))
  const km = lengths.reduce((sum, length) => sum + length, 0)
  const { toY, altitudes } = altitudeAxis(low, high)
  const toX = (distance: number) => round(side.left + (distance / km) * (side.width - side.left - side.right))
  let gone = 0
  const placed = legs.map((leg, index) => {
    const from = gone
    gone += lengths[index] ?? 0
    return { leg, from, length: lengths[index] ?? 0 }
  })
  return {
    bands: placed.map((each) => toBand(each, toX, toY)),
    altitudes,
    distances: distanceAxis(km).map((distance) => ({ km: distance, x: toX(distance) })),
    names: listNames(placed, track.stops, toX, toY),
    steps: listSteps(placed, km),
    toPoint: (step) => ({ x: toX(step.km), y: toY(step.position[2]) }),
    low,
    high,
    km,
  }
}

const computeLength = ({ positions }: Leg) => computeDistances(positions).at(-1) ?? 0

type Scale = (value: number) => number

function toBand(placed: Placed, toX: Scale, toY: Scale): ProfileBand {
  const [from, to] = [toX(placed.from), toX(placed.from + placed.length)]
  const ground = side.height - side.bottom
  const path = `${linePath(listPoints(placed, toX, toY))}L${to} ${ground}L${from} ${ground}Z`
  return { day: placed.leg.day, path, from, to }
}

function listPoints({ leg, from, length }: Placed, toX: Scale, toY: Scale): Point[] {
  const along = computeDistances(leg.positions)
  const whole = along.at(-1) || 1
  return leg.positions.map(([, , elevation], index) => ({
    x: toX(from + ((along[index] ?? 0) / whole) * length),
    y: toY(elevation),
  }))
}

function altitudeAxis(low: number, high: number): { toY: Scale; altitudes: Profile['altitudes'] } {
  const middle = (low + high) / 2
  const range = Math.max(high - low, narrowestRange)
  const step = [50, 100, 200, 250, 500, 1000].find((each) => range / each <= 4) ?? 2000
  const bottom = Math.max(0, Math.floor((middle - range / 2) / step) * step)
  const top = Math.max(Math.ceil((middle + range / 2) / step) * step, bottom + step)
  const toY = (metres: number) =>
    round(
      side.height -
        side.bottom -
        ((metres - bottom) / (top - bottom)) * (side.height - side.top - side.bottom),
    )
  const count = Math.round((top - bottom) / step)
  const altitudes = Array.from({ length: count + 1 }, (_, index) => bottom + index * step)
  return { toY, altitudes: altitudes.map((metres) => ({ metres, y: toY(metres) })) }
}

function distanceAxis(km: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => km / each <= 6) ?? 200
  return Array.from({ length: Math.floor(km / step) + 1 }, (_, index) => index * step)
}

/** Huts, passes and summits within half a kilometre of the line, those that have room for their name. */
function listNames(placed: Placed[], stops: Stop[], toX: Scale, toY: Scale): Profile['names'] {
  const points = placed.flatMap((each) => listPoints(each, toX, toY))
  const found = stops
    .filter(({ kind }) => profileKinds.includes(kind))
    .flatMap(({ label, position }) => {
      const at = nearest(placed, position)
      return at ? [{ text: label, x: toX(at.km), elevation: at.elevation }] : []
    })
    .sort((a, b) => b.elevation - a.elevation)
  const names: Profile['names'] = []
  for (const { text, x: target } of found) {
    const half = measureHalf(text)
    const x = Math.min(Math.max(target, side.left + half), side.width - half)
    if (names.some((other) => Math.abs(other.x - x) < half + measureHalf(other.text))) continue
    const below = points.filter((point) => Math.abs(point.x - x) < half).map(({ y }) => y)
    names.push({ text, x: round(x), y: round(Math.max(side.top / 2, Math.min(...below) - 7)) })
  }
  return names
}

/** Half the width of a name, with a gap. */
const measureHalf = (text: string) => (text.length * 12 * 0.53) / 2 + 5

function nearest(placed: Placed[], position: Position): { km: number; elevation: number } | undefined {
  let best: { away: number; km: number; elevation: number } | undefined
  for (const { leg, from, length } of placed) {
    const along = computeDistances(leg.positions)
    const whole = along.at(-1) || 1
    for (const [index, each] of leg.positions.entries()) {
      const away = kmBetween(each, position)
      if (away < (best?.away ?? 0.5))
        best = { away, km: from + ((along[index] ?? 0) / whole) * length, elevation: each[2] }
    }
  }
  return best
}
