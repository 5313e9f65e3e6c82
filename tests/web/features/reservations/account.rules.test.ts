import { expect, test } from 'vitest'
import {
  balanceState,
  classifyEffect,
  computeReturn,
  isReduced,
  listPeople,
  reduction,
  retained,
  toggled,
} from '#web/features/reservations/account.rules.ts'

test.each([
  ['a service without balances', null, null, 'TO_COME', 'NONE'],
  ['all paid', 0, null, 'TO_COME', 'NONE'],
  ['a balance before its day', 700, '2027-06-03', 'TO_COME', 'DUE'],
  ['a balance on its day', 700, '2027-05-20', 'TO_COME', 'DUE'],
  ['a balance after its day', 700, '2027-05-19', 'TO_COME', 'OVERDUE'],
  ['a balance without a day', 700, null, 'PASSED', 'DUE'],
  ['a balance of a cancelled reservation', 400, '2027-06-03', 'CANCELED', 'BY_PHONE'],
] as const)('returns the state of %s', (_case, balance, balanceDueOn, status, expected) => {
  expect(balanceState({ balance, balanceDueOn, status }, '2027-05-20')).toBe(expected)
})

const declined = 'Carte refusée.'
test.each([
  ['no payment', undefined, 700, 'TO_COME', 'NONE'],
  ['a payment of a stranger', null, 700, 'TO_COME', 'NONE'],
  ['an open payment', { status: 'PENDING', failure: null }, 700, 'TO_COME', 'WAITING'],
  ['a confirmation of the bank', { status: 'ACTION_REQUIRED', failure: null }, 700, 'TO_COME', 'WAITING'],
  ['a second confirmation', { status: 'ACTION_REQUIRED', failure: declined }, 700, 'TO_COME', 'WAITING'],
  ['a declined card', { status: 'PENDING', failure: declined }, 700, 'TO_COME', 'REFUSED'],
  ['a declined card, paid by another', { status: 'FAILED', failure: declined }, 0, 'TO_COME', 'PAID'],
  ['a success', { status: 'SUCCEEDED', failure: null }, 700, 'TO_COME', 'PAID'],
  ['a payment refused for good', { status: 'FAILED', failure: declined }, 700, 'TO_COME', 'CLOSED'],
  ['an abandoned payment', { status: 'CANCELED', failure: null }, 700, 'TO_COME', 'CLOSED'],
  ['a payment given back', { status: 'REFUNDED', failure: null }, 0, 'TO_COME', 'REFUNDED'],
  ['a success before a cancellation', { status: 'SUCCEEDED', failure: null }, 0, 'CANCELED', 'NONE'],
] as const)('returns from %s', (_case, payment, balance, status, expected) => {
  expect(computeReturn({ payment, balance, status })).toBe(expected)
})

test.each([
  ['a refund', 1000, 0, 0, true, 'REFUND'],
  ['a refund of one of two', 700, 0, 300, false, 'REFUND'],
  ['nothing to refund', 0, 0, 1000, true, 'NOTHING'],
  ['a debt', 0, 400, 1000, true, 'OWED'],
  ['the balance of those who stay', 0, 700, 300, false, 'NOTHING'],
  ['a price taken off the balance', 0, 248, 0, false, 'FREE'],
] as const)('names %s', (_case, refund, balance, kept, isWhole, expected) => {
  const quote = { refund, balance, lines: [{ price: 1000, kept }] }
  expect(classifyEffect(quote, isWhole)).toBe(expected)
  expect(reduction(quote)).toBe(1000 - kept)
})

test.each([
  [[], 2, [2]],
  [[2], 1, [1, 2]],
  [[1, 2], 2, [1]],
])('adds or removes, from %j, traveller %i: %j', (chosen, position, expected) => {
  expect(toggled(chosen, position)).toEqual(expected)
})

test('sums cents without a rest', () => {
  expect(retained({ lines: [{ kept: 0.1 }, { kept: 0.2 }].map((line) => ({ price: 1, ...line })) })).toBe(0.3)
  expect(isReduced([{ amount: 0.1 }, { amount: 0.2 }], 0.3)).toBe(false)
  expect(isReduced([{ amount: 300 }, { amount: 700 }], 300)).toBe(true)
  expect(isReduced([{ amount: 300 }], 350)).toBe(false)
})

test('names travellers, and numbers those that could not be read', () => {
  const ada = { position: 1, firstName: 'Ada', lastName: 'Lovelace' }
  const named = [ada, { position: 2, firstName: null, lastName: null }]
  expect(listPeople(2, named)).toEqual([
    { position: 1, name: 'Ada Lovelace' },
    { position: 2, name: null },
  ])
  expect(listPeople(1, null)).toEqual([{ position: 1, name: null }])
})
