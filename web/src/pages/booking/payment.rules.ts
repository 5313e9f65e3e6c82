import { type PaymentState, toPaymentState } from '#web/features/reservations/paymentState.rules.ts'
import type { PaymentPurpose } from '#web/lib/graph/graph.generated.ts'
import { paths } from '#web/lib/site/paths.ts'

/** Screens after the provider's page. */
export type Outcome = Exclude<PaymentState, 'PAID'> | 'BOOKED'

type Known = { payment: Parameters<typeof toPaymentState>[0]; hasReservation: boolean }

/** A reservation wins: it exists whatever the link in the address says. It is written with the success. */
export function readOutcome({ payment, hasReservation }: Known): Outcome {
  if (hasReservation) return 'BOOKED'
  const state = toPaymentState(payment)
  return state === 'PAID' ? 'WAITING' : state
}

type Paid = {
  id: string
  purpose: PaymentPurpose | null
  cartId: string | null
  reservationId: string | null
}

/** The page that shows the result of a payment. */
export function returnPath({ id, purpose, cartId, reservationId }: Paid): string {
  if (purpose === 'GIFT_CARD') return `${paths.giftCards}?payment=${id}`
  if (purpose === 'BOOKING' && cartId) return `${paths.cart(cartId, 'confirmation')}?payment=${id}`
  return reservationId ? `${paths.reservation(reservationId)}?payment=${id}` : paths.reservations
}

type CardError = { type: string; code?: string | undefined }

export type CardRefusal = 'INCOMPLETE' | 'DECLINED' | 'CHALLENGE_FAILED' | 'PAID' | 'UNKNOWN'

const failedChallenges = ['authentication_required', 'payment_intent_authentication_failure']

/** Reads an error of Stripe's form. Its own sentences are not used: they speak to « vous ». */
export function toCardRefusal({ type, code = '' }: CardError): CardRefusal {
  if (type === 'validation_error') return 'INCOMPLETE'
  // Another tab has paid, or the payment was closed: the result page knows.
  if (code === 'payment_intent_unexpected_state') return 'PAID'
  if (failedChallenges.includes(code)) return 'CHALLENGE_FAILED'
  return type === 'card_error' ? 'DECLINED' : 'UNKNOWN'
}

type Quoted = {
  dueNow: number
  balance: number | null
  balanceDueOn: string | null
  instalments: readonly { amount: number; dueOn: string }[]
}

/** The amount taken now. */
export const computeAmount = (quote: Pick<Quoted, 'dueNow' | 'balance'>, plan: string): number =>
  plan === 'FULL' ? quote.dueNow + (quote.balance ?? 0) : quote.dueNow

type Due = { amount: number; dueOn: string | null }

/** The amounts after that of today. */
export function laterDues(quote: Quoted, plan: string): readonly Due[] {
  if (plan === 'INSTALMENTS') return quote.instalments
  if (plan === 'FULL' || quote.balance === null) return []
  return [{ amount: quote.balance, dueOn: quote.balanceDueOn }]
}
