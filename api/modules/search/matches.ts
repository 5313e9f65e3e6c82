import { type BitSet, common, commonToAll, count, countsIn, nobody } from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'
import { conditionsOf, ground } from '#api/modules/search/conditions.ts'
import { anyCity, trait } from '#api/modules/search/keys.ts'
import { leavingOf, type Valued } from '#api/modules/search/leaving.ts'
import { price, spanOf, trainHours, within } from '#api/modules/search/measures.ts'
import type { AskedWord } from '#api/modules/search/question.ts'
import { everyWord, someWords } from '#api/modules/search/relevance.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

export type Matches = {
  hits: BitSet
  /** How many trips each value would leave, by facet. */
  counts: Map<string, Map<string, number>>
  /** The least and the most one pays, whatever price was asked for. */
  prices: { min: number; max: number } | null
  /** No trip has every word. */
  isRelaxed: boolean
  /** Those that answer the text better than the others, best first. */
  best: BitSet[]
  named: BitSet
  /** Those that a train joins; none where the sort does not ask. */
  reachable: BitSet
}

const ownFacets = [
  'types',
  'countries',
  'destinations',
  'regions',
  'activity_types',
  'activities',
  'levels',
  'days',
  'family_friendly',
]

/** What matches, and what each choice would leave: a facet counts among the trips that pass every filter but its own. */
export function match(
  query: SearchQuery,
  words: AskedWord[],
  today: string,
  tripsWith: TripsWith,
  facetKeys: string[],
): Matches {
  const text = findText(words, tripsWith)
  const base = ground(query, tripsWith)
  const near = text ? common(base, text.all) : base
  const valuesOf = (facet: string) => facetValues(facet, facetKeys, tripsWith)
  const conditions = conditionsOf(query, tripsWith)
  const leaving = leavingOf(query, today, tripsWith, valuesOf)
  if (leaving.trips) conditions.set('departures', leaving.trips)
  const passing = (ignored?: string) =>
    commonToAll([near, ...[...conditions].flatMap(([name, set]) => (name === ignored ? [] : [set]))])
  const hits = passing()
  const but = (ignored: string) => (conditions.has(ignored) ? passing(ignored) : hits)
  const departing = but('departures')
  return {
    hits,
    counts: new Map([
      ...ownFacets.map((facet) => [facet, countIn(but(facet), valuesOf(facet))] as const),
      ...Object.entries(leaving.facets).map(
        ([facet, values]) => [facet, countIn(departing, values)] as const,
      ),
    ]),
    prices: spanOf(price, but('price'), tripsWith),
    isRelaxed: text?.isRelaxed ?? false,
    best: text?.best ?? [],
    named: text?.named ?? nobody,
    reachable:
      query.sort === 'co2'
        ? within(trainHours(query.from ?? anyCity), { min: null, max: null }, tripsWith)
        : nobody,
  }
}

/** The trips with every word; where there are none, those with some of them. */
function findText(words: AskedWord[], tripsWith: TripsWith) {
  if (words.length === 0) return null
  const every = everyWord(words, tripsWith)
  const isRelaxed = words.length > 1 && count(every.all) === 0
  return { ...(isRelaxed ? someWords(words, tripsWith) : every), isRelaxed }
}

function facetValues(facet: string, facetKeys: string[], tripsWith: TripsWith): Valued[] {
  const prefix = trait(facet, '')
  return facetKeys
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key.slice(prefix.length), tripsWith(key)])
}

function countIn(trips: BitSet, values: Valued[]): Map<string, number> {
  const counts = countsIn(
    trips,
    values.map(([, set]) => set),
  )
  return new Map(values.flatMap(([value], index) => (counts[index] ? [[value, counts[index]] as const] : [])))
}
