import { addDays, daysBetween } from '#api/clock.ts'
import { findMonday, findWeekday } from '#rules/days.ts'

const mostRows = 60
const monthsAhead = 24

/** Days of a series: weekdays are 1 (Monday) to 7; every n weeks counts from the week of the first day. */
export type Series = {
  from: string
  to: string
  weekdays: readonly number[]
  everyWeeks: number
  excluded: readonly string[]
}

export type SeriesFault = 'TOO_MANY_ROWS' | 'TOO_FAR' | 'NO_DAY'

/** Days of the series to come, at most one more than a series may have. */
export function listDays({ from, to, weekdays, everyWeeks, excluded }: Series, today: string): string[] {
  const days: string[] = []
  const monday = findMonday(from)
  for (let day = from; day <= to && days.length <= mostRows; day = addDays(day, 1)) {
    const week = Math.floor(daysBetween(monday, day) / 7)
    const isIn = week % everyWeeks === 0 && weekdays.includes(findWeekday(day))
    if (isIn && day > today && !excluded.includes(day)) days.push(day)
  }
  return days
}

/** The last day on which a departure of a series may begin. */
export function lastStart(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  const year = day.getUTCFullYear() + Math.floor(monthsAhead / 12)
  const same = `${year}${today.slice(4)}`
  // 29 February has no day two years later.
  return new Date(`${same}T00:00:00Z`).toISOString().startsWith(same) ? same : `${year}-02-28`
}

/** The reason for which the days cannot be a series; undefined if they can. */
export function faultOfDays(days: readonly string[], today: string): SeriesFault | undefined {
  if (days.length === 0) return 'NO_DAY'
  if (days.length > mostRows) return 'TOO_MANY_ROWS'
  return days.some((day) => day > lastStart(today)) ? 'TOO_FAR' : undefined
}

type Row = { start: string; capacity: number; group_min: number }

/** The reason for which rows cannot be created; undefined if they can. */
export function faultOfRows(
  rows: readonly Row[],
  today: string,
): SeriesFault | 'START_PAST' | 'MINIMUM_ABOVE_CAPACITY' | undefined {
  if (rows.some(({ start }) => start <= today)) return 'START_PAST'
  if (rows.some(({ capacity, group_min }) => group_min > capacity)) return 'MINIMUM_ABOVE_CAPACITY'
  return faultOfDays(
    rows.map(({ start }) => start),
    today,
  )
}

type Days = { startOn: string; endOn: string }

/** The others that share a day with a row: a guide cannot lead both. */
export const overlapping = <Other extends Days>(row: Days, others: readonly Other[]): Other[] =>
  others.filter((other) => !Object.is(other, row) && other.startOn <= row.endOn && other.endOn >= row.startOn)
