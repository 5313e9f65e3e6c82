import { and, eq, isNull, ne } from 'drizzle-orm'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'

/**
 * Opens the dashboard of a departure to the account of its guide, and to no other: by a reservation that takes
 * no place. Null closes it.
 */
export async function openDashboard(
  tx: Database,
  departureId: number,
  userId: string | null,
  now: Date,
): Promise<void> {
  const { departureId: departure, userId: user, isGuide, canceledAt } = reservations
  await tx
    .update(reservations)
    .set({ canceledAt: now })
    .where(
      and(
        eq(departure, departureId),
        eq(isGuide, true),
        isNull(canceledAt),
        userId === null ? undefined : ne(user, userId),
      ),
    )
  if (userId === null) return
  await tx
    .insert(reservations)
    .values({ userId, departureId, travelersCount: 0, isGuide: true, totalCents: 0, createdAt: now })
    .onConflictDoUpdate({
      target: [user, departure],
      targetWhere: eq(isGuide, true),
      set: { canceledAt: null },
    })
}
