import { anyOf, type BitSet, commonToAll, nobody, without } from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'
import { anyCity, atMostDays, everyTrip, longestDays, trait } from '#api/modules/search/keys.ts'
import {
  latitude,
  longitude,
  minAge,
  price,
  type Range,
  rating,
  trainHours,
  within,
} from '#api/modules/search/measures.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

/** The trips that pass each filter, by the facet that ignores it, so that one sees what another choice would give. */
export type Conditions = Map<string, BitSet>

export function conditionsOf(query: SearchQuery, tripsWith: TripsWith): Conditions {
  const traits: [facet: string, values: (string | number)[]][] = [
    ['types', query.types],
    ['countries', query.countries],
    ['destinations', query.destination === 'all' ? [] : [query.destination]],
    ['regions', query.regions],
    ['activity_types', query.activityTypes],
    ['activities', query.activities],
    ['levels', query.levels],
    ['family_friendly', query.isFamilyFriendly ? ['true'] : []],
    ['eco_ratings', query.eco === null ? [] : [query.eco]],
  ]
  const conditions: Conditions = new Map()
  for (const [facet, values] of traits)
    if (values.length > 0) conditions.set(facet, anyOf(values.map((value) => tripsWith(trait(facet, value)))))
  if (query.duration) conditions.set('days', lasting(query.duration, tripsWith))
  if (query.price) conditions.set('price', within(price, query.price, tripsWith))
  if (query.rating !== null)
    conditions.set('ratings', within(rating, { min: query.rating, max: null }, tripsWith))
  return conditions
}

/** What no facet shows: it holds for every count. */
export function ground({ box, maxTrainHours, from, age }: SearchQuery, tripsWith: TripsWith): BitSet {
  const sets = [tripsWith(everyTrip)]
  if (box)
    sets.push(
      within(longitude, { min: box.west, max: box.east }, tripsWith),
      within(latitude, { min: box.south, max: box.north }, tripsWith),
    )
  if (age !== null) sets.push(within(minAge, { min: null, max: age }, tripsWith))
  if (maxTrainHours !== null)
    sets.push(within(trainHours(from ?? anyCity), { min: null, max: maxTrainHours }, tripsWith))
  return commonToAll(sets)
}

function lasting({ min, max }: Range, tripsWith: TripsWith): BitSet {
  const shortest = Math.ceil(min ?? 0)
  const longest = Math.floor(max ?? longestDays)
  const notTooLong = longest >= longestDays ? tripsWith(everyTrip) : atMost(longest, tripsWith)
  return without(notTooLong, atMost(shortest - 1, tripsWith))
}

function atMost(days: number, tripsWith: TripsWith): BitSet {
  return days < 1 ? nobody : tripsWith(atMostDays(days))
}
