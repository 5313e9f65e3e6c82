import { addDays, daysBetween } from '#api/clock.ts'
import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { anyOf, type BitSet, commonToAll } from '#api/modules/search/bitSet.ts'
import { overlap, type Period, periods } from '#api/modules/search/holidays.domain.ts'
import {
  atMostDays,
  type DepartureFacet,
  departureFacet,
  type Kind,
  longestDays,
  placesKey,
  startKey,
  trait,
} from '#api/modules/search/keys.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { countIn, narrowToAny, type SparseSet, size } from '#api/modules/search/sparseSet.ts'
import { type Days, lengthsFrom, listParts, type WantedPart } from '#api/modules/search/wanted.domain.ts'
import { vacationNames } from '#schema/searchParameters.ts'

/** Counts the expeditions of a set for each value of a facet. */
export type Counter = (expeditions: SparseSet) => [value: string, count: number][]

/**
 * The expeditions with a departure that meets all conditions, null without conditions; and the facets of
 * departures.
 */
export type Leaving = {
  expeditions: BitSet | null
  facets: Record<'months' | 'stays' | 'vacations' | 'confirmed', Counter> & { departure_days?: Counter }
  /** Expeditions with a matching departure on each day, the first day first: the order by next departure. */
  byDay: () => Iterable<BitSet>
}

const anyDates = { start: null, end: null, leaveBy: null }

/**
 * Evaluates the conditions on departures — dates, months, days, school holidays, confirmation, places — on one
 * departure at a time. A single condition uses the keys of its values; several look into the start days.
 */
export function selectLeaving(
  query: SearchQuery,
  today: string,
  expeditionsWith: ExpeditionsWith,
  listValues: (facet: string) => string[],
): Leaving {
  const { isConfirmed, zone, departureDaysIn: dayMonths } = query
  const kind: Kind = { isSure: isConfirmed, places: query.travellers ?? 1 }
  const ever: Period = { since: addDays(today, 1), until: lastReturn(listValues('months')) }
  const listStarts = (but: Partial<SearchQuery>, isDaily = false) =>
    startsOn({ ...query, ...but }, ever, isDaily)
  const starting = (starts: Start[], isSure = isConfirmed) =>
    starts.map((start) => startingAt(start, { ...kind, isSure }, expeditionsWith))
  const countStarting = (expeditions: SparseSet, starts: Start[], isSure?: boolean) =>
    size(narrowToAny(expeditions, starting(starts, isSure)))
  const listDays = (months: string[]) => startingIn(months, listStarts(anyDates, true))
  const countBy = (expeditions: SparseSet, starts: Start[], toName: (start: Start) => string) =>
    grouped(starts, toName, (group) => countStarting(expeditions, group))
  const parts = listParts(query)
  const keyed = (facet: DepartureFacet) =>
    departureFacet(facet, isConfirmed, facet === 'vacations' ? zone : null)
  /** Where only the facet's own condition is set, its keys suffice. */
  const counter = (facet: string, own: WantedPart | null, count: Counter): Counter =>
    parts.every((part) => part === own) ? countKeys(facet, listValues(facet), expeditionsWith) : count
  return {
    expeditions: toExpeditions(query, parts, keyed, expeditionsWith, () =>
      anyOf(starting(listStarts({})).map(commonToAll)),
    ),
    byDay: () => eachDay(listStarts({}, true), (start) => startingAt(start, kind, expeditionsWith)),
    facets: {
      months: counter(keyed('months'), 'months', (expeditions) =>
        countBy(expeditions, listStarts({ months: [] }), toMonth),
      ),
      stays: counter(keyed('stays'), 'days', (expeditions) => {
        const leaving = narrowToAny(expeditions, starting(listStarts({ days: null })))
        return [
          ['weekend', countStarting(expeditions, listStarts({ days: 'weekend' }))],
          ...countKeys('days', listValues('days'), expeditionsWith)(leaving),
        ]
      }),
      vacations: counter(keyed('vacations'), 'vacations', (expeditions) =>
        vacationNames.map((name) => [name, countStarting(expeditions, listStarts({ vacations: [name] }))]),
      ),
      confirmed: counter('confirmed', null, (expeditions) => [
        ['true', countStarting(expeditions, listStarts({}), true)],
      ]),
      ...(dayMonths.length > 0 && {
        departure_days: (expeditions: SparseSet) => countBy(expeditions, listDays(dayMonths), toDay),
      }),
    },
  }
}

