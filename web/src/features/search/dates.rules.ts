export type Dates = { start: string; end: string }

export const areReversed = ({ start, end }: Dates): boolean => Boolean(start && end && end < start)

/**
 * Applies a click on a day: the first chooses the start, a later one the return, and after both the choice
 * begins again.
 */
export function pickDay({ start, end }: Dates, day: string): Dates {
  if (start && !end && day > start) return { start, end: day }
  return { start: day, end: !start && day <= end ? end : '' }
}

/** A search with other dates leaves on any day. */
export const withDates = <When extends Dates & { leaveBy: string }>(next: When, known: Dates): When =>
  next.start === known.start && next.end === known.end ? next : { ...next, leaveBy: '' }

/** The month of a day and those after it, as « 2027-06 ». */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
}

/** The months of a calendar from today to a year later that begins at a day, or as near to it as it can. */
export function calendarMonths(day: string, today: string, count: number): string[] {
  const year = monthsFrom(today, 13)
  const later = year.filter((month) => month >= day.slice(0, 7))
  return later.length < count ? year.slice(-count) : later.slice(0, count)
}
