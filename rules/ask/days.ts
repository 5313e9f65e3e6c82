/** Whole days in UTC as `2027-08-31`; months count from 1. */
export function dayAt(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export const lastDayOf = (year: number, month: number) => dayAt(year, month + 1, 0)
export const yearOf = (day: string) => Number(day.slice(0, 4))
export const monthOf = (day: string) => Number(day.slice(5, 7))

export function addDays(day: string, count: number): string {
  return dayAt(yearOf(day), monthOf(day), Number(day.slice(8)) + count)
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** That day this year, or next year if it is past; null for a day that the month lacks. */
export function nextDay(today: string, month: number, day: number, year?: number): string | null {
  const inYear = (each: number) => dayAt(each, month, day)
  const found = year === undefined ? [inYear(yearOf(today)), inYear(yearOf(today) + 1)] : [inYear(year)]
  const [first, second] = found
  const chosen = year === undefined && first && first < today ? second : first
  return chosen && monthOf(chosen) === month ? chosen : null
}

export type Span = [first: string, last: string]

/** A month this year, or next year if it is past. */
export function nextMonth(today: string, month: number, year?: number): Span {
  const current = yearOf(today)
  const inYear = year ?? (lastDayOf(current, month) < today ? current + 1 : current)
  return [dayAt(inYear, month, 1), lastDayOf(inYear, month)]
}

/** Three months from that one: the present season, or the next one. */
export function nextSeason(today: string, month: number, isAfterCurrent: boolean): Span {
  const spans = [-1, 0, 1, 2].map((shift): Span => {
    const year = yearOf(today) + shift
    return [dayAt(year, month, 1), lastDayOf(year, month + 2)]
  })
  const isFit = ([first, last]: Span) => (isAfterCurrent ? first > today : last >= today)
  return spans.find(isFit) ?? [today, today]
}
