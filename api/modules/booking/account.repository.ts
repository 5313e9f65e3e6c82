import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { invoices, payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { ReservationAccount } from '#api/modules/booking/account.contract.ts'
import { balanceOf } from '#api/modules/ledger/ledger.repository.ts'

export type BookedRow = {
  reservation: typeof reservations.$inferSelect
  departure: typeof departures.$inferSelect
}

/** A reservation of the account with its departure; undefined for others' and for a guide's own. */
export async function bookedRow(db: Database, userId: string, id: string): Promise<BookedRow | undefined> {
  const [row] = await db
    .select({ reservation: reservations, departure: departures })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(eq(reservations.id, id), eq(reservations.userId, userId), eq(reservations.isGuide, false)))
  return row
}

/** Money that has arrived for a reservation, and the part of each payment that was given back. */
export async function takenPayments(db: Database, reservationId: string) {
  const refundedCents = sql<number>`(select coalesce(sum(amount_cents), 0)::int from ${refunds} as given
    where given.payment_id = ${payments.id} and given.status <> 'failed')`
  const { id, amountCents, settledAt, createdAt } = payments
  return db
    .select({ id, amountCents, settledAt, createdAt, refundedCents })
    .from(payments)
    .where(
      and(eq(payments.reservationId, reservationId), inArray(payments.status, ['succeeded', 'refunded'])),
    )
    .orderBy(asc(payments.settledAt))
}

/** Payments, documents and balance of a reservation; the ledger has the last word on what is due. */
export async function accountOf(db: Database, { reservation }: BookedRow): Promise<ReservationAccount> {
  const { id, reference, order, totalCents } = reservation
  const isSold = order !== null
  const balanceCents = isSold ? await balanceOf(db, `customer:${id}`) : 0
  const total = isSold ? await soldCents(db, id) : totalCents
  const taken = await takenPayments(db, id)
  const documents = await db
    .select()
    .from(invoices)
    .where(eq(invoices.reservationId, id))
    .orderBy(asc(invoices.number))
  return {
    reservation_id: id,
    reference,
    total_cents: total,
    paid_cents: total - balanceCents,
    balance_cents: balanceCents,
    balance_due_on: balanceCents > 0 ? (order?.quote.balanceDueOn ?? null) : null,
    payments: taken.map((payment) => ({
      payment_id: payment.id,
      amount_cents: payment.amountCents,
      paid_at: (payment.settledAt ?? payment.createdAt).toISOString(),
      refunded_cents: payment.refundedCents,
    })),
    invoices: documents.map(({ id: invoiceId, number, kind, issuedAt, document }) => ({
      id: invoiceId,
      number,
      kind,
      issued_at: issuedAt.toISOString(),
      total_cents: document.totalCents,
    })),
  }
}

/** The price after cancellations and changes: sales and their corrections, without the payments. */
export async function soldCents(db: Database, reservationId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.account, `customer:${reservationId}`),
        inArray(ledgerTransactions.kind, ['sale', 'cancellation', 'change']),
      ),
    )
  return Number(row?.cents ?? 0)
}
