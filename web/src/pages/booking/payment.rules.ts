import type { PaymentStatus } from '#web/lib/graph/graph.generated.ts'

/** Screens after the provider's page. */
export type Outcome = 'BOOKED' | 'WAITING' | 'REFUSED' | 'REFUNDED' | 'CLOSED' | 'UNKNOWN'

type Known = {
  payment: { status: PaymentStatus; failure: string | null } | null | undefined
  hasReservation: boolean
}

/** A reservation wins: it exists whatever the link in the address says. */
export function outcomeOf({ payment, hasReservation }: Known): Outcome {
  if (hasReservation) return 'BOOKED'
  if (!payment) return 'UNKNOWN'
  const { status, failure } = payment
  if (status === 'REFUNDED') return 'REFUNDED'
  if (status === 'FAILED' || status === 'CANCELED') return 'CLOSED'
  return failure && status === 'PENDING' ? 'REFUSED' : 'WAITING'
}

type Quoted = { dueNow: number; balance: number | null }

/** The amount taken now. */
export const amountOf = (quote: Quoted, plan: string): number =>
  plan === 'FULL' ? quote.dueNow + (quote.balance ?? 0) : quote.dueNow
