import { expect, test } from 'vitest'
import { computeReturn } from '#web/features/reservations/account.rules.ts'
import {
  isFollowed,
  type PaymentState,
  toPaymentState,
} from '#web/features/reservations/paymentState.rules.ts'
import type { PaymentStatus } from '#web/lib/graph/graph.generated.ts'
import { readOutcome } from '#web/pages/booking/payment.rules.ts'

const refused = 'Carte refusée.'

const cases: [status: PaymentStatus | null, failure: string | null, state: PaymentState][] = [
  [null, null, 'UNKNOWN'],
  ['PENDING', null, 'WAITING'],
  ['PENDING', refused, 'REFUSED'],
  ['ACTION_REQUIRED', null, 'WAITING'],
  ['ACTION_REQUIRED', refused, 'WAITING'],
  ['SUCCEEDED', null, 'PAID'],
  ['SUCCEEDED', refused, 'PAID'],
  ['FAILED', refused, 'CLOSED'],
  ['CANCELED', null, 'CLOSED'],
  ['REFUNDED', null, 'REFUNDED'],
  ['REFUNDED', refused, 'REFUNDED'],
]

test.each(cases)('a payment that is %s with failure %s is %s', (status, failure, state) => {
  expect(toPaymentState(status && { status, failure })).toBe(state)
})

test.each(cases)('a booking and a balance read %s with failure %s alike', (status, failure, state) => {
  const payment = status && { status, failure }
  // A success without its reservation yet is about to have it.
  expect(readOutcome({ payment, hasReservation: false })).toBe(state === 'PAID' ? 'WAITING' : state)
  expect(computeReturn({ payment, balance: 700, status: 'TO_COME' })).toBe(
    state === 'UNKNOWN' ? 'NONE' : state,
  )
})

test('follows a payment until its provider has decided', () => {
  const all = [...cases.map(([, , state]) => state), 'BOOKED' as const, 'NONE' as const, undefined]
  expect(new Set(all.filter(isFollowed))).toEqual(new Set(['WAITING', 'REFUSED']))
})
