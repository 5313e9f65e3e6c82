import type { Database } from '#api/db/client.ts'
import { and, eq, gte, isNull, lte, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'

/**
 * Takes places of a departure, all or none, by one conditional update: of two concurrent requests for the
 * last place exactly one succeeds. The table's check would refuse the other anyway.
 */
export async function takePlaces(db: Database, departureId: number, count: number): Promise<boolean> {
  const taken = await db
    .update(departures)
    .set({ bookedCount: sql`${departures.bookedCount} + ${count}` })
    .where(
      and(
        eq(departures.id, departureId),
        isNull(departures.canceledAt),
        gte(sql`${departures.capacity} - ${departures.bookedCount} - ${departures.heldCount}`, count),
      ),
    )
    .returning({ id: departures.id })
  return taken.length === 1
}

/** Releases places, never more than were taken. */
export async function releasePlaces(db: Database, departureId: number, count: number): Promise<boolean> {
  const released = await db
    .update(departures)
    .set({ bookedCount: sql`${departures.bookedCount} - ${count}` })
    .where(and(eq(departures.id, departureId), lte(sql`${count}::int`, departures.bookedCount)))
    .returning({ id: departures.id })
  return released.length === 1
}
