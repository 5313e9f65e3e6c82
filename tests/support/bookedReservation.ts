import { randomUUID } from 'node:crypto'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { paymentEntries, saleEntries } from '#api/modules/booking/booking.domain.ts'
import { newReference } from '#api/modules/booking/booking.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testOrder } from '#tests/support/testOrder.ts'

type Paid = { travellers?: number; paidCents?: number; changesCount?: number }

/** A reservation at 500 € a traveller, sold online and paid by card. */
export async function bookedReservation(
  db: Database,
  userId: string,
  departureId: number,
  { travellers = 2, paidCents = travellers * 500_00, changesCount = 0 }: Paid = {},
): Promise<string> {
  const id = randomUUID()
  const order = testOrder(departureId, travellers)
  const { totalCents } = order.quote
  const reference = newReference()
  const places = { userId, departureId, travelersCount: travellers, changesCount }
  const posting = { at: testNow, reservationId: id }
  await db.transaction(async (tx) => {
    await tx.insert(reservations).values({ ...places, id, totalCents, createdAt: testNow, reference, order })
    await tx
      .insert(participants)
      .values(order.travellers.map((person, position) => ({ ...person, reservationId: id, position })))
    await post(tx, { ...posting, kind: 'sale', entries: saleEntries(order, id) })
    if (paidCents > 0) {
      const paid = { provider: 'demo', amountCents: paidCents }
      await tx.insert(payments).values(toPayment(id, userId, paidCents))
      await post(tx, { ...posting, kind: 'payment', entries: paymentEntries(id, paid, []) })
    }
    const bookedCount = sql`${departures.bookedCount} + ${travellers}`
    await tx.update(departures).set({ bookedCount }).where(eq(departures.id, departureId))
  })
  return id
}

const toPayment = (id: string, userId: string, amountCents: number): typeof payments.$inferInsert => ({
  purpose: 'booking',
  userId,
  reservationId: id,
  idempotencyKey: id,
  amountCents,
  provider: 'demo',
  status: 'succeeded',
  createdAt: testNow,
  settledAt: testNow,
})
