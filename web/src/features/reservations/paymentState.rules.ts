import type { PaymentStatus } from '#web/lib/graph/graph.generated.ts'

/** The answer of the provider, to which the visitor returns. */
export type PaymentState = 'WAITING' | 'PAID' | 'REFUSED' | 'CLOSED' | 'REFUNDED' | 'UNKNOWN'

type Payment = { status: PaymentStatus; failure: string | null }

/** A refusal counts until the bank asks for a confirmation, which follows another card. */
export function toPaymentState(payment: Payment | null | undefined): PaymentState {
  if (!payment) return 'UNKNOWN'
  if (payment.status === 'PENDING' && payment.failure) return 'REFUSED'
  return states[payment.status]
}

const states = {
  PENDING: 'WAITING',
  ACTION_REQUIRED: 'WAITING',
  SUCCEEDED: 'PAID',
  FAILED: 'CLOSED',
  CANCELED: 'CLOSED',
  REFUNDED: 'REFUNDED',
} satisfies Record<PaymentStatus, PaymentState>

/** The provider may still decide, or has refused one card and accepts another. */
export const isFollowed = (state: PaymentState | 'BOOKED' | 'NONE' | undefined): boolean =>
  state === 'WAITING' || state === 'REFUSED'
