import { parisDay } from '#api/clock.ts'
import type { carts, holds } from '#api/db/bookingTables.ts'
import type { departures, expeditions } from '#api/db/tables.ts'
import type { Cart } from '#api/modules/cart/cart.contract.ts'
import { listProblems, toStep } from '#api/modules/cart/cart.domain.ts'
import {
  type EnteredCode,
  insuranceCode,
  type OfferedOption,
  positionsIn,
  pricedCodes,
} from '#api/modules/cart/choices.domain.ts'
import { isLive } from '#api/modules/cart/holds.domain.ts'
import { areComplete, type Party, type Traveller } from '#api/modules/cart/travellers.domain.ts'
import { photoUrl } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { Quote } from '#api/modules/quote/order.contract.ts'
import {
  computeInsuranceCents,
  computeQuote,
  computeSoldCents,
  type QuoteInput,
} from '#api/modules/quote/quote.domain.ts'
import { quoteLabels } from '#api/modules/quote/quote.messages.ts'
import { terms, toSaleTerms } from '#api/modules/quote/terms.ts'
import { withDefaults } from '#api/modules/settings/settings.repository.ts'

export type CartRow = {
  cart: typeof carts.$inferSelect
  departure: typeof departures.$inferSelect
  expedition: Pick<
    typeof expeditions.$inferSelect,
    'id' | 'slug' | 'name' | 'photoNames' | 'ageMinChild' | 'expeditionType'
  >
  travellers: Traveller[] | null
  options: OfferedOption[] | null
  insured: number[] | null
  codes: EnteredCode[] | null
  hold: typeof holds.$inferSelect | null
  heldByOthers: number
  /** Stored settings of sales. */
  sales: object | null
}

/** Whether places are sold online, and whether the provider charges a saved card later. */
export type Sale = { isBookingOpen: boolean; canSaveCards: boolean }

/** All that decides on the next step: problems, travellers, price. */
export function toState(row: CartRow, now: Date, { isBookingOpen, canSaveCards }: Sale) {
  const { cart, departure } = row
  const travellers = (row.travellers ?? []).slice(0, cart.travelersCount)
  const left = departure.capacity - departure.bookedCount - row.heldByOthers
  const isHeld = isLive(row.hold, now)
  const held = isHeld ? (row.hold?.places ?? 0) : 0
  const onSale = departure.salesClosedAt ? Math.min(left, held) : left
  const free = departure.canceledAt ? 0 : Math.max(0, onSale)
  const invalidCodes = toCodes(row, now).invalid
  const state = { ...cart, departure, free, isHeld, isBookingOpen, invalidCodes }
  const input = toQuoteInput(row, now, canSaveCards)
  return {
    free,
    isHeld,
    travellers,
    areTravellersComplete: areComplete(travellers, toParty(row, now)),
    problems: listProblems(state, parisDay(now)),
    input,
    quote: computeQuote(input),
  }
}

export function toCart(row: CartRow, now: Date, sale: Sale): Cart {
  const { cart, departure, expedition } = row
  const photo = expedition.photoNames[0]
  const { free, isHeld, travellers, areTravellersComplete, problems, quote } = toState(row, now, sale)
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
    total: computeSoldCents({ ...pricedParty(row), options: [] }) / 100,
    available_count: free,
    step: toStep(problems, areTravellersComplete),
    hold: isHeld ? toHold(row.hold, now) : null,
    travellers: travellers.map(({ firstName, lastName, birthDate }) => ({
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
    })),
    contact: cart.contact,
    options: toOptions(row),
    codes: (row.codes ?? []).map(({ code, giftCard }) => ({
      code,
      kind: giftCard ? 'gift_card' : 'discount',
    })),
    quote: sale.isBookingOpen ? toQuote(quote) : null,
    problems,
  }
}

/** The prices that the cart shows: a change of the departure's is a problem of its own. */
function toQuoteInput(row: CartRow, now: Date, canSaveCards: boolean): QuoteInput {
  const { discount, giftCards } = toCodes(row, now)
  return {
    today: parisDay(now),
    ...pricedParty(row),
    options: listOptions(row).filter(({ travellers }) => travellers.length > 0),
    insured: positionsIn(row.insured, row.cart.travelersCount),
    discount,
    giftCards,
    canSaveCards,
    terms: toSaleTerms(withDefaults('sales', row.sales)),
  }
}

function pricedParty({ cart, departure }: CartRow) {
  const { unitPriceCents: priceCents, childPriceCents, childrenCount } = cart
  return {
    departure: { id: departure.id, startOn: departure.startOn, priceCents, childPriceCents },
    adults: cart.travelersCount - childrenCount,
    children: childrenCount,
  }
}

/** The codes of the cart, sorted by what they are worth to this sale. */
export function toCodes(row: CartRow, now: Date) {
  const soldCents = computeSoldCents({ ...pricedParty(row), options: listOptions(row) })
  return pricedCodes(row.codes ?? [], {
    today: parisDay(now),
    expeditionId: row.expedition.id,
    soldCents,
  })
}

const listOptions = ({ cart, options }: CartRow): OfferedOption[] =>
  (options ?? []).map((option) => ({
    ...option,
    travellers: positionsIn(option.travellers, cart.travelersCount),
  }))

function toOptions(row: CartRow): Cart['options'] {
  const options = listOptions(row)
  const insurance = {
    code: insuranceCode,
    label: quoteLabels.insuranceOption,
    description: quoteLabels.insuranceDescription(terms.insurancePercent),
    priceCents: computeInsuranceCents({ ...pricedParty(row), options }),
    travellers: positionsIn(row.insured, row.cart.travelersCount),
  }
  return [...options, insurance].map(({ priceCents, ...option }) => ({ ...option, price_cents: priceCents }))
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
    instalments: quote.instalments.map(({ dueOn, amountCents }) => ({
      due_on: dueOn,
      amount_cents: amountCents,
    })),
  }
}

/** The party that the travellers of the cart have to fit. */
export function toParty({ cart, departure, expedition }: CartRow, now: Date): Party {
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
