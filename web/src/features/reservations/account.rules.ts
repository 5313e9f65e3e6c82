import { type PaymentState, toPaymentState } from '#web/features/reservations/paymentState.rules.ts'
import type { InstalmentState, ReservationStatus } from '#web/lib/graph/graph.generated.ts'

const cents = 100
const computeSum = (amounts: number[]) =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * cents) / cents

type Balance = { balance: number | null; balanceDueOn: string | null; status: ReservationStatus }

/** A cancelled reservation is settled by phone: its balance is no longer paid online. */
export function balanceState(
  { balance, balanceDueOn, status }: Balance,
  today: string,
): 'NONE' | 'DUE' | 'OVERDUE' | 'BY_PHONE' {
  if (!balance) return 'NONE'
  if (status === 'CANCELED') return 'BY_PHONE'
  return balanceDueOn && balanceDueOn < today ? 'OVERDUE' : 'DUE'
}

type Part = { amount: number; state: InstalmentState; retryOn: string | null }

/** Refused parts of a balance in instalments: their sum, and the day of the second charge where one is planned. */
export function lateParts(parts: Part[]): { amount: number; retryOn: string | null } | undefined {
  const late = parts.filter(({ state }) => state === 'LATE')
  if (late.length === 0) return undefined
  return {
    amount: computeSum(late.map(({ amount }) => amount)),
    retryOn: late.find(({ retryOn }) => retryOn)?.retryOn ?? null,
  }
}

/** The result of a payment of a reservation, to which the provider's page has led back. */
export type Return = Exclude<PaymentState, 'UNKNOWN'> | 'NONE'

type Returned = {
  payment: Parameters<typeof toPaymentState>[0]
  balance: number | null
  status: ReservationStatus
}

/** A refusal in the address says nothing once another card has paid. */
export function computeReturn({ payment, balance, status }: Returned): Return {
  const state = toPaymentState(payment)
  if (state === 'UNKNOWN' || status === 'CANCELED') return 'NONE'
  return state !== 'REFUNDED' && balance === 0 ? 'PAID' : state
}

/** Whether more money was taken than the reservation retains: the difference was given back. */
export const isReduced = (payments: { amount: number }[], paid: number): boolean =>
  computeSum(payments.map(({ amount }) => amount)) > paid

type Quote = { lines: { price: number; kept: number }[]; refund: number; balance: number }

export const retained = ({ lines }: Pick<Quote, 'lines'>): number => computeSum(lines.map(({ kept }) => kept))

/** Part of the prices that is no longer due, given back or taken off the balance. */
export const reduction = ({ lines }: Pick<Quote, 'lines'>): number =>
  computeSum(lines.map(({ price }) => price)) - retained({ lines })

/** Effect of a cancellation, which its button names. */
export function classifyEffect(quote: Quote, isWhole: boolean): 'REFUND' | 'OWED' | 'FREE' | 'NOTHING' {
  if (quote.refund > 0) return 'REFUND'
  if (isWhole && quote.balance > 0) return 'OWED'
  return retained(quote) === 0 ? 'FREE' : 'NOTHING'
}

/** Positions in order, with or without one more. */
export const toggled = (chosen: number[], position: number): number[] =>
  chosen.includes(position)
    ? chosen.filter((each) => each !== position)
    : [...chosen, position].sort((one, other) => one - other)

type Named = { position: number; firstName: string | null; lastName: string | null }

/** Travellers by position; those that could not be read have no name. */
export const listPeople = (
  count: number,
  participants: Named[] | null,
): { position: number; name: string | null }[] =>
  Array.from({ length: count }, (_, index) => {
    const found = participants?.find(({ position }) => position === index + 1)
    return {
      position: index + 1,
      name: [found?.firstName, found?.lastName].filter(Boolean).join(' ') || null,
    }
  })
