const dayMs = 86_400_000

/** Midnight of a calendar day in UTC, in milliseconds: daylight saving time cannot shift it. */
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Moves a calendar day, `2027-08-31`, by whole days. */
export const addDays = (day: string, days: number): string =>
  new Date(toTime(day) + days * dayMs).toISOString().slice(0, 10)

/** Counts whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toTime(to) - toTime(from)) / dayMs)

/** Day of the week of a calendar day: 1 is Monday, 7 is Sunday. */
export const findWeekday = (day: string): number => new Date(toTime(day)).getUTCDay() || 7

/** The Monday of the week of a day. */
export const findMonday = (day: string): string => addDays(day, 1 - findWeekday(day))
