import type { Database } from '#api/db/client.ts'
import { type SQL, sql } from '#api/db/drizzle.ts'

const similarShown = 8

/**
 * Stores the eight most similar expeditions of each: a shared activity, a level at most one away and a price
 * within 40 %; the same country first, then bookable ones, then the default order. Each look-up stops at the
 * eighth match, so its cost does not grow with the catalogue.
 */
export async function writeSimilar(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    update expedition_documents as own set similar_ids = coalesce((
      select array_agg(expedition_id order by near_home desc, bookable desc, carousel_rank, expedition_id)
      from (
        select distinct near.* from expedition_activities as mine
        cross join lateral (${neighbours(sql`and country = own.country`)} union all ${neighbours(sql``)}) as near
        where mine.expedition_id = own.expedition_id
        order by near_home desc, bookable desc, carousel_rank, expedition_id
        limit ${similarShown}
      ) as nearest), '{}')
    where own.expedition_id = any(${sql.param(ids)}::int[])`)
}

function neighbours(inCountry: SQL): SQL {
  return sql`(
    select expedition_id, country = own.country as near_home, is_bookable as bookable, carousel_rank
    from expedition_activities
    where activity_slug = mine.activity_slug ${inCountry} and expedition_id <> own.expedition_id
      and level_number between own.level_number - 1 and own.level_number + 1
      and min_price between own.min_price * 0.6 and own.min_price * 1.4
    order by carousel_rank, expedition_id limit ${similarShown})`
}
