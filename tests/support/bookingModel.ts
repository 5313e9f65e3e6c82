const minute = 60_000

type ModelTurn = { expiresAt: number; isRenewed: boolean; isLifted: boolean }
type ModelHold = ModelTurn & { places: number }
export type ModelCart = { id: string; departure: number; places: number; hold: ModelHold }
export type ModelPayment = {
  providerId: string
  who: number
  cartId: string
  departure: number
  places: number
  totalCents: number
  amountCents: number
  quoteHash: string
  plan: string
  reservationId?: string
  isCharged: boolean
  state: 'open' | 'closed' | 'succeeded' | 'refunded'
}
type ModelReservation = {
  departure: number
  places: number
  totalCents: number
  paidCents: number
  isCanceled: boolean
  /** Instalments to come. */
  parts: number
}

/** Places, holds and money in plain objects, beside the real service. */
export class BookingModel {
  now: number
  readonly capacity = new Map<number, number>()
  readonly carts = new Map<number, ModelCart>()
  readonly payments = new Map<string, ModelPayment>()
  readonly reservations = new Map<string, ModelReservation>()
  /** The last unpaid hold of a buyer on a departure. */
  private readonly turns = new Map<string, ModelTurn>()

  constructor(now: number) {
    this.now = now
  }

  isLive(hold: ModelTurn): boolean {
    return hold.expiresAt > this.now
  }

  booked(departure: number): number {
    return sum([...this.reservations.values()], (one) =>
      one.departure === departure && !one.isCanceled ? one.places : 0,
    )
  }

  held(departure: number, exceptCart?: string): number {
    return sum([...this.carts.values()], ({ id, departure: at, hold }) =>
      at === departure && id !== exceptCart && this.isLive(hold) ? hold.places : 0,
    )
  }

  free(departure: number, exceptCart?: string): number {
    return (this.capacity.get(departure) ?? 0) - this.booked(departure) - this.held(departure, exceptCart)
  }

  /** Continues a hold that was given up for another departure, or begins a full one. */
  newHold(who: number, departure: number, places: number): ModelHold {
    const turn = this.turns.get(`${who} ${departure}`)
    return turn && this.isLive(turn) ? { ...turn, places } : this.fullHold(places)
  }

  private fullHold(places: number): ModelHold {
    return { places, expiresAt: this.now + 30 * minute, isRenewed: false, isLifted: false }
  }

  /** A hold that ended unpaid less than an hour ago leaves its buyer no other one on its departure. */
  isPaused(who: number, departure: number): boolean {
    const turn = this.turns.get(`${who} ${departure}`)
    return turn !== undefined && !this.isLive(turn) && this.now < turn.expiresAt + 60 * minute
  }

  putInCart(who: number, cart: ModelCart): void {
    this.carts.set(who, cart)
    this.remember(who, cart)
  }

  private remember(who: number, { departure, hold }: ModelCart): void {
    const { expiresAt, isRenewed, isLifted } = hold
    this.turns.set(`${who} ${departure}`, { expiresAt, isRenewed, isLifted })
  }

  /** Renews a live hold once; where a step may take a new one, an expired hold begins again. */
  renew(who: number, cart: ModelCart): void {
    const { hold, places } = cart
    if (!this.isLive(hold)) cart.hold = this.fullHold(places)
    else if (hold.isRenewed) cart.hold = { ...hold, places }
    else cart.hold = { ...this.fullHold(places), isRenewed: true, isLifted: hold.isLifted }
    this.remember(who, cart)
  }

  /** Leaves the hold at least fifteen minutes, once. */
  openPayment(who: number, cart: ModelCart): void {
    const least = this.now + 15 * minute
    if (cart.hold.expiresAt >= least || cart.hold.isLifted) return
    cart.hold = { ...cart.hold, expiresAt: least, isLifted: true }
    this.remember(who, cart)
  }

  /** Effects of the provider's word, once. */
  settle(payment: ModelPayment): void {
    if (!payment.isCharged || payment.state === 'succeeded' || payment.state === 'refunded') return
    const { cartId, departure, places, totalCents, amountCents, reservationId, plan, who } = payment
    if (reservationId) {
      this.settleBalance(payment, reservationId)
      return
    }
    const isPossible = !this.reservations.has(cartId) && this.free(departure, cartId) >= places
    payment.state = isPossible ? 'succeeded' : 'refunded'
    if (!isPossible) return
    if (this.carts.get(who)?.id === cartId) this.carts.delete(who)
    this.turns.delete(`${who} ${departure}`)
    const parts = plan === 'instalments' ? 2 : 0
    const booking = { departure, places, totalCents, paidCents: amountCents, isCanceled: false, parts }
    this.reservations.set(cartId, booking)
  }

  /** Charges the next part of a balance: an equal share, the odd cent first. Returns its amount. */
  chargePart(reservationId: string): number {
    const reservation = this.reservations.get(reservationId)
    const due = reservation ? reservation.totalCents - reservation.paidCents : 0
    if (!reservation || reservation.isCanceled || reservation.parts === 0 || due <= 0) return 0
    const cents = Math.ceil(due / reservation.parts)
    reservation.parts -= 1
    reservation.paidCents += cents
    return cents
  }

  private settleBalance(payment: ModelPayment, reservationId: string): void {
    const reservation = this.reservations.get(reservationId)
    if (!reservation) throw new Error('a balance without a reservation')
    const due = Math.max(0, reservation.totalCents - reservation.paidCents)
    reservation.paidCents += Math.min(due, payment.amountCents)
    // It pays all that was due: a cancellation since then has only lowered that.
    reservation.parts = 0
    payment.state = 'succeeded'
  }
}

export const sum = <T>(items: T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0)
