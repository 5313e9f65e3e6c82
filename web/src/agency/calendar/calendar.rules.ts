import { addDays, today } from '#web/lib/format/days.ts'

/** A month by its first and last day. */
export type Month = { first: string; last: string }

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The month of an address, `2027-07`; the current one for anything else. */
export function toMonth(text: string | null, day = today()): Month {
  const first = `${text && isMonth(text) ? text : day.slice(0, 7)}-01`
  return { first, last: addDays(next(first), -1) }
}

/** The month before or after, as addresses name it. */
export const neighbour = ({ first }: Month, step: 1 | -1): string =>
  (step === 1 ? next(first) : addDays(first, -1)).slice(0, 7)

function next(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** Monday is 1. */
const findWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The weeks that a month touches, each of seven days from Monday. */
export function listWeeks({ first, last }: Month): string[][] {
  const weeks: string[][] = []
  for (let monday = addDays(first, 1 - findWeekday(first)); monday <= last; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)))
  return weeks
}

type Dated = { startDate: string; endDate: string }
export type Bar<T> = { departure: T; start: number; end: number; isBegun: boolean; isContinued: boolean }

/** The departures of a week with their columns, 1 to 7. */
export function listBars<T extends Dated>(week: readonly string[], departures: readonly T[]): Bar<T>[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)]
  return departures
    .filter(({ startDate, endDate }) => startDate <= sunday && endDate >= monday)
    .map((departure) => {
      const { startDate, endDate } = departure
      const isBegun = startDate < monday
      const isContinued = endDate > sunday
      return {
        departure,
        start: isBegun ? 1 : findWeekday(startDate),
        end: isContinued ? 7 : findWeekday(endDate),
        isBegun,
        isContinued,
      }
    })
}
