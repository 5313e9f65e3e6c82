import type { Order } from '#api/modules/quote/order.contract.ts'

export type ErasureObstacle = 'staff' | 'guide' | 'departure' | 'balance'

export type ErasureFacts = {
  isStaff: boolean
  isGuide: boolean
  /** Reservations and options whose departure is not over. */
  departuresToCome: number
  /** Reservations that owe, or are owed, money. */
  openBalances: number
}

/** The reason for which an account cannot be erased yet; undefined if it can. */
export function erasureObstacle(facts: ErasureFacts): ErasureObstacle | undefined {
  if (facts.isStaff) return 'staff'
  if (facts.isGuide) return 'guide'
  if (facts.departuresToCome > 0) return 'departure'
  return facts.openBalances > 0 ? 'balance' : undefined
}

const noBirthDate = '1900-01-01'

/** An address that names no person and receives nothing. */
export const erasedAddress = (id: string): string => `efface-${id}@efface.invalid`

/** Condition on the addresses above. */
export const erasedAddresses = 'efface-%@efface.invalid'

/** An order without persons; what was sold and paid stays. */
export const erasedOrder = (order: Order, signature: string): Order => ({
  ...order,
  contact: null,
  travellers: order.travellers.map(({ priceCents }) => ({
    firstName: '',
    lastName: signature,
    birthDate: noBirthDate,
    priceCents,
  })),
})
