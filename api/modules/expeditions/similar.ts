import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'

const similarShown = 8

/**
 * Keeps with each trip the eight most like it: a shared activity, a level at most one away and a price within 40 %;
 * the same country first, then those one can book, then the default order. Each look-up stops at the eighth match, so the
 * cost of one trip does not grow with the catalogue.
 */
export async function writeSimilar(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    update expedition_documents as own set similar_ids = coalesce((
      select array_agg(expedition_id order by near_home desc, bookable desc, carousel_rank, expedition_id)
      from (
        select distinct near.* from unnest(own.tags) as tag
        cross join lateral (${neighbours(sql`and shared.country = own.country`)} union all ${neighbours(sql``)}) as near
        where tag like 'activity:%'
        order by near_home desc, bookable desc, carousel_rank, expedition_id
        limit ${similarShown}
      ) as nearest), '{}')
    where own.expedition_id = any(${sql.param(ids)}::int[])`)
}

function neighbours(inCountry: SQL): SQL {
  return sql`(
    select other.expedition_id, other.country = own.country as near_home, other.next_bookable is not null as bookable,
      other.carousel_rank
    from expedition_activities as shared join expedition_documents as other using (expedition_id)
    where shared.activity_slug = substr(tag, 10) and other.expedition_id <> own.expedition_id ${inCountry}
      and other.level_number between own.level_number - 1 and own.level_number + 1
      and other.min_price between own.min_price * 0.6 and own.min_price * 1.4
    order by shared.carousel_rank, shared.expedition_id limit ${similarShown})`
}
