import { type DepartureFacts, isFuture } from '#api/modules/departures/departures.domain.ts'

/** Changes since the cart was made, which its owner has to see before the next step. */
export type CartProblem =
  | { kind: 'InsufficientPlaces'; available: number }
  | { kind: 'PriceChanged'; old: number; new: number }
  | { kind: 'DepartureCanceled' }
  | { kind: 'HoldExpired' }
  | { kind: 'CodeNoLongerValid'; code: string }

export type CartState = {
  travelersCount: number
  childrenCount: number
  unitPriceCents: number
  childPriceCents: number | null
  departure: DepartureFacts & { priceCents: number; childPriceCents: number | null }
  /** Places free for this cart: its own hold included. */
  free: number
  isHeld: boolean
  /** Whether places are sold online, by holds. */
  isBookingOpen: boolean
  /** Codes of the cart that are not valid any more. */
  invalidCodes: string[]
}

export function listProblems(cart: CartState, today: string): CartProblem[] {
  const { departure, free } = cart
  if (departure.canceledAt || !isFuture(departure, today)) return [{ kind: 'DepartureCanceled' }]
  const problems: CartProblem[] = []
  if (free < cart.travelersCount) problems.push({ kind: 'InsufficientPlaces', available: free })
  else if (cart.isBookingOpen && !cart.isHeld) problems.push({ kind: 'HoldExpired' })
  const changed = changedPrice(cart)
  if (changed) problems.push({ kind: 'PriceChanged', ...changed })
  return [...problems, ...cart.invalidCodes.map((code) => ({ kind: 'CodeNoLongerValid' as const, code }))]
}

/** The first price that has changed among those that travellers of the cart pay, in euros. */
function changedPrice(cart: CartState): { old: number; new: number } | undefined {
  const { travelersCount, childrenCount, departure } = cart
  const adult = { old: cart.unitPriceCents, new: departure.priceCents }
  const child = {
    old: cart.childPriceCents ?? cart.unitPriceCents,
    new: departure.childPriceCents ?? departure.priceCents,
  }
  const paid = [...(travelersCount > childrenCount ? [adult] : []), ...(childrenCount > 0 ? [child] : [])]
  const changed = paid.find((price) => price.old !== price.new)
  return changed && { old: changed.old / 100, new: changed.new / 100 }
}

/** Problems that the next steps show: a hold is taken again, and a code is not priced. */
const passable: CartProblem['kind'][] = ['HoldExpired', 'CodeNoLongerValid']

/** The furthest step whose predecessors are valid: options, the third, may be left out. */
export function toStep(problems: CartProblem[], areTravellersComplete: boolean): number {
  if (problems.some(({ kind }) => !passable.includes(kind))) return 1
  return areTravellersComplete ? 4 : 2
}
