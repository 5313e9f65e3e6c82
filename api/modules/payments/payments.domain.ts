import { openStatuses, type payments } from '#api/db/paymentTables.ts'
import type { CartProblem } from '#api/modules/cart/cart.domain.ts'
import type { ProviderPayment } from '#api/modules/payments/provider.ts'
import type { Order, PaymentPlan, Quote } from '#api/modules/quote/order.contract.ts'
import { pricesOfTravellers, type QuoteInput } from '#api/modules/quote/quote.domain.ts'

export type Payment = typeof payments.$inferSelect
export type PaymentStatus = Payment['status']

/** Whether the provider may still take the money. */
export function isOpen(status: PaymentStatus): boolean {
  return openStatuses.some((open) => open === status)
}

/** Whether the money was taken: no word of the provider changes that. */
export function isFinal(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'refunded'
}

/** The status after a word of the provider. Money that was taken is final; a closed payment may still succeed. */
export function nextStatus(current: PaymentStatus, said: ProviderPayment['status']): PaymentStatus {
  if (isFinal(current)) return current
  return said === 'succeeded' || isOpen(current) ? said : current
}

/** The amount taken now: gift cards are deducted. */
export function amountDue(quote: Quote, plan: PaymentPlan): number {
  return plan === 'full' ? quote.dueNowCents + (quote.balanceCents ?? 0) : quote.dueNowCents
}

type PaymentObstacle =
  | 'DEPARTURE_CANCELED'
  | 'INSUFFICIENT_PLACES'
  | 'HOLD_EXPIRED'
  | 'QUOTE_CHANGED'
  | 'CODE_INVALID'

const obstacles: Record<CartProblem['kind'], PaymentObstacle> = {
  DepartureCanceled: 'DEPARTURE_CANCELED',
  InsufficientPlaces: 'INSUFFICIENT_PLACES',
  HoldExpired: 'HOLD_EXPIRED',
  PriceChanged: 'QUOTE_CHANGED',
  CodeNoLongerValid: 'CODE_INVALID',
}

export type PaymentChoice = { quoteHash: string; plan: PaymentPlan }

/** The first reason not to take money for a cart; undefined when it may be paid. */
export function obstacleToPayment(
  problems: CartProblem[],
  areTravellersComplete: boolean,
  quote: Quote,
  { quoteHash, plan }: PaymentChoice,
): PaymentObstacle | 'TRAVELLERS_MISSING' | undefined {
  const [problem] = problems
  if (problem) return obstacles[problem.kind]
  if (!areTravellersComplete) return 'TRAVELLERS_MISSING'
  return quote.hash === quoteHash && quote.plans.includes(plan) ? undefined : 'QUOTE_CHANGED'
}

/** Freezes an order: a cart that changes meanwhile changes nothing that is paid. */
export function toOrder(
  input: QuoteInput,
  quote: Quote,
  plan: PaymentPlan,
  cart: { travellers: Omit<Order['travellers'][number], 'priceCents'>[]; contact: Order['contact'] },
): Order {
  const prices = pricesOfTravellers(input, quote)
  const { policy, balanceDays, reminderDays } = input.terms
  return {
    departureId: input.departure.id,
    startOn: input.departure.startOn,
    adults: input.adults,
    children: input.children,
    travellers: cart.travellers.map((traveller, index) => ({ ...traveller, priceCents: prices[index] ?? 0 })),
    contact: cart.contact,
    options: input.options,
    insured: input.insured,
    discountCode: input.discount?.code ?? null,
    ...(input.discount && 'percent' in input.discount && { discountPercent: input.discount.percent }),
    giftCards: listGifts(input, quote),
    quote,
    plan,
    policy,
    terms: { balanceDays, reminderDays },
  }
}

/** Amounts that gift cards pay, in the order in which the quote uses them. */
function listGifts({ giftCards }: QuoteInput, { lines }: Quote): Order['giftCards'] {
  const used = lines.filter(({ kind }) => kind === 'gift_card')
  return giftCards
    .filter(({ balanceCents }) => balanceCents > 0)
    .flatMap(({ code }, index) => {
      const line = used[index]
      return line ? [{ code, amountCents: -line.amountCents }] : []
    })
}
