import { averageRating, minPriceCents } from '#api/modules/expeditions/expeditions.domain.ts'
import type { SearchedExpedition } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { anyOf, type BitSet, commonToAll, nobody, without } from '#api/modules/search/bitSet.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { anyCity, atMostDays, everyExpedition, longestDays, trait } from '#api/modules/search/keys.ts'
import {
  measure as createMeasure,
  type Measure,
  measureKeys,
  price,
  type Range,
  rating,
  trainCo2,
  trainHours,
  within,
} from '#api/modules/search/measures.ts'
import {
  type Destination,
  destinations,
  ecoRatingSteps,
  ratingSteps,
} from '#api/modules/search/search.messages.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { laplandCountries } from '#schema/constants.ts'

/** A filter on the expedition itself: the keys that an expedition gets, and the search by these keys. */
type Filter = {
  /** The count that ignores this filter; null for a filter that holds for every count. */
  facet: string | null
  keys: (source: SearchedExpedition, today: string) => string[]
  /** The expeditions must be in each set; an absent parameter gives none. */
  sets: (query: SearchQuery, expeditionsWith: ExpeditionsWith) => BitSet[]
}
type Trait = {
  facet: string
  values: (source: SearchedExpedition) => (string | number)[]
  requested: (query: SearchQuery) => (string | number)[]
}

/** An expedition with one of the requested values. */
const byTrait = ({ facet, values, requested }: Trait): Filter => ({
  facet,
  keys: (source) => values(source).map((value) => trait(facet, value)),
  sets: (query, expeditionsWith) => {
    const sets = requested(query).map((value) => expeditionsWith(trait(facet, value)))
    return sets.length > 0 ? [anyOf(sets)] : []
  },
})

type Measured = {
  facet: string | null
  measure: Measure
  value: (source: SearchedExpedition, today: string) => number | null
  requested: (query: SearchQuery) => Range | null
}

/** An expedition whose number is known and in the requested range. */
const byMeasure = ({ facet, measure, value, requested }: Measured): Filter => ({
  facet,
  keys: (source, today) => {
    const known = value(source, today)
    return known === null ? [] : measureKeys(measure, known)
  },
  sets: (query, expeditionsWith) => {
    const range = requested(query)
    return range ? [within(measure, range, expeditionsWith)] : []
  },
})

const only = <Value>(value: Value | null): Value[] => (value === null ? [] : [value])
const atLeast = (min: number | null): Range | null => (min === null ? null : { min, max: null })
const atMost = (max: number | null): Range | null => (max === null ? null : { min: null, max })

const traits: Trait[] = [
  { facet: 'types', values: ({ row }) => [toSlug(row.expeditionType)], requested: (query) => query.types },
  {
    facet: 'countries',
    values: ({ countries }) => countries.map(({ code }) => code),
    requested: (query) => query.countries,
  },
  {
    facet: 'destinations',
    values: listGroups,
    requested: ({ destination }) => (destination === 'all' ? [] : [destination]),
  },
  { facet: 'regions', values: ({ row }) => [row.regionSlug], requested: (query) => query.regions },
  {
    facet: 'activity_types',
    values: ({ activities }) => activities.map(({ categorySlug }) => categorySlug),
    requested: (query) => query.activityTypes,
  },
  {
    facet: 'activities',
    values: ({ activities }) => activities.map(({ slug }) => slug),
    requested: (query) => query.activities,
  },
  { facet: 'levels', values: ({ row }) => [row.levelNumber], requested: (query) => query.levels },
  {
    facet: 'family_friendly',
    values: ({ row }) => (row.familyFriendly ? ['true'] : []),
    requested: ({ isFamily }) => (isFamily ? ['true'] : []),
  },
  {
    facet: 'eco_ratings',
    values: ({ row }) => reached(ecoRatingSteps, row.ecoRating),
    requested: ({ eco }) => only(eco),
  },
  // Searched by its measure, to a tenth; the steps are only counted.
  { facet: 'ratings', values: ({ row }) => reached(ratingSteps, averageRating(row)), requested: () => [] },
  { facet: 'days', values: ({ row }) => [row.durationDays], requested: () => [] },
]

