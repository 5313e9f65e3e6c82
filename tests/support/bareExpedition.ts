import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'

/** Leaves an expedition without departures: theirs have reservations, which are never deleted, and go to another one. */
export async function emptyExpedition(db: Database, id: number): Promise<void> {
  const other = sql<number>`(select max(id) from expeditions where id <> ${id})`
  await db.update(departures).set({ expeditionId: other }).where(eq(departures.expeditionId, id))
}
