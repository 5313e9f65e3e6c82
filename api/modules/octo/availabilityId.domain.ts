import { addDays, parisMidnight } from '#api/clock.ts'
import { inParis } from '#schema/paris.ts'

/** The zone of all local times: that of the agency, wherever the trip is. */
export const timeZone = 'Europe/Paris'

const dayPattern = /^[12]\d{3}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const instant = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/**
 * The first instant of a day in local time: `2027-07-03T00:00:00+02:00`. A departure leaves once a day, so that the
 * one of its first day is its id.
 */
export const startOfDay = (day: string): string => toLocal(parisMidnight(day))

/** The last second of a day, with an offset of its own: clocks may change during a trip. */
export const endOfDay = (day: string): string =>
  toLocal(new Date(parisMidnight(addDays(day, 1)).getTime() - 1000))

/** The first day of the departure with that id; undefined for a text that is no id of ours. */
export function dayOfAvailabilityId(id: string): string | undefined {
  const day = id.slice(0, 10)
  return isDay(day) && startOfDay(day) === id ? day : undefined
}

/** An instant in UTC without fractions: `2027-07-02T22:00:00Z`. */
export const toUtc = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

function toLocal(instant: Date): string {
  const local = inParis(instant)
  const offsetHours = (local.getTime() - instant.getTime()) / 3_600_000
  return `${local.toISOString().slice(0, 19)}+${String(offsetHours).padStart(2, '0')}:00`
}
