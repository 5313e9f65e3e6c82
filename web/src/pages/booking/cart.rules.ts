import { addDays } from '#web/lib/format/days.ts'

type Cart = { travellerCount: number; unitPrice: number | null }
type Departure = { status: string; availableCount: number; price: number | null }

export type Problem =
  | { kind: 'DepartureCanceled' }
  | { kind: 'InsufficientPlaces'; available: number }
  | { kind: 'PriceChanged'; old: number; new: number }

/** Changes since the cart was made. A departure missing from the list has left or is cancelled. */
export function listProblems(
  { travellerCount, unitPrice }: Cart,
  departure: Departure | undefined,
): Problem[] {
  if (!departure || departure.status === 'CANCELED') return [{ kind: 'DepartureCanceled' }]
  const { availableCount, price } = departure
  const problems: Problem[] = []
  if (availableCount < travellerCount)
    problems.push({ kind: 'InsufficientPlaces', available: availableCount })
  if (price !== null && unitPrice !== null && price !== unitPrice)
    problems.push({ kind: 'PriceChanged', old: unitPrice, new: price })
  return problems
}

/** Whether another date can resolve the changes. */
export const needsOtherDate = (cart: Cart, departure: Departure | undefined): boolean =>
  listProblems(cart, departure).some(({ kind }) => kind !== 'PriceChanged')

export type Payment = { deposit: number; balance: number; balanceOn: string } | { all: number }

type Terms = { depositPercent: number; balanceDays: number }

/** The balance is due some days before the first day; later bookings are due at once. */
export function toPayment(
  total: number,
  startDate: string,
  today: string,
  { depositPercent, balanceDays }: Terms,
): Payment {
  const balanceOn = addDays(startDate, -balanceDays)
  if (balanceOn <= today) return { all: total }
  const deposit = Math.round((total * depositPercent) / 100)
  return { deposit, balance: total - deposit, balanceOn }
}
