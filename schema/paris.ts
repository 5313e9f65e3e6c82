const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Shifts an instant to the clock in Paris, by the EU rule since 1996: opening the time zones of `Intl` takes
 * 15 ms.
 */
export function inParis(now: Date): Date {
  const year = now.getUTCFullYear()
  const isSummer = now.getTime() >= findLastSunday(year, 2) && now.getTime() < findLastSunday(year, 9)
  return new Date(now.getTime() + (isSummer ? 2 : 1) * hourMs)
}

/** The last Sunday of a month of 31 days, at the hour when clocks change in the EU. */
function findLastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * dayMs
}

/** The day in Paris of an instant. */
export const parisDay = (instant: string): string => inParis(new Date(instant)).toISOString().slice(0, 10)

/** The hour in Paris of an instant, as « 05:54 ». */
export const parisHour = (instant: string): string => inParis(new Date(instant)).toISOString().slice(11, 16)
