import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, inArray, isNull, sql } from '#api/db/drizzle.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { invoices, payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { ReservationAccount } from '#api/modules/booking/account.contract.ts'
import { type Money, toInstalments, toMoney } from '#api/modules/booking/account.mappers.ts'
import { isShown } from '#api/modules/booking/phoneOption.domain.ts'
import { findParts } from '#api/modules/instalments/instalments.repository.ts'
import { toPaymentAnswer } from '#api/modules/payments/payments.mappers.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type BookedRow = {
  reservation: typeof reservations.$inferSelect
  departure: typeof departures.$inferSelect
}

/** The reservations of the account; of none, those that resellers have sold. */
const ownedBy = (userId: string | null) =>
  userId === null ? isNull(reservations.userId) : eq(reservations.userId, userId)

/** A reservation or option of the account with its departure; undefined for others' and for a guide's own. */
export async function bookedRow(
  db: Database,
  userId: string | null,
  id: string,
): Promise<BookedRow | undefined> {
  const [row] = await db
    .select({ reservation: reservations, departure: departures })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(eq(reservations.id, id), ownedBy(userId), eq(reservations.isGuide, false)))
  return row
}

/** The account of a reservation, for its owner. */
export async function ownAccount(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<ReservationAccount> {
  const row = await bookedRow(db, userId, id)
  if (!row || !isShown(row.reservation, now)) throw new Refusal('RESERVATION_NOT_FOUND')
  return findAccount(db, row)
}

/** Money that has arrived for a reservation, and the part of each payment that was given back. */
export async function takenPayments(db: Database, reservationId: string) {
  // A query of one table writes its columns without the table: `${payments.id}` would be the refund's own id.
  const refundedCents = sql<number>`(select coalesce(sum(amount_cents), 0)::int from ${refunds} as given
    where given.payment_id = ${payments}.id and given.status <> 'failed')`
  return db
    .select({ payment: payments, refundedCents })
    .from(payments)
    .where(
      and(eq(payments.reservationId, reservationId), inArray(payments.status, ['succeeded', 'refunded'])),
    )
    .orderBy(asc(payments.settledAt))
}

/** Payments, documents and balance of a reservation; the ledger has the last word on what is due. */
async function findAccount(db: Database, { reservation }: BookedRow): Promise<ReservationAccount> {
  const { id } = reservation
  const money = (await findMoney(db, [id])).get(id)
  const taken = await takenPayments(db, id)
  const documents = await db
    .select()
    .from(invoices)
    .where(eq(invoices.reservationId, id))
    .orderBy(asc(invoices.number))
  return {
    reservation_id: id,
    ...toMoney(reservation, money),
    refunded_cents: taken.reduce((cents, { refundedCents }) => cents + refundedCents, 0),
    payments: taken.map(({ payment }) => toPaymentAnswer(payment)),
    instalments: toInstalments(await findParts(db, id)),
    invoices: documents.map(({ id: invoiceId, number, kind, issuedAt, document }) => ({
      id: invoiceId,
      number,
      kind,
      issued_at: issuedAt.toISOString(),
      total_cents: kind === 'credit_note' ? -document.totalCents : document.totalCents,
    })),
  }
}

/**
 * Money of reservations by their ids. The price is the sum of sales and their corrections; all that their
 * accounts owe is the balance.
 */
export async function findMoney(db: Database, ids: string[]): Promise<Map<string, Money>> {
  if (ids.length === 0) return new Map()
  const { account, amountCents } = ledgerEntries
  const isPrice = inArray(ledgerTransactions.kind, ['sale', 'cancellation', 'change'])
  const rows = await db
    .select({
      account,
      totalCents: sql<string>`coalesce(sum(${amountCents}) filter (where ${isPrice}), 0)`,
      balanceCents: sql<string>`sum(${amountCents})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      inArray(
        account,
        ids.map((id) => `customer:${id}`),
      ),
    )
    .groupBy(account)
  return new Map(
    rows.map((row) => {
      const [totalCents, balanceCents] = [Number(row.totalCents), Number(row.balanceCents)]
      return [
        row.account.slice('customer:'.length),
        { totalCents, balanceCents, paidCents: totalCents - balanceCents },
      ]
    }),
  )
}

/** Money of a reservation; one made by phone counts as paid. */
export async function moneyOfOne(db: Database, id: string): Promise<Money> {
  const found = (await findMoney(db, [id])).get(id)
  return found ?? { totalCents: 0, paidCents: 0, balanceCents: 0 }
}
