import { type SQL, sql } from 'drizzle-orm'
import { allOf, type bitColumns } from '#api/modules/search/bitColumns.ts'
import { anyCity, atMostDays, everyTrip, longestDays, trait } from '#api/modules/search/keys.ts'
import type { Leaving } from '#api/modules/search/leaving.ts'
import { latitude, longitude, price, type Range, trainHours, within } from '#api/modules/search/measures.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

export type Columns = ReturnType<typeof bitColumns>

/** Filters by the facet that ignores them, so that one sees what another choice would give. */
export type Condition = { name: string; bits: SQL }

export function conditionsOf(query: SearchQuery, leaving: Leaving | null, { having }: Columns): Condition[] {
  const traits = (facet: string, values: (string | number)[]) =>
    values.length > 0 ? [{ name: facet, bits: having(values.map((value) => trait(facet, value))) }] : []
  return [
    ...traits('types', query.types),
    ...traits('countries', query.countries),
    ...traits('destinations', query.destination === 'all' ? [] : [query.destination]),
    ...traits('regions', query.regions),
    ...traits('activity_types', query.activityTypes),
    ...traits('activities', query.activities),
    ...traits('levels', query.levels),
    ...traits('family_friendly', query.isFamilyFriendly ? ['true'] : []),
    ...(query.duration ? [{ name: 'days', bits: lasting(query.duration, having) }] : []),
    ...(query.price ? [{ name: 'price', bits: within(price, query.price, (key) => having([key])) }] : []),
    ...(leaving
      ? [{ name: 'departures', bits: leaving.keys ? having(leaving.keys) : sql.raw('leaving') }]
      : []),
  ]
}

/** What no facet shows: it holds for every count. */
export function ground(query: SearchQuery, { having }: Columns): SQL {
  const keyed = (key: string) => having([key])
  const { box, maxTrainHours } = query
  return allOf([
    having([everyTrip]),
    ...(box
      ? [
          within(longitude, { min: box.west, max: box.east }, keyed),
          within(latitude, { min: box.south, max: box.north }, keyed),
        ]
      : []),
    ...(maxTrainHours === null
      ? []
      : [within(trainHours(query.from ?? anyCity), { min: null, max: maxTrainHours }, keyed)]),
  ])
}

function lasting({ min, max }: Range, having: Columns['having']): SQL {
  const shortest = Math.ceil(min ?? 0)
  const longest = Math.floor(max ?? longestDays)
  const all = having([everyTrip])
  return allOf([
    longest >= longestDays ? all : longest < 1 ? sql`(${all} # ${all})` : having([atMostDays(longest)]),
    ...(shortest > 1 ? [sql`~${having([atMostDays(shortest - 1)])}`] : []),
  ])
}
