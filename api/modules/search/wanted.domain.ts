import { daysBetween } from '#api/clock.ts'
import {
  availableCount,
  type DepartureFacts,
  isBookable,
  isConfirmed,
} from '#api/modules/departures/departures.domain.ts'
import type { VacationName, Zone } from '#api/modules/search/holidays.content.ts'
import { vacationsAround } from '#api/modules/search/holidays.domain.ts'

/** The conditions that one departure must meet together. */
export type DateRanges = {
  start: string | null
  end: string | null
  /** The latest first day. */
  leaveBy: string | null
  months: string[]
  days: Days | null
  vacations: VacationName[]
  zone: Zone | null
  isConfirmed: boolean
  travellers: number | null
}

/** A length: a number of days, or a week-end. */
export type Days = 'weekend' | number

export type WantedPart = 'dates' | 'months' | 'days' | 'vacations' | 'places'

/** The conditions of a search on departures, except confirmation. */
export function listParts(input: DateRanges): WantedPart[] {
  const { start, end, leaveBy, months, days, vacations, travellers } = input
  return [
    ...((start ?? end ?? leaveBy) !== null ? ['dates' as const] : []),
    ...(months.length > 0 ? ['months' as const] : []),
    ...(days !== null ? ['days' as const] : []),
    ...(vacations.length > 0 ? ['vacations' as const] : []),
    ...(travellers !== null ? ['places' as const] : []),
  ]
}

export function wantsDepartures(input: DateRanges): boolean {
  return input.isConfirmed || listParts(input).length > 0
}

const [friday, saturday] = [5, 6]

/** Lengths, in days, of a departure that day: a week-end lasts 2 or 3 days with its Saturday and Sunday. */
export function lengthsFrom(day: string, days: Days): number[] {
  if (days !== 'weekend') return [days]
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === saturday) return [2, 3]
  return weekday === friday ? [3] : []
}

/** Whether a departure is bookable and meets all conditions: the rule that the bitmaps compute at scale. */
export function isWanted(
  departure: DepartureFacts & { endOn: string },
  input: DateRanges,
  today: string,
): boolean {
  const { startOn, endOn } = departure
  return (
    isBookable(departure, today) &&
    startOn >= (input.start ?? startOn) &&
    endOn <= (input.end ?? endOn) &&
    startOn <= (input.leaveBy ?? startOn) &&
    (input.months.length === 0 || input.months.includes(startOn.slice(0, 7))) &&
    (input.days === null || lengthsFrom(startOn, input.days).includes(daysBetween(startOn, endOn) + 1)) &&
    (!input.isConfirmed || isConfirmed(departure)) &&
    availableCount(departure) >= (input.travellers ?? 1) &&
    fitsVacations({ since: startOn, until: endOn }, input)
  )
}

function fitsVacations(
  expedition: { since: string; until: string },
  { vacations, zone }: DateRanges,
): boolean {
  if (vacations.length === 0) return true
  return vacationsAround(expedition).some(
    (around) => vacations.includes(around.vacation) && (zone === null || zone === around.zone),
  )
}
