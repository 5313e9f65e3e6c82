import { inParis } from '#schema/paris.ts'

export { addDays, daysBetween } from '#rules/days.ts'

/** The only source of the current time; tests and demonstrations pass their own. */
export type Clock = () => Date

/** A demonstration stops the clock; retries would then never be due, so for them it runs. */
export function runningClock(clock: Clock, fixedNow: Date | undefined): Clock {
  if (!fixedNow) return clock
  const startedAt = performance.now()
  return () => new Date(fixedNow.getTime() + performance.now() - startedAt)
}

/** The time of apps that show codes: they do not stop with the clock of a demonstration. */
export const appTime = (now: Date, fixedNow: Date | undefined): Date => (fixedNow ? new Date() : now)

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The calendar day in Paris, `YYYY-MM-DD`: all business days are Paris days. */
export function parisDay(instant: Date): string {
  return dayInParis.format(instant)
}

/** The instant at which a calendar day begins in Paris: clocks change later in the night. */
export function parisMidnight(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const before = midnight - 2 * 3_600_000
  return new Date(midnight - (inParis(new Date(before)).getTime() - before))
}
