import { type BitSet, common, count, without } from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'
import { inOrder, orderOf } from '#api/modules/search/order.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

const mostNamed = 8

/** The trips to show, in order: a text asked in the default order shows the best matches first. */
export function pageOf(query: SearchQuery, hits: BitSet, best: BitSet[], tripsWith: TripsWith): number[] {
  const { sort, page, perPage } = query
  const order = orderOf(sort, query.from, tripsWith)
  const ids: number[] = []
  let from = (page - 1) * perPage
  for (const part of sort === 'recommended' ? bestFirst(hits, best) : [hits]) {
    ids.push(...inOrder(part, order, from, from + perPage))
    from -= count(part)
  }
  return ids
}

/** The trips that the question names. */
export function namedOf(hits: BitSet, named: BitSet, tripsWith: TripsWith): number[] {
  return inOrder(common(hits, named), orderOf('recommended', null, tripsWith), 0, mostNamed)
}

function bestFirst(hits: BitSet, best: BitSet[]): BitSet[] {
  let rest = hits
  const parts = best.map((better) => {
    const part = common(rest, better)
    rest = without(rest, better)
    return part
  })
  return [...parts, rest]
}
