import { addDays, daysBetween } from '#api/clock.ts'
import { anyOf, type BitSet, common } from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'
import { overlap, type Stay, stays } from '#api/modules/search/holidays.domain.ts'
import { atMostDays, departureFacet, longestDays, startKey, trait } from '#api/modules/search/keys.ts'
import { type SearchQuery, vacationNames } from '#api/modules/search/search.query.ts'

export type Valued = [value: string, trips: BitSet]

/** The trips with a departure that is all that is asked, null where nothing is; and those of each value of the facets of departures. */
export type Leaving = { trips: BitSet | null; facets: Record<'months' | 'vacations' | 'confirmed', Valued[]> }

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
  const within = (list: Stay[], isSure: boolean) => tripsStarting(startsWithin(list), isSure, tripsWith)
  const holidays = departureFacet('vacations', isConfirmed, zone)
  const asked = () => {
    if (hasDates) return within(chosen, isConfirmed)
    if (hasVacations) return anyOf(vacations.map((name) => tripsWith(trait(holidays, name))))
    return isConfirmed ? tripsWith(trait('confirmed', 'true')) : null
  }
  const byMonth = () =>
    [...Map.groupBy(startsWithin(overlap([ever], stays(vacations, zone))), ({ day }) => day.slice(0, 7))].map(
      ([month, starts]): Valued => [month, tripsStarting(starts, isConfirmed, tripsWith)],
    )
  return {
    trips: asked(),
    facets: {
      months: hasVacations ? byMonth() : valuesOf(departureFacet('months', isConfirmed)),
      vacations: hasDates
        ? vacationNames.map((name) => [name, within(overlap(days, stays([name], zone)), isConfirmed)])
        : valuesOf(holidays),
      confirmed: hasDates || hasVacations ? [['true', within(chosen, true)]] : valuesOf('confirmed'),
    },
  }
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
 * it is within a stretch when it begins in it soon enough; where any trip is, a whole month goes by its own key.
 */
export function startsWithin(list: Stay[]): Start[] {
  const starts = new Map<string, Start>()
  for (const { since, until } of list)
    for (let day = since; day <= until; ) {
      const end = lastDayOf(day.slice(0, 7))
      const isMonth = day.endsWith('-01') && daysBetween(end, until) + 1 >= longestDays
      const longest = isMonth ? longestDays : Math.min(longestDays, daysBetween(day, until) + 1)
      const known = starts.get(day)
      if (!known || known.longest < longest || isMonth) starts.set(day, { day, isMonth, longest })
      day = addDays(isMonth ? end : day, 1)
    }
  return [...starts.values()]
}

function tripsStarting(starts: Start[], isSure: boolean, tripsWith: TripsWith): BitSet {
  const keyOf = ({ day, isMonth }: Start) =>
    isMonth ? trait(departureFacet('months', isSure), day.slice(0, 7)) : startKey(day, isSure)
  const sets = [...Map.groupBy(starts, ({ longest }) => longest)].map(([longest, those]) => {
    const leaving = anyOf(those.map((start) => tripsWith(keyOf(start))))
    return longest < longestDays ? common(leaving, tripsWith(atMostDays(longest))) : leaving
  })
  return anyOf(sets)
}
