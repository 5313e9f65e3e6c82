import type { BitSet, ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import type { Leaving } from '#api/modules/search/leaving.ts'
import { inOrder, toOrder } from '#api/modules/search/order.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { narrow, type SparseSet, size } from '#api/modules/search/sparseSet.ts'

const mostNamed = 8

/**
 * Splits the hits into consecutive parts: best text matches first in the default order, earliest matching
 * departures first by next departure.
 */
export function toParts(
  query: SearchQuery,
  hits: SparseSet,
  best: BitSet[],
  leaving: Leaving,
): Iterable<SparseSet> {
  if (query.sort === 'recommended') return bestFirst(hits, best)
  return query.sort === 'next_departure' && leaving.expeditions ? bestFirst(hits, leaving.byDay()) : [hits]
}

/** The expeditions to show, in order; parts beyond the page are not computed. */
export function toPage(
  query: SearchQuery,
  parts: Iterable<SparseSet>,
  expeditionsWith: ExpeditionsWith,
): number[] {
  const { sort, page, perPage } = query
  const order = toOrder(sort, query.from, expeditionsWith)
  const ids: number[] = []
  let from = (page - 1) * perPage
  for (const part of parts) {
    if (ids.length >= perPage) break
    ids.push(...inOrder(part, order, from, from + perPage))
    from -= size(part)
  }
  return ids
}

/** The expeditions that the query names. */
export function selectNamed(hits: SparseSet, named: BitSet, expeditionsWith: ExpeditionsWith): number[] {
  return inOrder(narrow(hits, named), toOrder('recommended', null, expeditionsWith), 0, mostNamed)
}

function* bestFirst(hits: SparseSet, best: Iterable<BitSet>): Iterable<SparseSet> {
  let rest = hits
  for (const better of best) {
    yield narrow(rest, better)
    rest = narrow(rest, better, false)
  }
  yield rest
}
