import type { Database } from '#api/db/client.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { mailLatePayment } from '#api/modules/payments/paymentMails.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { moneyAccount, requestRefund } from '#api/modules/payments/refunds.repository.ts'

type At = { now: Date; publicUrl: string }

/** Gives back all of a payment that buys nothing: it came late, or its cart is booked already. */
export async function refusePayment(
  tx: Database,
  payment: Payment,
  reason: 'late' | 'duplicate',
  { now, publicUrl }: At,
) {
  const { id: paymentId, amountCents, reservationId } = payment
  const entries = [
    { account: moneyAccount(payment), amountCents },
    { account: 'refunds', amountCents: -amountCents },
  ]
  await post(tx, { kind: 'payment_refused', at: now, ...(reservationId && { reservationId }), entries })
  await requestRefund(tx, { paymentId, amountCents, reason, at: now })
  if (reason === 'late') await mailLatePayment(tx, payment, { now, publicUrl })
  const failure = reason === 'duplicate' ? ('other' as const) : ('no_places' as const)
  return { status: 'refunded' as const, failure, settledAt: now }
}
