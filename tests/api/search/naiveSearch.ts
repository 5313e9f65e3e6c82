import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { activities as activityTable } from '#api/db/referenceTables.ts'
import { departures as departureTable, expeditions as expeditionTable } from '#api/db/tables.ts'
import { isBookable, isConfirmed } from '#api/modules/departures/departures.domain.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { holidays, type VacationName, type Zone } from '#api/modules/search/holidays.content.ts'
import { durationBuckets, ecoRatingSteps, ratingSteps } from '#api/modules/search/search.messages.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { testNow } from '#tests/support/testNow.ts'

type Departure = { startOn: string; endOn: string; isSure: boolean; places: number }
export type Expedition = Awaited<ReturnType<typeof loadExpeditions>>[number]

const today = parisDay(testNow)

/** A naive search over table rows, as the reference. */
export async function loadExpeditions(db: Database) {
  const departures = await db.select().from(departureTable)
  const categories = new Map(
    (await db.select().from(activityTable)).map((each) => [each.slug, each.categorySlug]),
  )
  return (await db.select().from(expeditionTable)).map((row) => {
    const open = departures.filter((each) => each.expeditionId === row.id && isBookable(each, today))
    return {
      row,
      types: [toSlug(row.expeditionType)],
      countries: row.countryCodes,
      destinations: listDestinations(row.countryCodes),
      regions: [row.regionSlug],
      activities: row.activitySlugs,
      activity_types: row.activitySlugs.map((slug) => categories.get(slug) ?? ''),
      levels: [String(row.levelNumber)],
      family_friendly: row.familyFriendly ? ['true'] : [],
      rating: row.reviewCount > 0 ? Math.round((10 * row.ratingSum) / row.reviewCount) / 10 : 0,
      minPrice: Math.min(...(open.length > 0 ? open : [row]).map((each) => each.priceCents)) / 100,
      open: open.map(
        (each): Departure => ({
          startOn: each.startOn,
          endOn: each.endOn,
          isSure: isConfirmed(each),
          places: each.capacity - each.bookedCount - each.heldCount,
        }),
      ),
    }
  })
}

function listDestinations(codes: string[]): string[] {
  const lapland = codes.some((code) => ['NO', 'SE', 'FI'].includes(code))
  const abroad = codes.some((code) => code !== 'FR')
  return [
    'all',
    ...(codes.includes('FR') ? ['france'] : []),
    ...(abroad ? ['outside-france'] : []),
    ...(lapland ? ['lapland'] : []),
  ]
}

type Filter = { name: string; isMet: (expedition: Expedition) => boolean }

const oneOf = (values: (string | number)[], own: string[]) =>
  values.length === 0 || values.some((value) => own.includes(String(value)))

const between = (value: number, range: { min: number | null; max: number | null } | null) =>
  !range || (value >= (range.min ?? value) && value <= (range.max ?? value))

function listFilters(query: SearchQuery): Filter[] {
  const { box, maxTrainHours, from } = query
  return [
    { name: 'types', isMet: (expedition) => oneOf(query.types, expedition.types) },
    { name: 'countries', isMet: (expedition) => oneOf(query.countries, expedition.countries) },
    { name: 'destinations', isMet: (expedition) => oneOf([query.destination], expedition.destinations) },
    { name: 'regions', isMet: (expedition) => oneOf(query.regions, expedition.regions) },
    { name: 'activities', isMet: (expedition) => oneOf(query.activities, expedition.activities) },
    { name: 'activity_types', isMet: (expedition) => oneOf(query.activityTypes, expedition.activity_types) },
    { name: 'levels', isMet: (expedition) => oneOf(query.levels, expedition.levels) },
    {
      name: 'family_friendly',
      isMet: (expedition) => !query.isFamily || expedition.row.familyFriendly,
    },
    { name: 'durations', isMet: (expedition) => between(expedition.row.durationDays, query.duration) },
    { name: 'ratings', isMet: ({ rating }) => query.rating === null || rating >= query.rating },
    { name: 'eco_ratings', isMet: ({ row }) => query.eco === null || (row.ecoRating ?? 0) >= query.eco },
    { name: 'age', isMet: ({ row }) => query.age === null || (row.ageMinChild ?? 99) <= query.age },
    { name: 'price', isMet: (expedition) => between(expedition.minPrice, query.price) },
    {
      name: 'box',
      isMet: ({ row: { meetingPoint: at } }) =>
        !box ||
        (at !== null &&
          at.lon >= box.west &&
          at.lon <= box.east &&
          at.lat >= box.south &&
          at.lat <= box.north),
    },
    {
      name: 'train',
      isMet: (expedition) => {
        const journeys = expedition.row.trainAccess.filter(
          (each) => from === null || toSlug(each.city) === from,
        )
        return maxTrainHours === null || journeys.some((each) => each.hours <= maxTrainHours)
      },
    },
  ]
}

type Part = 'months' | 'vacations' | 'days' | 'confirmed' | 'dates'

