import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, inArray, isNull, sql } from '#api/db/drizzle.ts'

/** The account that leads a departure; null: none. */
export type Lead = { departureId: number; userId: string | null }

/**
 * Opens the dashboard of each departure to the account that leads it, and to no other: by a reservation that
 * takes no place.
 */
export async function openDashboards(tx: Database, leads: readonly Lead[], now: Date): Promise<void> {
  if (leads.length === 0) return
  const { id, departureId, userId, isGuide, canceledAt } = reservations
  const lead = sql`jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as lead("departureId" int, "userId" uuid)`
  // In the order of the departures: two such updates cannot deadlock.
  const former = tx
    .select({ id })
    .from(reservations)
    .innerJoin(
      lead,
      and(eq(departureId, sql`lead."departureId"`), sql`${userId} is distinct from lead."userId"`),
    )
    .where(and(eq(isGuide, true), isNull(canceledAt)))
    .orderBy(asc(departureId))
    .for('update', { of: reservations })
  await tx.update(reservations).set({ canceledAt: now }).where(inArray(id, former))
  const opened = leads.flatMap((each) => (each.userId === null ? [] : [{ ...each, userId: each.userId }]))
  if (opened.length === 0) return
  await tx
    .insert(reservations)
    .values(
      opened.map((each) => ({ ...each, travelersCount: 0, isGuide: true, totalCents: 0, createdAt: now })),
    )
    .onConflictDoUpdate({
      target: [userId, departureId],
      targetWhere: eq(isGuide, true),
      set: { canceledAt: null },
    })
}
