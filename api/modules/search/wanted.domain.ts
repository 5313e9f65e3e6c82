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
export type Wanted = {
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
export function listParts(wanted: Wanted): WantedPart[] {
  const { start, end, leaveBy, months, days, vacations, travellers } = wanted
  return [
    ...((start ?? end ?? leaveBy) !== null ? ['dates' as const] : []),
    ...(months.length > 0 ? ['months' as const] : []),
    ...(days !== null ? ['days' as const] : []),
    ...(vacations.length > 0 ? ['vacations' as const] : []),
    ...(travellers !== null ? ['places' as const] : []),
  ]
}

export function wantsDepartures(wanted: Wanted): boolean {
  return wanted.isConfirmed || listParts(wanted).length > 0
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
  wanted: Wanted,
  today: string,
): boolean {
  const { startOn, endOn } = departure
  return (
    isBookable(departure, today) &&
    startOn >= (wanted.start ?? startOn) &&
    endOn <= (wanted.end ?? endOn) &&
    startOn <= (wanted.leaveBy ?? startOn) &&
    (wanted.months.length === 0 || wanted.months.includes(startOn.slice(0, 7))) &&
    (wanted.days === null || lengthsFrom(startOn, wanted.days).includes(daysBetween(startOn, endOn) + 1)) &&
    (!wanted.isConfirmed || isConfirmed(departure)) &&
    availableCount(departure) >= (wanted.travellers ?? 1) &&
    fitsVacations({ since: startOn, until: endOn }, wanted)
  )
}

function fitsVacations(expedition: { since: string; until: string }, { vacations, zone }: Wanted): boolean {
  if (vacations.length === 0) return true
  return vacationsAround(expedition).some(
    (around) => vacations.includes(around.vacation) && (zone === null || zone === around.zone),
  )
}