/** The days of a departure, each with its name and date. */
function listDays({ startOn, endOn }: Departure): string[] {
  const days: string[] = []
  for (let ms = Date.parse(startOn); ms <= Date.parse(endOn); ms += 86_400_000)
    days.push(new Date(ms).toUTCString().slice(0, 3))
  return days
}

/** « Un week-end »: 2 or 3 days with a Saturday and the Sunday after it. */
function isWeekend(departure: Departure): boolean {
  const days = listDays(departure).join(' ')
  return days.length <= 'Fri Sat Sun'.length && days.includes('Sat Sun')
}

const lasts = (departure: Departure, days: string | number) =>
  days === 'weekend' ? isWeekend(departure) : listDays(departure).length === days

const fits = (departure: Departure, vacations: VacationName[], zone: Zone | null) =>
  holidays
    .filter((holiday) => vacations.includes(holiday.vacation))
    .flatMap((holiday) => (zone ? [holiday.days[zone]] : Object.values(holiday.days)))
    .some(([since, until]) => since <= departure.startOn && departure.endOn <= until)

/** The departures that meet all conditions on departures except one. */
export function leaving(expedition: Expedition, query: SearchQuery, but?: Part): Departure[] {
  return expedition.open.filter(
    (each) =>
      (but === 'dates' ||
        (each.startOn >= (query.start ?? '') &&
          each.endOn <= (query.end ?? '9999') &&
          each.startOn <= (query.leaveBy ?? '9999'))) &&
      (but === 'months' || query.months.length === 0 || query.months.includes(each.startOn.slice(0, 7))) &&
      (but === 'days' || query.days === null || lasts(each, query.days)) &&
      (but === 'vacations' || query.vacations.length === 0 || fits(each, query.vacations, query.zone)) &&
      each.places >= (query.travellers ?? 1) &&
      (but === 'confirmed' || !query.isConfirmed || each.isSure),
  )
}

export function filtersDepartures(query: SearchQuery): boolean {
  return (
    Boolean(query.start ?? query.end ?? query.leaveBy ?? query.days ?? query.travellers) ||
    query.months.length > 0 ||
    query.vacations.length > 0 ||
    query.isConfirmed
  )
}

export type NaiveResult = {
  ids: number[]
  facets: Record<string, Record<string, number>>
  prices: { min: number; max: number } | null
  durations: { min: number; max: number } | null
}

export function naiveSearch(expeditions: Expedition[], query: SearchQuery): NaiveResult {
  const filters = listFilters(query)
  const without = (name: string) =>
    expeditions.filter(
      (expedition) =>
        filters.every((filter) => filter.name === name || filter.isMet(expedition)) &&
        (name === 'departures' || !filtersDepartures(query) || leaving(expedition, query).length > 0),
    )
  const counted = (name: string, listValues: (expedition: Expedition) => string[]) =>
    tally(without(name).map(listValues))
  const departing = (part: Part, listValues: (departure: Departure) => string[]) =>
    counted('departures', (expedition) => leaving(expedition, query, part).flatMap(listValues))
  const bucket = (expedition: Expedition) =>
    durationBuckets.filter((each) => between(expedition.row.durationDays, each)).map((each) => each.value)
  const names = [...new Set(holidays.map((holiday) => holiday.vacation))]
  return {
    ids: without('').map((expedition) => expedition.row.id),
    facets: {
      types: counted('types', (expedition) => expedition.types),
      countries: counted('countries', (expedition) => expedition.countries),
      destinations: counted('destinations', (expedition) => expedition.destinations),
      regions: counted('regions', (expedition) => expedition.regions),
      activities: counted('activities', (expedition) => expedition.activities),
      activity_types: counted('activity_types', (expedition) => expedition.activity_types),
      levels: counted('levels', (expedition) => expedition.levels),
      family_friendly: counted('family_friendly', (expedition) => expedition.family_friendly),
      durations: counted('durations', bucket),
      months: departing('months', (each) => [each.startOn.slice(0, 7)]),
      days: departing('days', (each) => [
        ...(isWeekend(each) ? ['weekend'] : []),
        String(listDays(each).length),
      ]),
      ratings: counted('ratings', ({ rating }) => ratingSteps.filter((step) => rating >= step).map(String)),
      eco_ratings: counted('eco_ratings', ({ row }) =>
        ecoRatingSteps.filter((step) => (row.ecoRating ?? 0) >= step).map(String),
      ),
      ...(query.departureDaysIn.length > 0 && {
        departure_days: departing('dates', ({ startOn }) =>
          query.departureDaysIn.includes(startOn.slice(0, 7)) ? [startOn] : [],
        ),
      }),
      vacations: departing('vacations', (each) => names.filter((name) => fits(each, [name], query.zone))),
      confirmed: departing('confirmed', (each) => (each.isSure ? ['true'] : [])),
    },
    prices: span(without('price').map((expedition) => expedition.minPrice)),
    durations: span(without('durations').map((expedition) => expedition.row.durationDays)),
  }
}

function tally(lists: string[][]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const values of lists) for (const value of new Set(values)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function span(values: number[]): { min: number; max: number } | null {
  return values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : null
}
