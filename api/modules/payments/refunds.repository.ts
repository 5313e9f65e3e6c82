import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'

export type Refund = typeof refunds.$inferSelect
export type RefundWanted = { paymentId: string; amountCents: number; reason: Refund['reason']; at: Date }

/** Records money to give back; the worker has the provider do it. Called where the ledger owes it: `refunds`. */
export async function requestRefund(
  tx: Database,
  { paymentId, amountCents, reason, at }: RefundWanted,
): Promise<void> {
  await tx.insert(refunds).values({ paymentId, amountCents, reason, status: 'pending', createdAt: at })
}

export async function pendingRefunds(
  db: Database,
): Promise<{ refund: Refund; payment: Payment; refundedCents: number }[]> {
  const total = sql<number>`(select coalesce(sum(amount_cents), 0)::int from ${refunds} as every
    where every.payment_id = ${payments.id} and every.status <> 'failed')`
  return db
    .select({ refund: refunds, payment: payments, refundedCents: total })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.status, 'pending'))
    .orderBy(asc(refunds.createdAt))
    .limit(20)
}

/** Settles a refund once, with its ledger entries. A failed one leaves the amount due. */
export async function settleRefund(
  db: Database,
  { refund, payment }: { refund: Refund; payment: Payment },
  status: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const { id, amountCents } = refund
  await db.transaction(async (tx) => {
    const settled = await tx
      .update(refunds)
      .set({ status, settledAt: at })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
      .returning({ id: refunds.id })
    if (settled.length === 0 || status === 'failed') return
    const { reservationId, provider } = payment
    const entries = [
      { account: 'refunds', amountCents },
      { account: `provider:${provider}`, amountCents: -amountCents },
    ]
    await post(tx, { kind: 'refund', at, ...(reservationId && { reservationId }), entries })
  })
}

export async function setRefundId(db: Database, id: string, providerId: string): Promise<void> {
  await db.update(refunds).set({ providerId }).where(eq(refunds.id, id))
}
