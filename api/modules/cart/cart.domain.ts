import { type DepartureFacts, isFuture } from '#api/modules/departures/departures.domain.ts'

/** Changes since the cart was made, which its owner has to see before the next step. */
export type CartProblem =
  | { kind: 'InsufficientPlaces'; available: number }
  | { kind: 'PriceChanged'; old: number; new: number }
  | { kind: 'DepartureCanceled' }
  | { kind: 'HoldExpired' }

export type CartState = {
  travelersCount: number
  unitPriceCents: number
  departure: DepartureFacts & { priceCents: number }
  /** Places free for this cart: its own hold included. */
  free: number
  isHeld: boolean
  /** Whether places are sold online, by holds. */
  isBookingOpen: boolean
}

export function problemsOf(cart: CartState, today: string): CartProblem[] {
  const { departure, free, unitPriceCents } = cart
  if (departure.canceledAt || !isFuture(departure, today)) return [{ kind: 'DepartureCanceled' }]
  const problems: CartProblem[] = []
  if (free < cart.travelersCount) problems.push({ kind: 'InsufficientPlaces', available: free })
  else if (cart.isBookingOpen && !cart.isHeld) problems.push({ kind: 'HoldExpired' })
  if (departure.priceCents !== unitPriceCents)
    problems.push({ kind: 'PriceChanged', old: unitPriceCents / 100, new: departure.priceCents / 100 })
  return problems
}

/** The furthest step whose predecessors are valid: options, the third, may be left out. */
export function stepOf(problems: CartProblem[], areTravellersComplete: boolean): number {
  if (problems.some(({ kind }) => kind !== 'HoldExpired')) return 1
  return areTravellersComplete ? 4 : 2
}
