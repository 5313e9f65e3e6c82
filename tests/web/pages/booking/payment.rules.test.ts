import { expect, test } from 'vitest'
import type { PaymentPurpose } from '#web/lib/graph/graph.generated.ts'
import { computeAmount, laterDues, returnPath, toCardRefusal } from '#web/pages/booking/payment.rules.ts'

type Case = [
  purpose: PaymentPurpose | null,
  cartId: string | null,
  reservationId: string | null,
  path: string,
]

test.each<Case>([
  ['BOOKING', 'c1', null, '/reservations/c1/confirmation?payment=p1'],
  ['BOOKING', 'c1', 'c1', '/reservations/c1/confirmation?payment=p1'],
  ['BALANCE', null, 'r1', '/my-expeditions/r1?payment=p1'],
  ['CHANGE', null, 'r1', '/my-expeditions/r1?payment=p1'],
  ['GIFT_CARD', null, null, '/cartes-cadeaux?payment=p1'],
  [null, null, null, '/my-expeditions'],
])('a payment of %s, cart %s, reservation %s returns to %s', (purpose, cartId, reservationId, path) => {
  expect(returnPath({ id: 'p1', purpose, cartId, reservationId })).toBe(path)
})

test.each([
  ['validation_error', 'incomplete_number', 'INCOMPLETE'],
  ['card_error', 'card_declined', 'DECLINED'],
  ['card_error', 'expired_card', 'DECLINED'],
  ['card_error', 'authentication_required', 'CHALLENGE_FAILED'],
  ['invalid_request_error', 'payment_intent_authentication_failure', 'CHALLENGE_FAILED'],
  ['invalid_request_error', 'payment_intent_unexpected_state', 'PAID'],
  ['api_connection_error', undefined, 'UNKNOWN'],
])('an error of %s, %s is %s', (type, code, refusal) => {
  expect(toCardRefusal({ type, code })).toBe(refusal)
})

const quote = {
  dueNow: 318,
  balance: 742,
  balanceDueOn: '2027-04-22',
  instalments: [
    { amount: 371, dueOn: '2027-03-01' },
    { amount: 371, dueOn: '2027-04-22' },
  ],
}

test.each([
  ['FULL', quote, 1060, []],
  ['DEPOSIT', quote, 318, [{ amount: 742, dueOn: '2027-04-22' }]],
  ['INSTALMENTS', quote, 318, quote.instalments],
  ['DEPOSIT', { ...quote, dueNow: 1060, balance: null }, 1060, []],
] as const)('%s takes now, then later', (plan, quoted, now, later) => {
  expect([computeAmount(quoted, plan), laterDues(quoted, plan)]).toEqual([now, later])
})
