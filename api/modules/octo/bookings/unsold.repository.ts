import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { octoBookings } from '#api/db/octoTables.ts'

const retentionMs = 30 * 86_400_000

/** Deletes bookings that never were a sale, and test bookings, 30 days after their last change: they hold names. */
export async function deleteUnsold(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString()
  await db.delete(octoBookings).where(sql`
    (${octoBookings.test} or ${octoBookings.confirmedAt} is null)
    and greatest(${octoBookings.updatedAt}, ${octoBookings.expiresAt}) < ${before}::timestamptz
    and not exists (select from ${holds} where ${holds.octoBookingId} = ${octoBookings.id})`)
}
