import { computeEffort } from '#rules/fit.ts'
import { messages } from '#web/features/details/messages.ts'

type Figures = {
  mode: string | null
  km: number | null
  ascent: number | null
  descent: number | null
  hours: number | null
}

/** Figures of a day that its author gives, and no others: on water there is no climb to name. */
export function listFigures({ mode, km, ascent, descent, hours }: Figures): string[] {
  return [
    mode ? [capital(mode)] : [],
    km ? [messages.kilometres(km)] : [],
    ascent ? [messages.ascent(ascent)] : [],
    descent ? [messages.descent(descent)] : [],
    hours ? [messages.hours(hours)] : [],
  ].flat()
}

type Stage = { day: number; km: number; ascentM: number; effort: number }

/** The day on foot with the most effort; undefined for a trip without one. */
export function biggestStage(days: readonly (Figures & { day: number })[]): Stage | undefined {
  const stages = days.flatMap(({ day, mode, km, ascent }) => {
    if (!km || !messages.onFoot.includes(mode ?? '')) return []
    const figures = { km, ascentM: ascent ?? 0 }
    return { day, ...figures, effort: computeEffort(figures) }
  })
  return stages.sort((one, other) => other.effort - one.effort)[0]
}

/** Kilometres of effort of a stored outing; undefined for a text that is none. */
export function effortOfOuting(stored: string | null): number | undefined {
  const [km, ascentM] = stored?.split(' ').map(Number) ?? []
  const effort = km === undefined || ascentM === undefined ? Number.NaN : computeEffort({ km, ascentM })
  return Number.isFinite(effort) ? effort : undefined
}

/** « Petit-déjeuner, pique-nique, dîner »; null for none. */
export const listOf = (items: readonly string[]): string | null =>
  items.length > 0 ? capital(items.join(', ')) : null

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
