import { parisDay } from '#api/clock.ts'
import type { carts, holds } from '#api/db/bookingTables.ts'
import type { departures, expeditions } from '#api/db/tables.ts'
import type { Cart } from '#api/modules/cart/cart.contract.ts'
import { problemsOf, stepOf } from '#api/modules/cart/cart.domain.ts'
import { isLive } from '#api/modules/cart/holds.domain.ts'
import { areComplete, type Party, type Traveller } from '#api/modules/cart/travellers.domain.ts'
import { photoUrl } from '#api/modules/expeditions/expeditions.mappers.ts'
import { type Quote, type QuoteInput, quoteOf } from '#api/modules/quote/quote.domain.ts'

export type CartRow = {
  cart: typeof carts.$inferSelect
  departure: typeof departures.$inferSelect
  expedition: Pick<
    typeof expeditions.$inferSelect,
    'id' | 'slug' | 'name' | 'photoNames' | 'ageMinChild' | 'expeditionType'
  >
  travellers: Traveller[] | null
  hold: typeof holds.$inferSelect | null
  heldByOthers: number
}

/** All that decides on the next step: problems, travellers, price. */
export function stateOf(row: CartRow, now: Date, isBookingOpen: boolean) {
  const { cart, departure } = row
  const travellers = (row.travellers ?? []).slice(0, cart.travelersCount)
  const left = departure.capacity - departure.bookedCount - row.heldByOthers
  const free = departure.canceledAt ? 0 : Math.max(0, left)
  const isHeld = isLive(row.hold, now)
  const input = quoteInputOf(row, now)
  return {
    free,
    isHeld,
    travellers,
    areTravellersComplete: areComplete(travellers, partyOf(row, now)),
    problems: problemsOf({ ...cart, departure, free, isHeld, isBookingOpen }, parisDay(now)),
    input,
    quote: quoteOf(input),
  }
}

export function toCart(row: CartRow, now: Date, isBookingOpen = false): Cart {
  const { cart, departure, expedition } = row
  const photo = expedition.photoNames[0]
  const { free, isHeld, travellers, areTravellersComplete, problems, quote } = stateOf(
    row,
    now,
    isBookingOpen,
  )
  return {
    id: cart.id,
    expedition_id: String(expedition.id),
    expedition_slug: expedition.slug,
    expedition_name: expedition.name,
    expedition_main_photo: photo ? photoUrl(photo, 640) : null,
    departure_id: String(departure.id),
    departure_start: departure.startOn,
    departure_end: departure.endOn,
    reservation_travelers_count: cart.travelersCount,
    adults_count: cart.travelersCount - cart.childrenCount,
    children_count: cart.childrenCount,
    unit_price: cart.unitPriceCents / 100,
    total: (cart.unitPriceCents * cart.travelersCount) / 100,
    available_count: free,
    step: stepOf(problems, areTravellersComplete),
    hold: isHeld ? toHold(row.hold, now) : null,
    travellers: travellers.map(({ firstName, lastName, birthDate }) => ({
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
    })),
    contact: cart.contact,
    quote: isBookingOpen ? toQuote(quote) : null,
    problems,
  }
}

/** The prices that the cart shows: a change of the departure's is a problem of its own. */
function quoteInputOf({ cart, departure }: CartRow, now: Date): QuoteInput {
  return {
    today: parisDay(now),
    departure: {
      id: departure.id,
      startOn: departure.startOn,
      priceCents: cart.unitPriceCents,
      childPriceCents: cart.childPriceCents,
    },
    adults: cart.travelersCount - cart.childrenCount,
    children: cart.childrenCount,
    options: [],
    insured: [],
    discount: null,
    giftCards: [],
    canSaveCards: false,
  }
}

function toQuote(quote: Quote): NonNullable<Cart['quote']> {
  return {
    hash: quote.hash,
    lines: quote.lines.map(({ kind, label, quantity, unitPriceCents, amountCents }) => ({
      kind,
      label,
      quantity,
      unit_price_cents: unitPriceCents,
      amount_cents: amountCents,
    })),
    total_cents: quote.totalCents,
    due_now_cents: quote.dueNowCents,
    deposit_cents: quote.depositCents,
    balance_cents: quote.balanceCents,
    balance_due_on: quote.balanceDueOn,
    plans: quote.plans,
  }
}

/** The party that the travellers of the cart have to fit. */
export function partyOf({ cart, departure, expedition }: CartRow, now: Date): Party {
  return {
    today: parisDay(now),
    startOn: departure.startOn,
    adults: cart.travelersCount - cart.childrenCount,
    children: cart.childrenCount,
    ageMinChild: expedition.ageMinChild,
    isWithoutParents: expedition.expeditionType === 'Sans les parents',
  }
}

function toHold(hold: CartRow['hold'], now: Date): Cart['hold'] {
  if (!hold) return null
  const { places, expiresAt } = hold
  return {
    places,
    expires_at: expiresAt.toISOString(),
    seconds_left: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000),
  }
}
