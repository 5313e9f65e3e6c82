import { expect, test } from 'vitest'
import {
  amountDue,
  nextStatus,
  obstacleToPayment,
  type PaymentStatus,
  toOrder,
} from '#api/modules/payments/payments.domain.ts'
import { computeQuote, pricesOfTravellers, type QuoteInput } from '#api/modules/quote/quote.domain.ts'
import { testTerms } from '#tests/support/testOrder.ts'

const input: QuoteInput = {
  today: '2027-03-10',
  departure: { id: 12, startOn: '2027-07-03', priceCents: 50_000, childPriceCents: 40_000 },
  adults: 1,
  children: 1,
  options: [{ code: 'kayak', label: 'Kayak', priceCents: 4_000, travellers: [2] }],
  insured: [1],
  discount: null,
  giftCards: [],
  canSaveCards: false,
  terms: testTerms,
}
const quote = computeQuote(input)

test.each<[PaymentStatus, Parameters<typeof nextStatus>[1], PaymentStatus]>([
  ['pending', 'pending', 'pending'],
  ['pending', 'action_required', 'action_required'],
  ['pending', 'succeeded', 'succeeded'],
  ['pending', 'failed', 'failed'],
  ['action_required', 'pending', 'pending'],
  ['action_required', 'canceled', 'canceled'],
  // A page that was open in another tab may still take the money.
  ['canceled', 'succeeded', 'succeeded'],
  ['failed', 'succeeded', 'succeeded'],
  ['canceled', 'pending', 'canceled'],
  ['failed', 'action_required', 'failed'],
  ['succeeded', 'canceled', 'succeeded'],
  ['succeeded', 'pending', 'succeeded'],
  ['refunded', 'succeeded', 'refunded'],
])('%s, and the provider says %s: %s', (current, said, next) => {
  expect(nextStatus(current, said)).toBe(next)
})

test.each([
  ['deposit', 28_800],
  ['full', 96_000],
  ['instalments', 28_800],
] as const)('takes the amount of the plan %s', (plan, cents) => {
  expect(amountDue(quote, plan)).toBe(cents)
})

const choice = { quoteHash: quote.hash, plan: 'deposit' } as const
test.each([
  ['nothing', [], true, choice, undefined],
  ['a cancelled departure', [{ kind: 'DepartureCanceled' }], true, choice, 'DEPARTURE_CANCELED'],
  ['missing places', [{ kind: 'InsufficientPlaces', available: 1 }], true, choice, 'INSUFFICIENT_PLACES'],
  ['an expired hold', [{ kind: 'HoldExpired' }], true, choice, 'HOLD_EXPIRED'],
  ['another price', [{ kind: 'PriceChanged', old: 1, new: 2 }], true, choice, 'QUOTE_CHANGED'],
  ['missing travellers', [], false, choice, 'TRAVELLERS_MISSING'],
  ['another quote', [], true, { ...choice, quoteHash: 'older' }, 'QUOTE_CHANGED'],
  ['a plan that is not offered', [], true, { ...choice, plan: 'instalments' }, 'QUOTE_CHANGED'],
] as const)('reports %s before a payment', (_name, problems, areComplete, input, code) => {
  expect(obstacleToPayment([...problems], areComplete, quote, input)).toBe(code)
})

test.each<[string, Partial<QuoteInput>, number[]]>([
  ['their own price and options', {}, [50_000, 44_000]],
  ['a discount by share, to the cent', { discount: { code: 'A', amountCents: 1_001 } }, [49_468, 43_531]],
  ['nothing after a discount of all', { discount: { code: 'A', amountCents: 999_999 } }, [0, 0]],
])('prices the travellers with %s', (_name, changes, prices) => {
  const changed = { ...input, ...changes }
  expect(pricesOfTravellers(changed, computeQuote(changed))).toEqual(prices)
})

test('freezes the order with the gift cards that the quote uses', () => {
  const giftCards = [
    { code: 'EMPTY', balanceCents: 0 },
    { code: 'SMALL', balanceCents: 10_000 },
    { code: 'LARGE', balanceCents: 200_000 },
    { code: 'UNUSED', balanceCents: 5_000 },
  ]
  const gifted = { ...input, giftCards }
  const person = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' }
  const order = toOrder(gifted, computeQuote(gifted), 'full', { travellers: [person, person], contact: null })
  expect(order.giftCards).toEqual([
    { code: 'SMALL', amountCents: 10_000 },
    { code: 'LARGE', amountCents: 86_000 },
  ])
  expect(order.travellers.map(({ priceCents }) => priceCents)).toEqual([50_000, 44_000])
  expect(amountDue(order.quote, 'full')).toBe(0)
})

test.each([
  [{ code: 'AMIS10', percent: 10 }, 10],
  [{ code: 'AMIS10', amountCents: 5_000 }, undefined],
  [null, undefined],
])('freezes the percentage of %o for a later change of date', (discount, percent) => {
  const query = { ...input, discount }
  const person = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' }
  const order = toOrder(query, computeQuote(query), 'full', { travellers: [person, person], contact: null })
  expect(order.discountPercent).toBe(percent)
})
