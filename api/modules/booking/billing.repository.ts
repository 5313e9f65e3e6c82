import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq } from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { toCustomer } from '#api/modules/booking/booking.domain.ts'

/** Head of a document that follows the first invoice of a reservation, and that invoice. */
export async function followingDocument(
  tx: Database,
  { id, userId, resellerId, order, reference }: typeof reservations.$inferSelect,
  now: Date,
) {
  if (!order) throw new Error(`reservation ${id} has no order`)
  const [first] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.reservationId, id), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.number))
  const names = resellerId ? [await resellerName(tx, resellerId)] : await accountNames(tx, userId)
  return {
    first,
    head: {
      reference,
      issuedOn: parisDay(now),
      customer: toCustomer(order, names),
    },
  }
}

async function accountNames(db: Database, userId: string | null) {
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : []
  return [user?.firstName, user?.lastName]
}

/** The name under which a reseller is invoiced. */
async function resellerName(db: Database, id: string): Promise<string> {
  const [reseller] = await db.select({ name: resellers.name }).from(resellers).where(eq(resellers.id, id))
  if (!reseller) throw new Error(`reseller ${id} does not exist`)
  return reseller.name
}
