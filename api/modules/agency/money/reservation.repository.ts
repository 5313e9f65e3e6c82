import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { lockedReservation } from '#api/modules/payments/lockedReservation.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type Booked = NonNullable<Awaited<ReturnType<typeof lockedReservation>>>

/** A reservation of a customer, locked. A guide's own row has no money. */
export async function lockedBooking(tx: Database, id: string): Promise<Booked> {
  const found = await lockedReservation(tx, id)
  if (!found || found.reservation.isGuide) throw new Refusal('RESERVATION_NOT_FOUND')
  return found
}

/** The account of a customer’s reservation; null where a reseller sold it. */
export async function findOwner(db: Database, id: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: reservations.userId })
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.isGuide, false)))
  if (!found) throw new Refusal('RESERVATION_NOT_FOUND')
  return found.userId
}

/** The reservation as the audit log names it. */
export const reservationEntry = ({ reservation: { id, reference } }: Booked, at: Date) => ({
  at,
  entity: 'reservation' as const,
  entityId: id,
  label: reference ?? id,
})