function toExpeditions(
  { isConfirmed, months, days, vacations, travellers }: SearchQuery,
  parts: WantedPart[],
  keyed: (facet: DepartureFacet) => string,
  expeditionsWith: ExpeditionsWith,
  byDays: () => BitSet,
): BitSet | null {
  const having = (facet: DepartureFacet, values: (string | number)[]) =>
    anyOf(values.map((value) => expeditionsWith(trait(keyed(facet), value))))
  const [part, ...others] = parts
  if (!part) return isConfirmed ? expeditionsWith(trait('confirmed', 'true')) : null
  if (part === 'dates' || others.length > 0) return byDays()
  if (part === 'places') return expeditionsWith(placesKey({ isSure: isConfirmed, places: travellers ?? 1 }))
  if (part === 'days') return having('stays', days === null ? [] : [days])
  return part === 'months' ? having('months', months) : having('vacations', vacations)
}

/** Start days of departures that meet every condition except confirmation. */
function startsOn(query: SearchQuery, ever: Period, isDaily: boolean): Start[] {
  const { start, end, leaveBy, months, days, vacations, zone, travellers } = query
  const lastReturn = leaveBy === null || leaveBy > ever.until ? ever.until : addDays(leaveBy, longestDays)
  const dates = overlap([ever], [{ since: start ?? ever.since, until: end ?? lastReturn }])
  const inMonths = months.length > 0 ? overlap(dates, months.map(around)) : dates
  const within = vacations.length > 0 ? overlap(inMonths, periods(vacations, zone)) : inMonths
  // Months have no keys for places, and may reach beyond the last day to leave.
  return startsWithin(within, isDaily || days === 'weekend' || leaveBy !== null || (travellers ?? 1) > 1)
    .filter((each) => leaveBy === null || each.day <= leaveBy)
    .filter((each) => months.length === 0 || months.includes(toMonth(each)))
    .flatMap((each) => lasting(each, days))
}

/** A month, and the days on which an expedition that begins in it may end. */
const around = (month: string): Period => ({
  since: `${month}-01`,
  until: addDays(findLastDay(month), longestDays),
})

function lasting(start: Start, days: Days | null): Start[] {
  if (days === null) return [start]
  return lengthsFrom(start.day, days)
    .filter((length) => length <= start.longest)
    .map((length) => ({ ...start, longest: length, isExact: true }))
}

export function countKeys(facet: string, values: string[], expeditionsWith: ExpeditionsWith): Counter {
  return (expeditions) =>
    values.map((value) => [value, countIn(expeditions, expeditionsWith(trait(facet, value)))])
}

function* eachDay(starts: Start[], findExpeditions: (start: Start) => BitSet[]): Iterable<BitSet> {
  const inTurn = starts.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  for (const start of inTurn) yield commonToAll(findExpeditions(start))
}

/** After the end of any departure, or of those whose length differs. */
function lastReturn(months: string[]): string {
  const last = months.toSorted().at(-1)
  return last ? addDays(findLastDay(last), longestDays) : ''
}

function findLastDay(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
}

/** A start day, or a whole month from that day, and the longest or exact length of the expedition. */
export type Start = { day: string; isMonth: boolean; longest: number; isExact: boolean }

const toDay = ({ day }: Start) => day
const toMonth = ({ day }: Start) => day.slice(0, 7)
const startingIn = (months: string[], starts: Start[]) =>
  starts.filter((start) => months.includes(toMonth(start)))

function grouped(
  starts: Start[],
  toName: (start: Start) => string,
  count: (group: Start[]) => number,
): [value: string, count: number][] {
  return [...Map.groupBy(starts, toName)].map(([name, group]) => [name, count(group)])
}

/**
 * Start days of expeditions within one of the stretches, each day once. Where any length fits, a whole month
 * uses its own key, unless each day is required.
 */
export function startsWithin(list: Period[], isDaily = false): Start[] {
  const starts = new Map<string, Start>()
  for (const { since, until } of list) {
    let day = since
    for (let left = daysBetween(since, until) + 1; left > 0; ) {
      const month = day.endsWith('-01') ? Number(findLastDay(day.slice(0, 7)).slice(8)) : left
      const isMonth = !isDaily && left - month + 1 >= longestDays
      const longest = Math.min(longestDays, left)
      const known = starts.get(day)
      if (!known || known.longest < longest || isMonth)
        starts.set(day, { day, isMonth, longest, isExact: false })
      const step = isMonth ? month : 1
      day = addDays(day, step)
      left -= step
    }
  }
  return [...starts.values()]
}

/** Expeditions that start then, and are short enough. */
function startingAt(
  { day, isMonth, longest, isExact }: Start,
  kind: Kind,
  expeditionsWith: ExpeditionsWith,
): [BitSet, BitSet] {
  const key = isMonth ? trait(departureFacet('months', kind.isSure), day.slice(0, 7)) : startKey(day, kind)
  return [expeditionsWith(key), expeditionsWith(isExact ? trait('days', longest) : atMostDays(longest))]
}
