import { addDays, daysBetween } from '#api/clock.ts'
import { findMonday } from '#rules/days.ts'

/** Days of a year and a week. */
const mostDays = 371

/** The Mondays of the weeks from one day to another; undefined for a period that is none, or too long. */
export function weeksBetween(from: string, to: string): string[] | undefined {
  const days = daysBetween(from, to)
  if (days < 0 || days >= mostDays) return undefined
  const first = findMonday(from)
  const count = daysBetween(first, findMonday(to)) / 7 + 1
  return Array.from({ length: count }, (_, week) => addDays(first, 7 * week))
}
