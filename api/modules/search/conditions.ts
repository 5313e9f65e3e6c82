import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { anyOf, type BitSet, commonToAll, nobody, without } from '#api/modules/search/bitSet.ts'
import { anyCity, atMostDays, everyExpedition, longestDays, trait } from '#api/modules/search/keys.ts'
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

/** The expeditions that pass each filter, by the facet that ignores it when it counts. */
export type Conditions = Map<string, BitSet>

export function conditionsOf(query: SearchQuery, expeditionsWith: ExpeditionsWith): Conditions {
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
    if (values.length > 0)
      conditions.set(facet, anyOf(values.map((value) => expeditionsWith(trait(facet, value)))))
  if (query.duration) conditions.set('days', lasting(query.duration, expeditionsWith))
  if (query.price) conditions.set('price', within(price, query.price, expeditionsWith))
  if (query.rating !== null)
    conditions.set('ratings', within(rating, { min: query.rating, max: null }, expeditionsWith))
  return conditions
}

/** Conditions without a facet: they hold for every count. */
export function ground(
  { box, maxTrainHours, from, age }: SearchQuery,
  expeditionsWith: ExpeditionsWith,
): BitSet {
  const sets = [expeditionsWith(everyExpedition)]
  if (box)
    sets.push(
      within(longitude, { min: box.west, max: box.east }, expeditionsWith),
      within(latitude, { min: box.south, max: box.north }, expeditionsWith),
    )
  if (age !== null) sets.push(within(minAge, { min: null, max: age }, expeditionsWith))
  if (maxTrainHours !== null)
    sets.push(within(trainHours(from ?? anyCity), { min: null, max: maxTrainHours }, expeditionsWith))
  return commonToAll(sets)
}

function lasting({ min, max }: Range, expeditionsWith: ExpeditionsWith): BitSet {
  const shortest = Math.ceil(min ?? 0)
  const longest = Math.floor(max ?? longestDays)
  const notTooLong =
    longest >= longestDays ? expeditionsWith(everyExpedition) : atMost(longest, expeditionsWith)
  return without(notTooLong, atMost(shortest - 1, expeditionsWith))
}

function atMost(days: number, expeditionsWith: ExpeditionsWith): BitSet {
  return days < 1 ? nobody : expeditionsWith(atMostDays(days))
}
