import { expect, test } from 'vitest'
import {
  paymentEntries,
  refundShares,
  saleEntries,
  toCreditNote,
  toCustomer,
  toInvoice,
  travellerNames,
} from '#api/modules/booking/booking.domain.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { computeQuote } from '#api/modules/quote/quote.domain.ts'
import { testTerms } from '#tests/support/testOrder.ts'

const input = {
  today: '2027-03-10',
  departure: { id: 12, startOn: '2027-07-03', priceCents: 50_000, childPriceCents: null },
  adults: 2,
  children: 0,
  options: [],
  insured: [1],
  discount: { code: 'TRAIN20', amountCents: 2_000 },
  giftCards: [{ code: 'GIFT', balanceCents: 15_000 }],
  canSaveCards: false,
  terms: testTerms,
}
const person = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04', priceCents: 49_000 }
const order: Order = {
  departureId: 12,
  startOn: '2027-07-03',
  adults: 2,
  children: 0,
  travellers: [person, { ...person, firstName: 'Bo' }],
  contact: null,
  options: [],
  insured: [1],
  discountCode: 'TRAIN20',
  giftCards: [{ code: 'GIFT', amountCents: 15_000 }],
  quote: computeQuote(input),
  plan: 'deposit',
  policy: testTerms.policy,
}

const computeSum = (entries: { amountCents: number }[]) =>
  entries.reduce((cents, { amountCents }) => cents + amountCents, 0)

test('posts the sale with the insurance apart', () => {
  const entries = saleEntries(order, 'r')
  expect(entries).toEqual([
    { account: 'customer:r', amountCents: 100_000 },
    { account: 'revenue', amountCents: -98_000 },
    { account: 'insurance', amountCents: -2_000 },
  ])
  expect(computeSum(entries)).toBe(0)
})

test.each([
  ['a card', { provider: 'demo', amountCents: 30_000 }, [], ['provider:demo', 'customer:r']],
  [
    'a card and a gift card',
    { provider: 'demo', amountCents: 30_000 },
    [{ id: 'g', amountCents: 15_000 }],
    ['provider:demo', 'gift_cards:g', 'customer:r'],
  ],
  [
    'gift cards alone',
    { provider: 'none', amountCents: 0 },
    [{ id: 'g', amountCents: 100_000 }],
    ['gift_cards:g', 'customer:r'],
  ],
])('posts a payment by %s', (_name, paid, gifts, accounts) => {
  const entries = paymentEntries('r', paid, gifts)
  expect(entries.map(({ account }) => account)).toEqual(accounts)
  expect(computeSum(entries)).toBe(0)
})

test('bills lines and balance without the gift cards among them', () => {
  const customer = { name: 'Ana Le Goff', address: [] }
  const trip = { name: 'Traversée du Vercors', startOn: '2027-07-03', endOn: '2027-07-08' }
  const billed = { reference: 'EX-7K3Q9M', issuedOn: '2027-03-10', customer, trip, paidCents: 45_000 }
  const document = toInvoice(order, billed)
  expect(document.lines.map(({ amountCents }) => amountCents)).toEqual([100_000, 2_000, -2_000])
  expect(document).toMatchObject({ totalCents: 100_000, paidCents: 45_000, balanceDueOn: '2027-06-03' })
  expect(document.trip?.travellers).toEqual(['Ana Le Goff', 'Bo Le Goff'])
  expect(toInvoice(order, { ...billed, paidCents: 100_000 }).balanceDueOn).toBeNull()
  const unnamed = { ...order, travellers: [person, { ...person, firstName: '', lastName: '' }] }
  expect(toInvoice(unnamed, billed).trip?.travellers).toEqual(['Ana Le Goff', 'Voyageur 2'])
})

const address = {
  phone: null,
  address: '3 rue des Alpages',
  postcode: '73710',
  city: 'Pralognan',
  country: 'France',
}
test.each([
  ['the account', ['Camille', 'Martin'], null, { name: 'Camille Martin', address: [] }],
  ['an account with one name', ['Camille', null], null, { name: 'Camille', address: [] }],
  ['the first traveller', [null, undefined], null, { name: 'Ana Le Goff', address: [] }],
  [
    'an address',
    ['Camille', 'Martin'],
    address,
    { name: 'Camille Martin', address: ['3 rue des Alpages', '73710 Pralognan', 'France'] },
  ],
])('bills %s', (_name, names, contact, customer) => {
  expect(toCustomer({ ...order, contact }, names)).toEqual(customer)
})

const cards = [
  { id: 'last', leftCents: 70_000 },
  { id: 'first', leftCents: 30_000 },
]
const gifts = [{ id: 'gift', leftCents: 15_000 }]
test.each([
  ['a part of the last card', 20_000, [['last', 20_000]], []],
  [
    'both cards',
    100_000,
    [
      ['last', 70_000],
      ['first', 30_000],
    ],
    [],
  ],
  [
    'gift cards after all cards',
    110_000,
    [
      ['last', 70_000],
      ['first', 30_000],
    ],
    [['gift', 10_000]],
  ],
  ['nothing', 0, [], []],
])('gives back by %s', (_name, cents, byCards, byGifts) => {
  const shares = refundShares(cents, cards, gifts)
  expect(shares.cards.map(({ id, amountCents }) => [id, amountCents])).toEqual(byCards)
  expect(shares.gifts.map(({ id, amountCents }) => [id, amountCents])).toEqual(byGifts)
})

test('refuses a refund of more than was paid', () => {
  expect(() => refundShares(115_001, cards, gifts)).toThrow('1 cents of a refund were never paid')
})

test('names travellers, those without a name by their position', () => {
  const unnamed = { firstName: null, lastName: null }
  expect(travellerNames([person, unnamed, { ...unnamed, firstName: 'Zoé' }])).toEqual([
    'Ana Le Goff',
    'Voyageur 2',
    'Zoé',
  ])
})

test('writes a credit note for the travellers who no longer leave', () => {
  const head = { reference: 'EX-7K3Q9M', issuedOn: '2027-03-20', corrects: '2027-000001', trip: null }
  const customer = { name: 'Ana Le Goff', address: [] }
  expect(
    toCreditNote({ ...head, customer, travellers: travellerNames([person]), cents: 35_000 }),
  ).toMatchObject({
    kind: 'credit_note',
    corrects: '2027-000001',
    lines: [{ label: 'Annulation\u00a0: Ana Le Goff', amountCents: 35_000 }],
    totalCents: 35_000,
  })
})
