import { expect, test } from 'vitest'
import { card, cheque, failed, toSend } from '#tests/web/agency/entries.ts'
import { listActions, readCents, readKept, typedEuros } from '#web/agency/money/money.rules.ts'

test.each([
  ['150', 15_000],
  ['1 234,50', 123_450],
  ['12.5 €', 12_50],
  ['19,99', 19_99],
  ['0', undefined],
  ['-3', undefined],
  ['1,234', undefined],
  ['', undefined],
])('reads « %s » as an amount', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})

test('reads nothing typed as the policy, and 0 as an amount that the agency keeps', () => {
  expect([readKept(''), readKept('0'), readKept('0,00'), readKept('50'), readKept('x')]).toEqual([
    null,
    0,
    0,
    50_00,
    undefined,
  ])
  expect([typedEuros(150_00), typedEuros(12_05)]).toEqual(['150', '12,05'])
})

test.each([
  ['a card', card, ['refund']],
  ['a card that is given back', { ...card, refundableCents: 0 }, []],
  ['a cheque', cheque, ['refund', 'reverse']],
  ['a reversed cheque', { ...cheque, state: 'REVERSED' }, []],
  ['a gift card', { ...card, method: 'GIFT_CARD' }, []],
  ['a transfer to send', toSend, ['settle']],
  ['a card refund under way', { ...toSend, method: 'CARD' }, []],
  ['a failed refund', failed, ['retry', 'settle']],
] as const)('offers the actions of %s', (_case, shown, actions) => {
  expect(listActions(shown)).toEqual(actions)
})
