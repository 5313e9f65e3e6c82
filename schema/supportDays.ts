const dayMs = 86_400_000

/** Hours of the telephone, in Paris. */
export type SupportHours = {
  opensAt: number
  closesAt: number
  /** From 1, Monday. */
  weekdays: number[]
  /** Beside public holidays. */
  closedDays: string[]
}

/** Weekdays of the agency except French public holidays. The day is the UTC midnight of its date. */
export function isWorked(
  dayStartMs: number,
  { weekdays, closedDays }: Pick<SupportHours, 'weekdays' | 'closedDays'>,
): boolean {
  const date = new Date(dayStartMs)
  const isClosed = closedDays.includes(date.toISOString().slice(0, 10))
  const isHoliday = listHolidays(date.getUTCFullYear()).includes(dayStartMs)
  return weekdays.includes(date.getUTCDay() || 7) && !isClosed && !isHoliday
}

/** The eleven French public holidays of a year. */
function listHolidays(year: number): number[] {
  const fixed = [
    [1, 1],
    [5, 1],
    [5, 8],
    [7, 14],
    [8, 15],
    [11, 1],
    [11, 11],
    [12, 25],
  ]
  const easter = computeEaster(year)
  return [
    ...fixed.map(([month = 1, day = 1]) => Date.UTC(year, month - 1, day)),
    ...[1, 39, 50].map((days) => easter + days * dayMs),
  ]
}

/** Easter Sunday of the Gregorian calendar: the anonymous algorithm of 1876. */
function computeEaster(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)
}
