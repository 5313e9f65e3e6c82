import { type SQL, sql } from 'drizzle-orm'
import { type BitSet, common, count, idsOf, without } from '#api/modules/search/bitSet.ts'
import { anyCity } from '#api/modules/search/keys.ts'
import type { Matches } from '#api/modules/search/matches.ts'
import type { Sort } from '#api/modules/search/search.messages.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

/** A table in an order one of its indexes has; the id last, so that no two pages share a trip. */
type Order = { rows: SQL; by: SQL }

/** Trips to show in an order, after those of the segments before. */
export type Segment = { set: BitSet; order: Order }

const orders = sql`search_orders where true`
const byIndex: Record<Exclude<Sort, 'co2'>, Order> = {
  recommended: { rows: orders, by: sql`carousel_rank, next_bookable, expedition_id` },
  next_departure: { rows: orders, by: sql`next_start, expedition_id` },
  price: { rows: orders, by: sql`min_price, expedition_id` },
  '-price': { rows: orders, by: sql`min_price desc, expedition_id desc` },
  duration: { rows: orders, by: sql`duration_days, expedition_id` },
  '-duration': { rows: orders, by: sql`duration_days desc, expedition_id desc` },
  rating: { rows: orders, by: sql`rating desc, expedition_id desc` },
  newest: { rows: orders, by: sql`published_at desc, expedition_id desc` },
}
const byId: Order = { rows: orders, by: sql`expedition_id` }
const byTrain = (city: string): Order => ({
  rows: sql`search_trains where city = ${city}`,
  by: sql`kg_co2e, expedition_id`,
})

export const recommended = byIndex.recommended

/** A text asked in the default order shows the best matches first; a city that no train joins comes last. */
export function segmentsOf(query: SearchQuery, { hits, best, reachable }: Matches): Segment[] {
  if (query.sort === 'co2')
    return [
      { set: common(hits, reachable), order: byTrain(query.from ?? anyCity) },
      { set: without(hits, reachable), order: byId },
    ]
  const order = byIndex[query.sort]
  if (query.sort !== 'recommended') return [{ set: hits, order }]
  const segments: Segment[] = []
  let rest = hits
  for (const better of best) {
    segments.push({ set: common(rest, better), order })
    rest = without(rest, better)
  }
  return [...segments, { set: rest, order }]
}

export type Slice = { segment: Segment; offset: number; limit: number }

/** The parts of a page, each within its segment. */
export function slicesOf(segments: Segment[], offset: number, limit: number): Slice[] {
  let before = 0
  return segments.flatMap((segment) => {
    const size = count(segment.set)
    const from = Math.max(0, offset - before)
    const to = Math.min(size, offset + limit - before)
    before += size
    return to > from ? [{ segment, offset: from, limit: to - from }] : []
  })
}

/**
 * The trips of a slice. Few of them: each is looked up, and they are sorted. Many: the order is read from its start until
 * there are enough, twice as far as their share of the catalogue lets expect.
 */
export function rowsOfSlice({ segment, offset, limit }: Slice, part: number, isPatient: boolean): SQL {
  const { set, order } = segment
  const size = count(set)
  const reach = Math.ceil((2 * (offset + limit) * set.length * 32) / Math.max(1, size)) + 100
  const columns = sql`expedition_id, row_number() over (order by ${order.by}) as position`
  if (size <= reach || isPatient)
    return sql`(select ${part}::int as part, ${columns} from ${order.rows}
      and expedition_id = any(${sql.param(idsOf(set))}::int[]) order by position limit ${limit} offset ${offset})`
  const isMember = sql`case when expedition_id < ${set.length * 32} then get_bit(${Buffer.from(set.buffer)}::bytea, expedition_id # 7) = 1 end`
  return sql`(select ${part}::int as part, expedition_id, position
    from (select ${columns} from ${order.rows} order by ${order.by} limit ${reach}) as walked
    where ${isMember} order by position limit ${limit} offset ${offset})`
}
