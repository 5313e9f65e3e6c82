import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { alias, and, asc, eq, inArray, isNotNull, like, or } from '#api/db/drizzle.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { entryAuthors, refundReasons } from '#api/modules/agency/reservations/entries.messages.ts'
import type { LedgerEntry } from '#api/modules/agency/reservations/reservations.contract.ts'
import type { LedgerState } from '#api/modules/agency/reservations/states.contract.ts'
import { giftCardAccount } from '#api/modules/giftCards/giftCards.repository.ts'

type Payment = typeof payments.$inferSelect
type Refund = typeof refunds.$inferSelect

/** Payments and refunds of a reservation, the first one first: the ledger as the agency lists it. */
export async function findEntries(db: Database, reservationId: string): Promise<LedgerEntry[]> {
  return (await entriesByReservation(db, [reservationId])).get(reservationId) ?? []
}

type Entry = { reservationId: string | null; entry: LedgerEntry }

/** The entries of several reservations, each with the first one first. */
export async function entriesByReservation(
  db: Database,
  ids: string[],
): Promise<Map<string | null, LedgerEntry[]>> {
  if (ids.length === 0) return new Map()
  const input = await findRefunds(db, ids)
  const taken = await findPayments(db, ids)
  const refundsOfPayment = Map.groupBy(
    input.map(({ refund }) => refund),
    ({ paymentId }) => paymentId,
  )
  const entries: Entry[] = [
    ...taken.map(({ payment, by }) => ({
      reservationId: payment.reservationId,
      entry: toPayment(payment, by, refundsOfPayment.get(payment.id) ?? []),
    })),
    ...(await findGifts(
      db,
      ids,
      input.map(({ refund }) => refund),
    )),
    ...input.map((refund) => ({ reservationId: refund.reservationId, entry: toRefund(refund) })),
  ]
  const inOrder = entries.toSorted((one, other) => one.entry.on.localeCompare(other.entry.on))
  const byReservation = Map.groupBy(inOrder, ({ reservationId }) => reservationId)
  return new Map([...byReservation].map(([id, own]) => [id, own.map(({ entry }) => entry)]))
}

/** Money that has arrived, reversed entries included. */
function findPayments(db: Database, ids: string[]) {
  const hasArrived = or(inArray(payments.status, ['succeeded', 'refunded']), isNotNull(payments.reversedAt))
  return db
    .select({ payment: payments, by: users.firstName })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.recordedBy))
    .where(and(inArray(payments.reservationId, ids), hasArrived))
    .orderBy(asc(payments.settledAt), asc(payments.id))
}

function toPayment(payment: Payment, by: string | null, values: Refund[]): LedgerEntry {
  const { id, amountCents, reversedAt } = payment
  const refundedCents = values
    .filter(({ status }) => status !== 'failed')
    .reduce((cents, refund) => cents + refund.amountCents, 0)
  return {
    id,
    kind: 'payment',
    method: payment.method ?? 'card',
    amount_cents: amountCents,
    state: reversedAt ? 'reversed' : 'done',
    on: payment.paidOn ?? parisDay(payment.settledAt ?? payment.createdAt),
    recorded_at: (payment.settledAt ?? payment.createdAt).toISOString(),
    by: by ?? entryAuthors.customer,
    reason: payment.reversalReason,
    refundable_cents: reversedAt ? 0 : amountCents - refundedCents,
  }
}

function findRefunds(db: Database, ids: string[]) {
  const author = alias(users, 'author')
  return db
    .select({
      refund: refunds,
      reservationId: payments.reservationId,
      method: payments.method,
      by: author.firstName,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(author, eq(author.id, refunds.requestedBy))
    .where(inArray(payments.reservationId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

const refundStates: Record<Refund['status'], LedgerState> = {
  pending: 'pending',
  succeeded: 'done',
  failed: 'failed',
}

function toRefund({ refund, method, by }: Awaited<ReturnType<typeof findRefunds>>[number]): LedgerEntry {
  const byHand = refund.settledBy ?? method ?? 'card'
  return {
    id: refund.id,
    kind: 'refund',
    method: refund.giftCardId ? 'gift_card' : byHand,
    amount_cents: refund.amountCents,
    state: refundStates[refund.status],
    on: refund.settledOn ?? parisDay(refund.settledAt ?? refund.createdAt),
    recorded_at: (refund.settledAt ?? refund.createdAt).toISOString(),
    by: by ?? entryAuthors.service,
    reason: refund.note ?? refundReasons[refund.reason],
    refundable_cents: 0,
  }
}

/** Amounts that gift cards have paid, or were given back to the same card; a card that a refund grants is that refund. */
async function findGifts(db: Database, ids: string[], values: Refund[]): Promise<Entry[]> {
  const granted = new Set(values.map((each) => `${giftCardAccount(each.giftCardId ?? '')} ${each.settledAt}`))
  const rows = await db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerTransactions.reservationId, ids),
        inArray(ledgerTransactions.kind, ['payment', 'refund_due']),
        like(ledgerEntries.account, 'gift\\_cards:%'),
      ),
    )
    .orderBy(asc(ledgerTransactions.postedAt))
  const others = rows.filter(
    ({ entry, transaction: { postedAt } }) => !granted.has(`${entry.account} ${postedAt}`),
  )
  return others.map(({ entry, transaction }) => ({
    reservationId: transaction.reservationId,
    entry: {
      id: `${entry.transactionId}-${entry.position}`,
      kind: entry.amountCents > 0 ? 'payment' : 'refund',
      method: 'gift_card',
      amount_cents: Math.abs(entry.amountCents),
      state: 'done',
      on: parisDay(transaction.postedAt),
      recorded_at: transaction.postedAt.toISOString(),
      by: entry.amountCents > 0 ? entryAuthors.customer : entryAuthors.service,
      reason: null,
      refundable_cents: 0,
    },
  }))
}
