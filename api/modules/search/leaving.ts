import { addDays, daysBetween } from '#api/clock.ts'
import { anyOf, type BitSet, commonToAll } from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'
import { overlap, type Stay, stays } from '#api/modules/search/holidays.domain.ts'
import { atMostDays, departureFacet, longestDays, startKey, trait } from '#api/modules/search/keys.ts'
import { type SearchQuery, vacationNames } from '#api/modules/search/search.query.ts'
import { narrowToAny, type SparseSet, size } from '#api/modules/search/sparseSet.ts'

/** A value of a facet, and how many of some trips have it. */
export type Valued = [value: string, countAmong: (trips: SparseSet) => number]

/** The trips with a departure that is all that is asked, null where nothing is; and the values of the facets of departures. */
export type Leaving = {
  trips: BitSet | null
  facets: Record<'months' | 'vacations' | 'confirmed', Valued[]>
  /** The trips that match by a departure of each day, the first day first: the order by next departure. */
  byDay: () => Iterable<BitSet>
}

/**
 * What is asked of a departure — dates, school holidays, being confirmed — must be true of one and the same. Without dates, the
 * keys of months and holidays say enough; otherwise the days on which departures begin are looked into.
 */
export function leavingOf(
  { start, end, vacations, zone, isConfirmed }: SearchQuery,
  today: string,
  tripsWith: TripsWith,
  valuesOf: (facet: string) => Valued[],
): Leaving {
  const hasDates = start !== null || end !== null
  const hasVacations = vacations.length > 0
  const ever: Stay = { since: addDays(today, 1), until: lastReturn(valuesOf('months')) }
  const days = overlap([ever], [{ since: start ?? ever.since, until: end ?? ever.until }])
  const chosen = hasVacations ? overlap(days, stays(vacations, zone)) : days
  const starting = (starts: Start[], isSure = isConfirmed) =>
    starts.map((start) => startingAt(start, isSure, tripsWith))
  const countStarting =
    (starts: Start[], isSure?: boolean): Valued[1] =>
    (trips) =>
      size(narrowToAny(trips, starting(starts, isSure)))
  const holidays = departureFacet('vacations', isConfirmed, zone)
  const asked = () => {
    if (hasDates) return anyOf(starting(startsWithin(chosen)).map((both) => commonToAll(both)))
    if (hasVacations) return anyOf(vacations.map((name) => tripsWith(trait(holidays, name))))
    return isConfirmed ? tripsWith(trait('confirmed', 'true')) : null
  }
  const byMonth = () =>
    [...Map.groupBy(startsWithin(overlap([ever], stays(vacations, zone))), ({ day }) => day.slice(0, 7))].map(
      ([month, starts]): Valued => [month, countStarting(starts)],
    )
  const byVacation = () =>
    vacationNames.map(
      (name): Valued => [name, countStarting(startsWithin(overlap(days, stays([name], zone))))],
    )
  return {
    trips: asked(),
    byDay: () => eachDay(startsWithin(chosen, true), (start) => startingAt(start, isConfirmed, tripsWith)),
    facets: {
      months: hasVacations ? byMonth() : valuesOf(departureFacet('months', isConfirmed)),
      vacations: hasDates ? byVacation() : valuesOf(holidays),
      confirmed:
        hasDates || hasVacations
          ? [['true', countStarting(startsWithin(chosen), true)]]
          : valuesOf('confirmed'),
    },
  }
}

function* eachDay(starts: Start[], tripsOf: (start: Start) => BitSet[]): Iterable<BitSet> {
  const inTurn = starts.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  for (const start of inTurn) yield commonToAll(tripsOf(start))
}

/** After the end of any departure there is, or of those that differ from others in length. */
function lastReturn(months: Valued[]): string {
  const last = months
    .map(([month]) => month)
    .sort()
    .at(-1)
  return last ? addDays(lastDayOf(last), longestDays) : ''
}

function lastDayOf(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
}

/** A day on which to leave, or a whole month from that day on, and how long a trip may last that does. */
export type Start = { day: string; isMonth: boolean; longest: number }

/**
 * When to leave to be back within one of those stretches of days, each day once. A trip lasts as many days whenever it leaves, so
 * it is within a stretch when it begins in it soon enough; where any trip is, a whole month goes by its own key, unless each day
 * is wanted.
 */
export function startsWithin(list: Stay[], isDaily = false): Start[] {
  const starts = new Map<string, Start>()
  for (const { since, until } of list) {
    let day = since
    for (let left = daysBetween(since, until) + 1; left > 0; ) {
      const month = day.endsWith('-01') ? Number(lastDayOf(day.slice(0, 7)).slice(8)) : left
      const isMonth = !isDaily && left - month + 1 >= longestDays
      const longest = Math.min(longestDays, left)
      const known = starts.get(day)
      if (!known || known.longest < longest || isMonth) starts.set(day, { day, isMonth, longest })
      const step = isMonth ? month : 1
      day = addDays(day, step)
      left -= step
    }
  }
  return [...starts.values()]
}

/** Trips that start then, and those that are short enough. */
function startingAt(
  { day, isMonth, longest }: Start,
  isSure: boolean,
  tripsWith: TripsWith,
): [BitSet, BitSet] {
  const key = isMonth ? trait(departureFacet('months', isSure), day.slice(0, 7)) : startKey(day, isSure)
  return [tripsWith(key), tripsWith(atMostDays(longest))]
}
