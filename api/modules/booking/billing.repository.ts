import { and, asc, eq } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { customerOf } from '#api/modules/booking/booking.domain.ts'

/** Head of a document that follows the first invoice of a reservation, and that invoice. */
export async function followingDocument(
  tx: Database,
  { id, userId, order, reference }: typeof reservations.$inferSelect,
  now: Date,
) {
  if (!order) throw new Error(`reservation ${id} has no order`)
  const [first] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.reservationId, id), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.number))
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  return {
    first,
    head: {
      reference,
      issuedOn: parisDay(now),
      customer: customerOf(order, [user?.firstName, user?.lastName]),
    },
  }
}
