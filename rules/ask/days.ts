/** Whole days in UTC as `2027-08-31`; months count from 1. */
export function dayAt(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export const findLastDay = (year: number, month: number) => dayAt(year, month + 1, 0)
export const toYear = (day: string) => Number(day.slice(0, 4))
export const toMonth = (day: string) => Number(day.slice(5, 7))

/** That day this year, or next year if it is past; null for a day that the month lacks. */
export function nextDay(today: string, month: number, day: number, year?: number): string | null {
  const found = dayAt(year ?? toYear(today), month, day)
  const chosen = year === undefined && found < today ? dayAt(toYear(today) + 1, month, day) : found
  return toMonth(chosen) === month ? chosen : null
}

export type Span = [first: string, last: string]

/** A month this year, or next year if it is past. */
export function nextMonth(today: string, month: number, year?: number): Span {
  const current = toYear(today)
  const inYear = year ?? (findLastDay(current, month) < today ? current + 1 : current)
  return [dayAt(inYear, month, 1), findLastDay(inYear, month)]
}

/** Three months from that one: the present season, or the next one. */
export function nextSeason(today: string, month: number, isAfterCurrent: boolean): Span {
  const spans = [-1, 0, 1, 2].map((shift): Span => {
    const year = toYear(today) + shift
    return [dayAt(year, month, 1), findLastDay(year, month + 2)]
  })
  const isFit = ([first, last]: Span) => (isAfterCurrent ? first > today : last >= today)
  return spans.find(isFit) ?? [today, today]
}
