import { isConfirmed, lastDay } from '#api/modules/departures/departures.domain.ts'
import {
  averageRating,
  bookable,
  type DatedDeparture,
  minPriceCents,
  toCome,
} from '#api/modules/expeditions/expeditions.domain.ts'
import type { ExpeditionSource } from '#api/modules/expeditions/expeditions.mappers.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { vacationsAround } from '#api/modules/search/holidays.domain.ts'
import {
  duration,
  latitude,
  longitude,
  type Measure,
  measureKeys,
  minAge,
  nextBookable,
  nextStart,
  price,
  publishedAt,
  rank,
  rating,
  trainCo2,
  trainHours,
} from '#api/modules/search/measures.ts'
import {
  type Destination,
  destinations,
  ecoRatingSteps,
  ratingSteps,
} from '#api/modules/search/search.messages.ts'
import { lengthsFrom } from '#api/modules/search/wanted.domain.ts'
import { laplandCountries, maxExpeditionDays } from '#schema/constants.ts'

/** Number of expeditions in a row of bits, as a power of two: the size of the column. */
export const blockShift = 13
export const blockSize = 2 ** blockShift

/** Longer expeditions only match a range without an upper bound. */
export const longestDays = maxExpeditionDays + 1

/** The best of all cities, where no city is named. */
export const anyCity = '*'

export const facetPrefix = 't:'
/** The key of a filter value, which a facet counts. */
export const trait = (facet: string, value: string | number) => `${facetPrefix}${facet}:${value}`
export const facetOf = (key: string) => (key.startsWith(facetPrefix) ? key.split(':')[1] : undefined)
/** A key that every expedition has. */
export const everyExpedition = trait('destinations', 'all')
/** Expeditions of at most that many days. */
export const atMostDays = (days: number) => `upto:${String(Math.min(days, longestDays)).padStart(2, '0')}`
/** Expeditions with a bookable departure that day, or a bookable and confirmed one. */
export const startKey = (day: string, isSure: boolean) => `${isSure ? 'sure' : 'open'}:${day}`

/**
 * A facet of departures, which has keys for confirmed ones too, and holidays for each zone. The trait `days`
 * belongs to the expedition.
 */
export type DepartureFacet = 'months' | 'vacations' | 'stays'
export const departureFacet = (facet: DepartureFacet, isSure: boolean, zone: string | null = null) =>
  [facet, ...(zone ? [zone] : []), ...(isSure ? ['sure'] : [])].join('-')

/** All keys of an expedition today, except its words. */
export function stateKeys(source: ExpeditionSource, today: string): string[] {
  const { row, departures } = source
  const euros = minPriceCents(row.priceCents, departures, today) / 100
  const keys = [
    ...traitKeys(source),
    ...Array.from({ length: longestDays }, (_, index) => index + 1)
      .filter((days) => days >= Math.min(row.durationDays, longestDays))
      .map(atMostDays),
    ...measureKeys(price, euros),
    ...(row.meetingPoint
      ? [...measureKeys(longitude, row.meetingPoint.lon), ...measureKeys(latitude, row.meetingPoint.lat)]
      : []),
    ...journeys(source).flatMap(({ city, hours, kgCo2e }) => [
      ...measureKeys(trainHours(city), hours),
      ...measureKeys(trainCo2(city), kgCo2e),
    ]),
    ...measureKeys(rank, row.carouselRank),
    ...measureKeys(rating, averageRating(row) ?? 0),
    ...(row.ageMinChild === null ? [] : measureKeys(minAge, row.ageMinChild)),
    ...measureKeys(duration, row.durationDays),
    ...measureKeys(publishedAt, row.publishedAt.getTime()),
    ...firstOf(nextStart, toCome(departures, today)),
    ...firstOf(nextBookable, bookable(departures, today)),
    ...bookable(departures, today).flatMap((departure) => departureKeys(departure, row.durationDays)),
  ]
  return [...new Set(keys)]
}

function firstOf(measure: Measure, [first]: DatedDeparture[]): string[] {
  return first ? measureKeys(measure, Date.parse(first.startOn)) : []
}

function traitKeys({ row, countries, activities }: ExpeditionSource): string[] {
  const codes = countries.map((country) => country.code)
  const groups: Record<Destination, boolean> = {
    all: true,
    france: codes.includes('FR'),
    'outside-france': codes.some((code) => code !== 'FR'),
    lapland: codes.some((code) => laplandCountries.includes(code)),
  }
  return [
    ...destinations.filter((group) => groups[group]).map((group) => trait('destinations', group)),
    ...codes.map((code) => trait('countries', code)),
    trait('types', toSlug(row.expeditionType)),
    trait('regions', row.regionSlug),
    trait('levels', row.levelNumber),
    trait('days', row.durationDays),
    ...activities.flatMap(({ slug, categorySlug }) => [
      trait('activities', slug),
      trait('activity_types', categorySlug),
    ]),
    ...atLeastKeys('ratings', ratingSteps, averageRating(row)),
    ...atLeastKeys('eco_ratings', ecoRatingSteps, row.ecoRating),
    ...(row.familyFriendly ? [trait('family_friendly', 'true')] : []),
  ]
}

/** One key for each step that a rating reaches: an « at least » facet then counts like any other. */
function atLeastKeys(facet: string, steps: number[], rating: number | null): string[] {
  return steps.filter((step) => rating !== null && rating >= step).map((step) => trait(facet, step))
}

function departureKeys(departure: DatedDeparture, durationDays: number): string[] {
  const { startOn } = departure
  const around = vacationsAround({ since: startOn, until: lastDay(startOn, durationDays) })
  const isWeekend = lengthsFrom(startOn, 'weekend').includes(durationDays)
  const keysOf = (isSure: boolean) => [
    startKey(startOn, isSure),
    trait(departureFacet('months', isSure), startOn.slice(0, 7)),
    trait(departureFacet('stays', isSure), durationDays),
    ...(isWeekend ? [trait(departureFacet('stays', isSure), 'weekend')] : []),
    ...around.flatMap(({ vacation, zone }) => [
      trait(departureFacet('vacations', isSure), vacation),
      trait(departureFacet('vacations', isSure, zone), vacation),
    ]),
  ]
  return isConfirmed(departure)
    ? [...keysOf(false), ...keysOf(true), trait('confirmed', 'true')]
    : keysOf(false)
}

/** The journey from each city, and the best of them: the shortest time and the least CO2, independently. */
function journeys({ row }: ExpeditionSource): { city: string; hours: number; kgCo2e: number }[] {
  const own = row.trainAccess.map(({ city, hours, kg_co2e }) => ({
    city: toSlug(city),
    hours,
    kgCo2e: kg_co2e,
  }))
  if (own.length === 0) return []
  const best = {
    city: anyCity,
    hours: Math.min(...own.map((journey) => journey.hours)),
    kgCo2e: Math.min(...own.map((journey) => journey.kgCo2e)),
  }
  return [...new Map([best, ...own].map((journey) => [journey.city, journey])).values()]
}
