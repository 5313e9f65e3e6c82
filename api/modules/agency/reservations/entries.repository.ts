import { and, asc, eq, inArray, isNotNull, like, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { entryAuthors, refundReasons } from '#api/modules/agency/reservations/entries.messages.ts'
import type { LedgerEntry } from '#api/modules/agency/reservations/reservations.contract.ts'
import type { LedgerState } from '#api/modules/agency/reservations/states.contract.ts'

type Payment = typeof payments.$inferSelect
type Refund = typeof refunds.$inferSelect

/** Payments and refunds of a reservation, the first one first: the ledger as the agency lists it. */
export async function entriesOf(db: Database, reservationId: string): Promise<LedgerEntry[]> {
  const given = await refundsOf(db, reservationId)
  const taken = await paymentsOf(db, reservationId)
  const entries = [
    ...taken.map(({ payment, by }) =>
      toPayment(
        payment,
        by,
        given.map(({ refund }) => refund),
      ),
    ),
    ...(await giftsOf(db, reservationId)),
    ...given.map(toRefund),
  ]
  return entries.toSorted((one, other) => one.on.localeCompare(other.on))
}

/** Money that has arrived, reversed entries included. */
function paymentsOf(db: Database, reservationId: string) {
  const hasArrived = or(inArray(payments.status, ['succeeded', 'refunded']), isNotNull(payments.reversedAt))
  return db
    .select({ payment: payments, by: users.firstName })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.recordedBy))
    .where(and(eq(payments.reservationId, reservationId), hasArrived))
    .orderBy(asc(payments.settledAt), asc(payments.id))
}

function toPayment(payment: Payment, by: string | null, given: Refund[]): LedgerEntry {
  const { id, amountCents, reversedAt } = payment
  const refundedCents = given
    .filter(({ paymentId, status }) => paymentId === id && status !== 'failed')
    .reduce((cents, refund) => cents + refund.amountCents, 0)
  return {
    id,
    kind: 'payment',
    method: payment.method ?? 'card',
    amount_cents: amountCents,
    state: reversedAt ? 'reversed' : 'done',
    on: payment.paidOn ?? parisDay(payment.settledAt ?? payment.createdAt),
    by: by ?? entryAuthors.customer,
    reason: payment.reversalReason,
    refundable_cents: reversedAt ? 0 : amountCents - refundedCents,
  }
}

function refundsOf(db: Database, reservationId: string) {
  const author = alias(users, 'author')
  return db
    .select({ refund: refunds, method: payments.method, by: author.firstName })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(author, eq(author.id, refunds.requestedBy))
    .where(eq(payments.reservationId, reservationId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

const refundStates: Record<Refund['status'], LedgerState> = {
  pending: 'pending',
  succeeded: 'done',
  failed: 'failed',
}

function toRefund({ refund, method, by }: Awaited<ReturnType<typeof refundsOf>>[number]): LedgerEntry {
  const byHand = refund.settledBy ?? method ?? 'card'
  return {
    id: refund.id,
    kind: 'refund',
    method: refund.giftCardId ? 'gift_card' : byHand,
    amount_cents: refund.amountCents,
    state: refundStates[refund.status],
    on: refund.settledOn ?? parisDay(refund.settledAt ?? refund.createdAt),
    by: by ?? entryAuthors.service,
    reason: refund.note ?? refundReasons[refund.reason],
    refundable_cents: 0,
  }
}

/** Amounts that gift cards have paid, or were given back to the same card. */
async function giftsOf(db: Database, reservationId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select({ entry: ledgerEntries, postedAt: ledgerTransactions.postedAt })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.reservationId, reservationId),
        inArray(ledgerTransactions.kind, ['payment', 'refund_due']),
        like(ledgerEntries.account, 'gift\\_cards:%'),
      ),
    )
    .orderBy(asc(ledgerTransactions.postedAt))
  return rows.map(({ entry, postedAt }) => ({
    id: `${entry.transactionId}-${entry.position}`,
    kind: entry.amountCents > 0 ? 'payment' : 'refund',
    method: 'gift_card',
    amount_cents: Math.abs(entry.amountCents),
    state: 'done',
    on: parisDay(postedAt),
    by: entry.amountCents > 0 ? entryAuthors.customer : entryAuthors.service,
    reason: null,
    refundable_cents: 0,
  }))
}
