import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import type { FacetKeys } from '#api/modules/search/bits.repository.ts'
import { countedFacets, ground, listConditions } from '#api/modules/search/filters.ts'
import { trait } from '#api/modules/search/keys.ts'
import { type Counter, countKeys, selectLeaving } from '#api/modules/search/leaving.ts'
import { price, type Span, toSpan } from '#api/modules/search/measures.ts'
import { selectNamed, toPage, toParts } from '#api/modules/search/page.ts'
import type { QueryWord } from '#api/modules/search/question.ts'
import { everyWord, someWords } from '#api/modules/search/relevance.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { isEmpty, narrow, type SparseSet, size, sparse } from '#api/modules/search/sparseSet.ts'

export type Matches = {
  nbHits: number
  /** Number of expeditions that each value would leave, by facet. */
  counts: Map<string, Map<string, number>>
  /** Lowest and highest price, ignoring the price filter. */
  prices: Span | null
  /** No expedition has all words. */
  isRelaxed: boolean
  /** The expeditions of the page, and those that the text names, in order. */
  page: number[]
  named: number[]
}

/**
 * Evaluates the search and its facets: a facet counts among the expeditions that pass all filters but its
 * own.
 */
export function match(
  query: SearchQuery,
  words: QueryWord[],
  today: string,
  expeditionsWith: ExpeditionsWith,
  facetKeys: FacetKeys,
): Matches {
  const listValues = facetValues(facetKeys)
  const { text, near, conditions, leaving } = listRequirements(
    query,
    words,
    today,
    expeditionsWith,
    listValues,
  )
  const passing = (ignored?: string) =>
    [...conditions].reduce((left, [name, set]) => (name === ignored ? left : narrow(left, set)), near)
  const hits = passing()
  const but = (ignored: string) => (conditions.has(ignored) ? passing(ignored) : hits)
  const departing = but('departures')
  return {
    nbHits: size(hits),
    counts: new Map([
      ...countedFacets.map((facet) =>
        counted(facet, but(facet), countKeys(facet, listValues(facet), expeditionsWith)),
      ),
      ...Object.entries(leaving.facets).map(([facet, counter]) => counted(facet, departing, counter)),
    ]),
    prices: toSpan(price, but('price'), expeditionsWith),
    isRelaxed: text?.isRelaxed ?? false,
    page: toPage(query, toParts(query, hits, text?.best ?? [], leaving), expeditionsWith),
    named: text ? selectNamed(hits, text.named, expeditionsWith) : [],
  }
}

/** Evaluates the search alone, among expeditions that have a key: their number, and those of the page. */
export function matchAmong(
  key: string,
  query: SearchQuery,
  words: QueryWord[],
  today: string,
  expeditionsWith: ExpeditionsWith,
  facetKeys: FacetKeys,
): Pick<Matches, 'nbHits' | 'page'> {
  const toValues = facetValues(facetKeys)
  const { text, near, conditions, leaving } = listRequirements(query, words, today, expeditionsWith, toValues)
  const hits = [...conditions.values(), expeditionsWith(key)].reduce((left, set) => narrow(left, set), near)
  return {
    nbHits: size(hits),
    page: toPage(query, toParts(query, hits, text?.best ?? [], leaving), expeditionsWith),
  }
}

const facetValues = (facetKeys: FacetKeys) => (facet: string) =>
  [...(facetKeys.get(facet) ?? [])].map((key) => key.slice(trait(facet, '').length))

/** The expeditions with the words of a search, and the sets that its filters require, by facet. */
function listRequirements(
  query: SearchQuery,
  words: QueryWord[],
  today: string,
  expeditionsWith: ExpeditionsWith,
  listValues: (facet: string) => string[],
) {
  const text = findText(words, expeditionsWith)
  const base = sparse(ground(query, expeditionsWith))
  const conditions = listConditions(query, expeditionsWith)
  const leaving = selectLeaving(query, today, expeditionsWith, listValues)
  if (leaving.expeditions) conditions.set('departures', leaving.expeditions)
  return { text, near: text ? narrow(base, text.all) : base, conditions, leaving }
}

/** The expeditions with all words; without any, those with some of them. */
function findText(words: QueryWord[], expeditionsWith: ExpeditionsWith) {
  if (words.length === 0) return null
  const every = everyWord(words, expeditionsWith)
  const isRelaxed = words.length > 1 && isEmpty(sparse(every.all))
  return { ...(isRelaxed ? someWords(words, expeditionsWith) : every), isRelaxed }
}

function counted(facet: string, expeditions: SparseSet, counter: Counter): [string, Map<string, number>] {
  return [facet, new Map(counter(expeditions).filter(([, left]) => left > 0))]
}
