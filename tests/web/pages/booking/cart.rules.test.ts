import { expect, test } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { testAgency } from '#tests/web/testAgency.ts'
import { addDays, today } from '#web/lib/format/days.ts'
import { listProblems, needsOtherDate, toPayment } from '#web/pages/booking/cart.rules.ts'

const cart = { travellerCount: 2, unitPrice: 890 }

test.each([
  ['nothing has changed', departure({}), []],
  ['the departure is cancelled', departure({ status: 'CANCELED' }), [{ kind: 'DepartureCanceled' }]],
  ['it is not to come any more', undefined, [{ kind: 'DepartureCanceled' }]],
  ['one place is left', departure({ availableCount: 1 }), [{ kind: 'InsufficientPlaces', available: 1 }]],
  ['none is left', departure({ availableCount: 0 }), [{ kind: 'InsufficientPlaces', available: 0 }]],
  ['as many as travel are left', departure({ availableCount: 2 }), []],
  ['dearer', departure({ price: 910 }), [{ kind: 'PriceChanged', old: 890, new: 910 }]],
  ['cheaper: said as well', departure({ price: 870 }), [{ kind: 'PriceChanged', old: 890, new: 870 }]],
  ['no price is known', departure({ price: null }), []],
  [
    'two things at once',
    departure({ availableCount: 1, price: 910 }),
    [
      { kind: 'InsufficientPlaces', available: 1 },
      { kind: 'PriceChanged', old: 890, new: 910 },
    ],
  ],
])('%s', (_case, now, expected) => {
  expect(listProblems(cart, now)).toEqual(expected)
})

test.each([
  ['nothing has changed', departure({}), false],
  ['the price alone has changed', departure({ price: 910 }), false],
  ['the departure is cancelled but still listed', departure({ status: 'CANCELED' }), true],
  ['the departure is full', departure({ availableCount: 0 }), true],
  ['the departure is gone', undefined, true],
])('other dates open when %s: %#', (_case, now, expected) => {
  expect(needsOtherDate(cart, now)).toBe(expected)
})

test.each([
  ['more than 30 days before', '2027-06-02', { deposit: 534, balance: 1246, balanceOn: '2027-06-03' }],
  ['30 days before: the balance is due', '2027-06-03', { all: 1780 }],
  ['the day before', '2027-07-02', { all: 1780 }],
])('splits the payments, %s', (_case, day, expected) => {
  expect(toPayment(1780, '2027-07-03', day, testAgency.sales)).toEqual(expected)
})

test('deposit and balance are the total, to the euro', () => {
  expect(toPayment(1195, '2027-07-03', '2027-01-01', testAgency.sales)).toMatchObject({
    deposit: 359,
    balance: 836,
  })
})

test.each([
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-28', 1, '2027-03-29'],
])('%s and %i days', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test('uses the day in Paris in every browser time zone', () => {
  expect(today(new Date('2027-07-02T22:30:00Z'))).toBe('2027-07-03')
})
