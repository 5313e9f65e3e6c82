import type { Order } from '#api/modules/quote/order.contract.ts'
import { computeQuote } from '#api/modules/quote/quote.domain.ts'
import { toSaleTerms } from '#api/modules/quote/terms.ts'
import { defaultSales } from '#schema/settings.ts'

const person = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04', priceCents: 50_000 }

/** Terms of sale by default. */
export const testTerms = toSaleTerms(defaultSales)

/** An order of adults at 500 €, paid in full. */
export function testOrder(departureId: number, adults = 1): Order {
  const departure = { id: departureId, startOn: '2027-07-05', priceCents: 50_000, childPriceCents: null }
  const quote = computeQuote({
    today: '2027-03-10',
    departure,
    adults,
    children: 0,
    options: [],
    insured: [],
    discount: null,
    giftCards: [],
    canSaveCards: false,
    terms: testTerms,
  })
  return {
    departureId,
    startOn: departure.startOn,
    adults,
    children: 0,
    travellers: Array.from({ length: adults }, () => person),
    contact: null,
    options: [],
    insured: [],
    discountCode: null,
    giftCards: [],
    quote,
    plan: 'full',
    policy: testTerms.policy,
  }
}
