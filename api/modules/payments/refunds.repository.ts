import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull, sql } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'

export type Refund = typeof refunds.$inferSelect
type OfAgency = Partial<Pick<Refund, 'idempotencyKey' | 'requestedBy' | 'note'>>
export type RefundInput = {
  paymentId: string
  amountCents: number
  reason: Refund['reason']
  at: Date
} & OfAgency

/**
 * Records money to give back: the worker has the provider do it, and manual money waits for the agency. Called
 * where the ledger owes it: `refunds`.
 */
export async function requestRefund(tx: Database, { at, ...input }: RefundInput): Promise<string> {
  const row = { ...input, status: 'pending' as const, createdAt: at }
  const [refund] = await tx.insert(refunds).values(row).returning({ id: refunds.id })
  if (!refund) throw new Error('the database returned no refund')
  return refund.id
}

/** The account of the money of a payment. */
export const moneyAccount = ({ provider, method }: Pick<Payment, 'provider' | 'method'>): string =>
  method ? `manual:${method}` : `provider:${provider}`

/** The agency sends manual money itself. */
const isPending = and(eq(refunds.status, 'pending'), isNull(payments.method))

export const oldestPendingRefund = sql`(select min(${refunds.createdAt}) from ${refunds}
  join ${payments} on ${eq(payments.id, refunds.paymentId)} where ${isPending})`

export async function pendingRefunds(
  db: Database,
): Promise<{ refund: Refund; payment: Payment; refundedCents: number }[]> {
  const total = sql<number>`(select coalesce(sum(amount_cents), 0)::int from ${refunds} as every
    where every.payment_id = ${payments.id} and every.status <> 'failed')`
  return db
    .select({ refund: refunds, payment: payments, refundedCents: total })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isPending)
    .orderBy(asc(refunds.createdAt))
    .limit(20)
}

type Settled = { status: 'succeeded' } | { status: 'failed'; failure: string }

/** Settles a refund once, with its ledger entries. A failed one leaves the amount due. */
export async function settleRefund(
  db: Database,
  { refund, payment }: { refund: Refund; payment: Payment },
  outcome: Settled,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const settled = await tx
      .update(refunds)
      .set({ ...outcome, settledAt: at })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
      .returning({ id: refunds.id })
    if (settled.length > 0 && outcome.status === 'succeeded')
      await postRefund(tx, { refund, payment, account: moneyAccount(payment) }, at)
  })
}

type Sent = { refund: Refund; payment: Payment; account: string }

/** Posts money that has left. */
export async function postRefund(tx: Database, { refund, payment, account }: Sent, at: Date): Promise<void> {
  const { reservationId } = payment
  const { amountCents } = refund
  const entries = [
    { account: 'refunds', amountCents },
    { account, amountCents: -amountCents },
  ]
  await post(tx, { kind: 'refund', at, ...(reservationId && { reservationId }), entries })
}

export async function setRefundId(db: Database, id: string, providerId: string): Promise<void> {
  await db.update(refunds).set({ providerId }).where(eq(refunds.id, id))
}
