import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#api/db/client.ts'
import { common } from '#api/modules/search/bitSet.ts'
import type { Matches } from '#api/modules/search/matches.ts'
import { recommended, rowsOfSlice, type Slice, segmentsOf, slicesOf } from '#api/modules/search/page.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'

export type Page = {
  /** The stored cards of the page, joined by commas: they are sent as they are. */
  cards: string
  named: { slug: string; name: string }[]
}

const mostNamed = 8

/** The cards of a page and the trips that the question names, by one query. */
export async function readPage(db: Database, query: SearchQuery, matches: Matches): Promise<Page> {
  const segments = segmentsOf(query, matches)
  const slices = slicesOf(segments, (query.page - 1) * query.perPage, query.perPage)
  const wanted = slices.reduce((total, { limit }) => total + limit, 0)
  const named = common(matches.hits, matches.named)
  const read = (isPatient: boolean) =>
    rowsOf<Page & { found: number }>(
      db,
      sql`with page as materialized (${union(slices, isPatient)}),
          named as (${union(slicesOf([{ set: named, order: recommended }], 0, mostNamed), isPatient)})
        select (select count(*)::int from page) as found,
          (select coalesce(string_agg(card::text, ',' order by part, position), '')
            from page join expedition_documents using (expedition_id)) as cards,
          (select coalesce(json_agg(json_build_object('slug', slug, 'name', card ->> 'name') order by position), '[]')
            from named join expedition_documents using (expedition_id)) as named`,
    )
  const [page] = await read(false)
  if (page && page.found >= wanted) return page
  const [complete] = await read(true)
  return complete ?? { cards: '', named: [] }
}

function union(slices: Slice[], isPatient: boolean): SQL {
  const none = sql`(select 0 as part, 0 as expedition_id, 0::bigint as position where false)`
  return sql.join(
    [
      ...slices.map((slice, part) => rowsOfSlice(slice, part, isPatient)),
      ...(slices.length > 0 ? [] : [none]),
    ],
    sql` union all `,
  )
}
