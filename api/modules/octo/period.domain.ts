import { addDays, daysBetween } from '#api/clock.ts'
import { dayOfAvailabilityId, isDay } from '#api/modules/octo/availabilityId.domain.ts'
import type { OctoReason } from '#api/modules/octo/octo.messages.ts'

/** First days that a request asks about: all between two days, or some. */
export type Period = { from: string; to: string; only?: string[] }

export type RequestedDates = {
  localDate?: string | undefined
  localDateStart?: string | undefined
  localDateEnd?: string | undefined
  availabilityIds?: string[]
}

/** A year, of 366 days. */
const mostDays = 366

/** Reads the days of an availability check, exactly one way to name them; ids that are not ours name none. */
export function periodOfCheck(dates: RequestedDates): Period | OctoReason {
  const { localDate, localDateStart, localDateEnd, availabilityIds } = dates
  const hasPair = localDateStart !== undefined || localDateEnd !== undefined
  const ways = [localDate !== undefined, hasPair, availabilityIds !== undefined].filter(Boolean).length
  if (ways === 0) return 'noDates'
  if (ways > 1) return 'mixedDates'
  if (availabilityIds) return periodOfIds(availabilityIds)
  if (localDate !== undefined) return periodOfDays(localDate, localDate)
  return periodOfPair(dates)
}

/** Reads the days of a calendar, which a pair alone can name. */
export function periodOfCalendar(dates: RequestedDates): Period | OctoReason {
  const { localDateStart, localDateEnd } = dates
  return localDateStart === undefined && localDateEnd === undefined ? 'noDates' : periodOfPair(dates)
}

/** All days of a period, both ends included. */
export const listDays = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

function periodOfPair({ localDateStart, localDateEnd }: RequestedDates): Period | OctoReason {
  return localDateStart === undefined || localDateEnd === undefined
    ? 'halfPeriod'
    : periodOfDays(localDateStart, localDateEnd)
}

function periodOfDays(from: string, to: string): Period | OctoReason {
  if (!isDay(from) || !isDay(to)) return 'unreadableDate'
  if (to < from) return 'endBeforeStart'
  return daysBetween(from, to) > mostDays ? 'longPeriod' : { from, to }
}

function periodOfIds(ids: string[]): Period {
  const only = [...new Set(ids.flatMap((id) => dayOfAvailabilityId(id) ?? []))].toSorted()
  return { from: only[0] ?? '', to: only.at(-1) ?? '', only }
}
