import type { BitSet } from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'
import { inOrder, orderOf } from '#api/modules/search/order.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { narrow, type SparseSet, size } from '#api/modules/search/sparseSet.ts'

const mostNamed = 8

/** The trips to show, in order: a text asked in the default order shows the best matches first. */
export function pageOf(query: SearchQuery, hits: SparseSet, best: BitSet[], tripsWith: TripsWith): number[] {
  const { sort, page, perPage } = query
  const order = orderOf(sort, query.from, tripsWith)
  const ids: number[] = []
  let from = (page - 1) * perPage
  for (const part of sort === 'recommended' ? bestFirst(hits, best) : [hits]) {
    ids.push(...inOrder(part, order, from, from + perPage))
    from -= size(part)
  }
  return ids
}

/** The trips that the question names. */
export function namedOf(hits: SparseSet, named: BitSet, tripsWith: TripsWith): number[] {
  return inOrder(narrow(hits, named), orderOf('recommended', null, tripsWith), 0, mostNamed)
}

function bestFirst(hits: SparseSet, best: BitSet[]): SparseSet[] {
  let rest = hits
  const parts = best.map((better) => {
    const part = narrow(rest, better)
    rest = narrow(rest, better, false)
    return part
  })
  return [...parts, rest]
}
