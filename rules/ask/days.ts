/** Whole days in UTC as `2027-08-31`; months count from 1. */
export function dayAt(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export const lastDayOf = (year: number, month: number) => dayAt(year, month + 1, 0)
export const yearOf = (day: string) => Number(day.slice(0, 4))
export const monthOf = (day: string) => Number(day.slice(5, 7))

/** That day this year, or next year if it is past; null for a day that the month lacks. */
export function nextDay(today: string, month: number, day: number, year?: number): string | null {
  const found = dayAt(year ?? yearOf(today), month, day)
  const chosen = year === undefined && found < today ? dayAt(yearOf(today) + 1, month, day) : found
  return monthOf(chosen) === month ? chosen : null
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
