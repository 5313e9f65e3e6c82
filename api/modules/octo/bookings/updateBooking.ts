import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { octoBookings } from '#api/db/octoTables.ts'

/** Writes columns of a booking, which the caller has locked. */
export async function updateBooking(
  tx: Database,
  id: string,
  set: Partial<typeof octoBookings.$inferInsert>,
): Promise<void> {
  await tx.update(octoBookings).set(set).where(eq(octoBookings.id, id))
}
