import { addDays, parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { and, between, eq, gte, isNull, ne, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Alternative } from '#api/modules/agency/money/jobs.contract.ts'

const mostDays = 60
const most = 3

/** The nearest departures of the same expedition that are on sale and have that many places. */
export async function alternativesTo(
  db: Database,
  { id, expeditionId, startOn }: Pick<typeof departures.$inferSelect, 'id' | 'expeditionId' | 'startOn'>,
  places: number,
  now: Date,
): Promise<Alternative[]> {
  const free = sql<number>`${departures.capacity} - ${departures.bookedCount} - ${departures.heldCount}`
  const rows = await db
    .select({ id: departures.id, start: departures.startOn, end: departures.endOn, free })
    .from(departures)
    .where(
      and(
        eq(departures.expeditionId, expeditionId),
        ne(departures.id, id),
        isNull(departures.canceledAt),
        isNull(departures.salesClosedAt),
        between(departures.startOn, addDays(startOn, -mostDays), addDays(startOn, mostDays)),
        sql`${departures.startOn} > ${parisDay(now)}`,
        gte(free, places),
      ),
    )
    .orderBy(sql`abs(${departures.startOn} - ${startOn}::date)`)
    .limit(most)
  return rows.map((row) => ({
    id: String(row.id),
    start: row.start,
    end: row.end,
    available_count: Number(row.free),
  }))
}