const measures: Measured[] = [
  {
    facet: 'ratings',
    measure: rating,
    value: ({ row }) => averageRating(row) ?? 0,
    requested: (query) => atLeast(query.rating),
  },
  {
    facet: 'price',
    measure: price,
    value: ({ row, departures }, today) => minPriceCents(row.priceCents, departures, today) / 100,
    requested: (query) => query.price,
  },
  {
    facet: null,
    measure: createMeasure('longitude', 22, (degrees) => (degrees + 180) * 1e4),
    value: ({ row }) => row.meetingPoint?.lon ?? null,
    requested: ({ box }) => box && { min: box.west, max: box.east },
  },
  {
    facet: null,
    measure: createMeasure('latitude', 21, (degrees) => (degrees + 90) * 1e4),
    value: ({ row }) => row.meetingPoint?.lat ?? null,
    requested: ({ box }) => box && { min: box.south, max: box.north },
  },
  {
    facet: null,
    measure: createMeasure('age', 5, (years) => years),
    value: ({ row }) => row.ageMinChild,
    requested: ({ age }) => atMost(age),
  },
]

const filters: Filter[] = [
  ...traits.map(byTrait),
  {
    facet: 'days',
    keys: ({ row }) => lengthKeys(row.durationDays),
    sets: ({ duration }, expeditionsWith) => only(duration).map((range) => lasting(range, expeditionsWith)),
  },
  ...measures.map(byMeasure),
  {
    facet: null,
    keys: ({ row }) => journeyKeys(row.trainAccess),
    sets: ({ from, maxTrainHours }, expeditionsWith) =>
      only(atMost(maxTrainHours)).map((hours) => within(trainHours(from ?? anyCity), hours, expeditionsWith)),
  },
]

/** Facets with a count for each value. */
export const countedFacets = traits.map(({ facet }) => facet)

export const filterKeys = (source: SearchedExpedition, today: string): string[] =>
  filters.flatMap(({ keys }) => keys(source, today))

/** The expeditions that pass each filter, by the facet that ignores it when it counts. */
export type Conditions = Map<string, BitSet>

export function listConditions(query: SearchQuery, expeditionsWith: ExpeditionsWith): Conditions {
  const conditions: Conditions = new Map()
  for (const { facet, sets } of filters)
    if (facet !== null) for (const set of sets(query, expeditionsWith)) conditions.set(facet, set)
  return conditions
}

/** Conditions without a facet: they hold for every count. */
export const ground = (query: SearchQuery, expeditionsWith: ExpeditionsWith): BitSet =>
  commonToAll([
    expeditionsWith(everyExpedition),
    ...filters.flatMap(({ facet, sets }) => (facet === null ? sets(query, expeditionsWith) : [])),
  ])

function listGroups({ countries }: SearchedExpedition): Destination[] {
  const codes = countries.map(({ code }) => code)
  const groups: Record<Destination, boolean> = {
    all: true,
    france: codes.includes('FR'),
    'outside-france': codes.some((code) => code !== 'FR'),
    lapland: codes.some((code) => laplandCountries.includes(code)),
  }
  return destinations.filter((group) => groups[group])
}

/** The steps that a rating reaches: an « at least » facet then counts like any other. */
const reached = (steps: number[], rating: number | null) =>
  steps.filter((step) => rating !== null && rating >= step)

const lengthKeys = (durationDays: number): string[] => {
  const shortest = Math.min(durationDays, longestDays)
  return Array.from({ length: longestDays + 1 - shortest }, (_, index) => atMostDays(shortest + index))
}

function lasting({ min, max }: Range, expeditionsWith: ExpeditionsWith): BitSet {
  const upTo = (days: number) => (days < 1 ? nobody : expeditionsWith(atMostDays(days)))
  const longest = Math.floor(max ?? longestDays)
  const notTooLong = longest >= longestDays ? expeditionsWith(everyExpedition) : upTo(longest)
  return without(notTooLong, upTo(Math.ceil(min ?? 0) - 1))
}

type Journey = SearchedExpedition['row']['trainAccess'][number]

/** The journey from each city, and the best of them: the shortest time and the least CO2, independently. */
function journeyKeys(journeys: Journey[]): string[] {
  if (journeys.length === 0) return []
  const best = {
    city: anyCity,
    hours: Math.min(...journeys.map(({ hours }) => hours)),
    kg_co2e: Math.min(...journeys.map(({ kg_co2e }) => kg_co2e)),
  }
  const own = journeys.map((journey) => [toSlug(journey.city), journey] as const)
  return [...new Map([[anyCity, best], ...own])].flatMap(([city, { hours, kg_co2e }]) => [
    ...measureKeys(trainHours(city), hours),
    ...measureKeys(trainCo2(city), kg_co2e),
  ])
}
