import { expect, test } from 'vitest'
import {
  faultOfReversal,
  faultsOfReceived,
  limitsOfRefund,
  sharesOfReceived,
} from '#api/modules/agency/money/money.domain.ts'

const transfer = {
  amountCents: 100_00,
  method: 'transfer',
  paidOn: '2027-03-10',
  reference: 'VIR-1',
} as const

test.each([
  ['today', transfer, []],
  ['tomorrow', { ...transfer, paidOn: '2027-03-11' }, ['PAID_IN_FUTURE']],
  ['a transfer without a number', { ...transfer, reference: '  ' }, ['REFERENCE_MISSING']],
  ['cash without a number', { ...transfer, method: 'cash', reference: '' }, []],
  [
    'vouchers of tomorrow without a number',
    { method: 'holiday_vouchers', amountCents: 1, paidOn: '2027-03-11', reference: '' },
    ['PAID_IN_FUTURE', 'REFERENCE_MISSING'],
  ],
] as const)('judges received money: %s', (_case, received, faults) => {
  expect(faultsOfReceived(received, '2027-03-10')).toEqual(faults)
})

test.each([
  ['a part', 'transfer', 100, 300, { usedCents: 100, giftCents: 0, excessCents: 0 }],
  ['all', 'cheque', 300, 300, { usedCents: 300, giftCents: 0, excessCents: 0 }],
  ['more by transfer', 'transfer', 400, 300, { usedCents: 400, giftCents: 0, excessCents: 100 }],
  ['more by vouchers', 'holiday_vouchers', 400, 300, { usedCents: 300, giftCents: 100, excessCents: 100 }],
  [
    'vouchers where nothing is due',
    'holiday_vouchers',
    50,
    0,
    { usedCents: 0, giftCents: 50, excessCents: 50 },
  ],
  ['money beside a credit', 'cash', 50, -20, { usedCents: 50, giftCents: 0, excessCents: 50 }],
] as const)('shares received money: %s', (_case, method, amountCents, dueCents, shares) => {
  expect(sharesOfReceived({ method, amountCents }, dueCents)).toEqual(shares)
})

const payment = { method: 'cheque', refundedCents: 0, giftCents: 0, giftBalanceCents: 0 } as const

test.each([
  ['a cheque', payment, undefined],
  ['a card', { ...payment, method: null }, 'NOT_MANUAL'],
  ['a cheque given back in part', { ...payment, refundedCents: 1 }, 'REFUNDED'],
  ['vouchers whose gift card has served', { ...payment, giftCents: 50, giftBalanceCents: 49 }, 'GIFT_SPENT'],
  ['vouchers whose gift card is whole', { ...payment, giftCents: 50, giftBalanceCents: 50 }, undefined],
] as const)('judges the reversal of %s', (_case, facts, fault) => {
  expect(faultOfReversal(facts)).toBe(fault)
})

test.each([
  ['what is too much', 100, 300, 100, { isTooHigh: false, owedAgainCents: 0 }],
  ['more than the payment has left', 301, 300, 301, { isTooHigh: true, owedAgainCents: 0 }],
  ['what the reservation needs', 100, 300, 40, { isTooHigh: false, owedAgainCents: 60 }],
  ['a payment of a reservation with a balance', 100, 300, -500, { isTooHigh: false, owedAgainCents: 100 }],
])('limits a refund of %s', (_case, amount, leftCents, creditCents, limits) => {
  expect(limitsOfRefund(amount, { leftCents, creditCents })).toEqual(limits)
})
