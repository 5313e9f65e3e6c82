import { addDays } from '#api/clock.ts'
import type {
  BookingState,
  NextAction,
  PaymentState,
  SendableMail,
} from '#api/modules/agency/reservations/states.contract.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { getTerms } from '#api/modules/quote/terms.ts'

type BookingFacts = {
  stage: 'option' | 'booked' | 'expired'
  optionUntil: Date | null
  canceledAt: Date | null
  departureCanceledAt: Date | null
}

/** A cancelled departure cancels its reservations; an option ends by itself, swept or not. */
export function bookingState(facts: BookingFacts, now: Date): BookingState {
  const { stage, optionUntil, canceledAt, departureCanceledAt } = facts
  if (canceledAt || departureCanceledAt) return 'canceled'
  return stage === 'option' && optionUntil && optionUntil <= now ? 'expired' : stage
}

export type PaymentFacts = {
  /** Nothing is sold before an option is booked. */
  isSold: boolean
  paidCents: number
  /** Owed by the customer; negative where the agency owes. */
  balanceCents: number
  /** Owed to the customer by the agency, refunds that failed included. */
  refundDueCents: number
  /** Last day to pay the balance. */
  dueOn: string
}

/** Whether a reservation is paid. What the agency owes comes first: the customer waits for it. */
export function paymentState(facts: PaymentFacts, today: string): PaymentState {
  const { isSold, paidCents, balanceCents, refundDueCents, dueOn } = facts
  if (refundDueCents > 0) return 'refund_due'
  if (!isSold) return 'none'
  if (balanceCents <= 0) return 'paid'
  if (dueOn < today) return 'overdue'
  return paidCents > 0 ? 'deposit' : 'none'
}

/** Last day to pay the balance: as the quote of the order says, else by its terms. */
export function balanceDueOn(order: Order | null, startOn: string): string {
  return order?.quote.balanceDueOn ?? addDays(startOn, -getTerms(order).balanceDays)
}

type MailFacts = {
  state: BookingState
  /** Whether it was sold online or by phone with an order: a reseller writes to its customers itself. */
  hasOrder: boolean
  paidCents: number
  dueCents: number
  isToCome: boolean
}

/** Mails that make sense for a reservation as it is now. */
export function toMails({ state, hasOrder, paidCents, dueCents, isToCome }: MailFacts): SendableMail[] {
  if (!hasOrder) return []
  if (state === 'option') return ['payment_link']
  if (state === 'canceled') return ['cancellation']
  if (state !== 'booked' || !isToCome) return []
  return [
    'confirmation',
    ...(paidCents > 0 ? (['receipt'] as const) : []),
    ...(dueCents > 0 ? (['balance', 'payment_link'] as const) : []),
  ]
}

/** Days before the departure in which missing details need an action. */
export const incompleteDays = 30

type ActionFacts = {
  state: BookingState
  payment: PaymentState
  startOn: string
  completeness: number
}

/** The next thing that the agency does for a reservation; undefined where nothing waits. */
export function nextAction(facts: ActionFacts, today: string): NextAction | undefined {
  const { state, payment, startOn, completeness } = facts
  if (payment === 'refund_due') return 'refund'
  if (payment === 'overdue') return 'balance'
  const isNear = startOn >= today && startOn <= addDays(today, incompleteDays)
  return state === 'booked' && isNear && completeness < 100 ? 'travellers' : undefined
}
