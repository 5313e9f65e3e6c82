import type { Database } from '#api/db/client.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { mailRefusedPayment } from '#api/modules/payments/paymentMails.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { moneyAccount, requestRefund } from '#api/modules/payments/refunds.repository.ts'

type At = { now: Date; publicUrl: string }

/** Why a payment buys nothing: it came late, its cart is booked already, or a gift card of its order is spent. */
type Reason = 'late' | 'duplicate' | 'gift_card_spent'

export const failures = {
  late: 'no_places',
  duplicate: 'other',
  gift_card_spent: 'gift_card_spent',
} as const satisfies Record<Reason, Payment['failure']>

/** Gives back all of a payment that buys nothing. */
export async function refusePayment(tx: Database, payment: Payment, reason: Reason, { now, publicUrl }: At) {
  const { id: paymentId, amountCents, reservationId } = payment
  const entries = [
    { account: moneyAccount(payment), amountCents },
    { account: 'refunds', amountCents: -amountCents },
  ]
  await post(tx, { kind: 'payment_refused', at: now, ...(reservationId && { reservationId }), entries })
  const refundReason = reason === 'duplicate' ? reason : 'late'
  await requestRefund(tx, { paymentId, amountCents, reason: refundReason, at: now })
  if (reason !== 'duplicate') await mailRefusedPayment(tx, payment, reason, { now, publicUrl })
  return { status: 'refunded' as const, failure: failures[reason], settledAt: now }
}
