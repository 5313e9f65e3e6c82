import { addDays, daysBetween, findWeekday } from '#rules/days.ts'

/** Weeks shown at once. */
export const calendarWeeks = 52

/** Days of holidays from which a week counts as one of them. */
const leastHolidayDays = 5

const daysOfWeek = 7

/** First day of a week, which lasts from Saturday to Friday: the Saturday on or before a day. */
export function toWeek(day: string): string {
  const sinceSaturday = (findWeekday(day) + 1) % daysOfWeek
  return addDays(day, -sinceSaturday)
}

/** Last day of a week: its Friday. */
export const findLastDay = (week: string): string => addDays(week, daysOfWeek - 1)

/** The week that many weeks later, or earlier. */
export const plusWeeks = (week: string, count: number): string => addDays(week, count * daysOfWeek)

/** A day around which weeks can be counted: their years have four digits. */
export const hasWeeks = (day: string): boolean => day > '1000' && day < '9000'

/** Consecutive weeks, from the week of a day. */
export function weeksFrom(day: string, count: number = calendarWeeks): string[] {
  const first = toWeek(day)
  return Array.from({ length: count }, (_, index) => plusWeeks(first, index))
}

/** States of a cell, the least certain first. */
const cellStates = ['CANCELED', 'FULL', 'OPEN', 'ALMOST', 'CONFIRMED'] as const
export type CellState = (typeof cellStates)[number]

/** A departure, as far as a cell needs it. */
export type CellDeparture = { startDate: string; status: CellState; availableCount: number }

/** The departures of a trip that start in one week: the best of their states, the free places of all. */
export type Cell = { week: string; status: CellState; availableCount: number; departureCount: number }

/** Cells of a trip within these weeks, in their order; a week without a departure has none. */
export function listCells(departures: readonly CellDeparture[], weeks: readonly string[]): Cell[] {
  const byWeek = Map.groupBy(departures, ({ startDate }) => toWeek(startDate))
  return weeks.flatMap((week) => {
    const own = byWeek.get(week) ?? []
    const status = cellStates.findLast((state) => own.some((departure) => departure.status === state))
    if (!status) return []
    const availableCount = own.reduce((sum, departure) => sum + departure.availableCount, 0)
    return [{ week, status, availableCount, departureCount: own.length }]
  })
}

/** School holidays of one zone, both days included. */
export type Holiday = { zone: string; label: string; start: string; end: string }

export type HolidayWeek = { week: string; zones: string[]; label: string }

/** Weeks with at least five days of the same holidays, with the zones that have them, in alphabetical order. */
export function listHolidayWeeks(holidays: readonly Holiday[], weeks: readonly string[]): HolidayWeek[] {
  return weeks.flatMap((week) => {
    const friday = findLastDay(week)
    // Texts compare in the order of their days; most holidays lie elsewhere in the years.
    const near = holidays.filter(({ start, end }) => start <= friday && end >= week)
    const held = near.filter((holiday) => daysWithin(holiday, week, friday) >= leastHolidayDays)
    return [...Map.groupBy(held, ({ label }) => label)].map(([label, own]) => ({
      week,
      zones: [...new Set(own.map(({ zone }) => zone))].sort(),
      label,
    }))
  })
}

const daysWithin = ({ start, end }: Holiday, week: string, friday: string): number =>
  daysBetween(start > week ? start : week, end < friday ? end : friday) + 1
