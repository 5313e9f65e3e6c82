import { computeDistances, type Leg } from '#web/features/route/track.rules.ts'
import type { Position } from '#web/lib/route/geojson.ts'

/** A leg with its start and its length along the profile, in kilometres. */
export type Placed = { leg: Leg; from: number; length: number }

export type Slope = 'up' | 'down' | 'flat'

/** A hundredth of the profile. */
export type ProfileStep = { day: number | null; km: number; position: Position; slope: Slope }

/** Index of the last step. */
export const lastStep = 100

/** Less than two metres in a hundred is neither up nor down. */
const flatShare = 0.02

/** The profile in 101 steps, as many as its slider has. */
export function listSteps(placed: Placed[], total: number): ProfileStep[] {
  const lines = placed.map((each) => ({ ...each, along: computeDistances(each.leg.positions) }))
  return Array.from({ length: lastStep + 1 }, (_, step) => {
    const km = (total * step) / lastStep
    const half = total / lastStep / 2
    const [start, end] = [Math.max(0, km - half), Math.min(total, km + half)]
    const rise =
      (pointAt(lines, end).position[2] - pointAt(lines, start).position[2]) / ((end - start) * 1_000)
    const slope = Math.abs(rise) < flatShare ? 'flat' : rise > 0 ? 'up' : 'down'
    return { km, slope, ...pointAt(lines, km) }
  })
}

type Line = Placed & { along: number[] }

/** The point at a distance: on the straight line between two positions. */
function pointAt(lines: Line[], km: number): { day: number | null; position: Position } {
  const line = lines.find(({ from, length }) => km < from + length) ?? lines.at(-1)
  const positions = line?.leg.positions ?? []
  const along = line?.along ?? []
  const part = line ? Math.min(1, Math.max(0, (km - line.from) / line.length)) : 0
  const gone = part * (along.at(-1) ?? 0)
  const next = Math.max(
    1,
    along.findIndex((distance) => distance >= gone),
  )
  const [start = [0, 0, 0], end = start] = [positions[next - 1], positions[next]]
  const [low = 0, high = low] = [along[next - 1], along[next]]
  const share = high > low ? (gone - low) / (high - low) : 0
  const between = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return { day: line?.leg.day ?? null, position: [between(0), between(1), between(2)] }
}

/** First step of the next or previous day; of the last and first days, the ends. */
export function stepOfDay(steps: readonly ProfileStep[], at: number, direction: 1 | -1): number {
  const day = steps[at]?.day
  if (direction === 1) {
    const next = steps.findIndex((step, index) => index > at && step.day !== day)
    return next < 0 ? lastStep : next
  }
  const before = steps.findLast((step, index) => index < at && step.day !== day)
  return before ? steps.findIndex((step) => step.day === before.day) : 0
}

const [lowestHz, octaves] = [220, 2]

/** 220 Hz at the lowest point to 880 Hz at the highest. */
export const pitchAt = (elevation: number, low: number, high: number): number =>
  lowestHz * 2 ** (octaves * ((elevation - low) / (high - low)))
