import { computeEffort } from '#rules/fit.ts'
import { toTenth } from '#rules/rounding.ts'

export type Feeling = 'FRESH' | 'TIRED' | 'EXHAUSTED'

/** A day on foot: distance, ascent, hours and the feeling at its end. */
export type Outing = { km: number; ascentM: number; hours: number; feeling: Feeling }

/** Limits of an outing. */
export const outingBounds = { km: [1, 80], ascentM: [0, 5000], hours: [0.5, 24] } as const

/** A faster pace is probably a mistake of the traveller. */
export const fastestPace = 12

/** Kilometres of effort that a group walks in an hour. */
export const groupPace = 4

const factorByFeeling: Record<Feeling, number> = { FRESH: 1.15, TIRED: 1, EXHAUSTED: 0.85 }

/** Kilometres of effort of a typical day, levels 1 to 5: the middle of the level's hours at the pace of the group. */
const typicalDays = [10, 16, 22, 28, 36] as const

export type Capacity = {
  effort: number
  /** Kilometres of effort an hour. */
  pace: number
  /** Correction by the feeling. */
  factor: number
  capacity: number
  level: number
}

/** The day that a traveller can walk at the pace of the group, and its level. */
export function computeCapacity(outing: Outing): Capacity {
  const effort = computeEffort(outing)
  const pace = effort / outing.hours
  const factor = factorByFeeling[outing.feeling]
  const capacity = toTenth(effort * Math.min(1, pace / groupPace) * factor)
  const level = Math.max(1, typicalDays.filter((day) => day <= capacity).length)
  return { effort: toTenth(effort), pace: toTenth(pace), factor, capacity, level }
}
