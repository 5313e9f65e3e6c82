import { expect, test } from 'vitest'
import {
  balanceDueOn,
  bookingState,
  nextAction,
  type PaymentFacts,
  paymentState,
} from '#api/modules/agency/reservations/reservation.domain.ts'
import { testOrder } from '#tests/support/testOrder.ts'

const today = '2027-03-10'
const facts: PaymentFacts = {
  isSold: true,
  paidCents: 300_00,
  balanceCents: 700_00,
  refundDueCents: 0,
  dueOn: '2027-06-03',
}

test.each<[string, Partial<PaymentFacts>, ReturnType<typeof paymentState>]>([
  ['part is paid', {}, 'deposit'],
  ['nothing is paid', { paidCents: 0, balanceCents: 1_000_00 }, 'none'],
  ['nothing is sold yet', { isSold: false, paidCents: 0, balanceCents: 0 }, 'none'],
  ['nothing is owed', { paidCents: 1_000_00, balanceCents: 0 }, 'paid'],
  ['nothing was sold', { paidCents: 0, balanceCents: 0 }, 'paid'],
  ['the balance is due today', { dueOn: today }, 'deposit'],
  ['the balance was due yesterday', { dueOn: '2027-03-09' }, 'overdue'],
  ['nothing is paid and all was due', { paidCents: 0, dueOn: '2027-03-09' }, 'overdue'],
  ['paid on a day past', { balanceCents: 0, dueOn: '2027-03-09' }, 'paid'],
  ['too much is paid', { balanceCents: -50_00, refundDueCents: 50_00 }, 'refund_due'],
  ['a refund has failed', { balanceCents: 0, refundDueCents: 50_00 }, 'refund_due'],
  ['a refund has failed before a late balance', { refundDueCents: 50_00, dueOn: '2027-03-09' }, 'refund_due'],
])('derives the state of the payment where %s', (_, changes, state) => {
  expect(paymentState({ ...facts, ...changes }, today)).toBe(state)
})

const now = new Date('2027-03-10T12:00:00Z')
const later = new Date('2027-03-10T12:00:01Z')
const booking = { stage: 'booked', optionUntil: null, canceledAt: null, departureCanceledAt: null } as const

test.each([
  [{}, 'booked'],
  [{ canceledAt: now }, 'canceled'],
  [{ departureCanceledAt: now }, 'canceled'],
  [{ stage: 'option', optionUntil: later } as const, 'option'],
  [{ stage: 'option', optionUntil: now } as const, 'expired'],
  [{ stage: 'option', optionUntil: later, canceledAt: now } as const, 'canceled'],
  [{ stage: 'expired', optionUntil: now } as const, 'expired'],
  [{ optionUntil: now }, 'booked'],
])('derives the state of a reservation with %o', (changes, state) => {
  expect(bookingState({ ...booking, ...changes }, now)).toBe(state)
})

const quiet = { state: 'booked', payment: 'paid', startOn: '2027-03-20', completeness: 100 } as const

test.each([
  [{}, undefined],
  [{ payment: 'refund_due', completeness: 10 } as const, 'refund'],
  [{ payment: 'overdue', completeness: 10 } as const, 'balance'],
  [{ completeness: 99 }, 'travellers'],
  [{ completeness: 99, startOn: today }, 'travellers'],
  [{ completeness: 99, startOn: '2027-04-09' }, 'travellers'],
  [{ completeness: 99, startOn: '2027-04-10' }, undefined],
  [{ completeness: 99, startOn: '2027-03-09' }, undefined],
  [{ completeness: 99, state: 'canceled' } as const, undefined],
  [{ payment: 'deposit' } as const, undefined],
])('derives the next action of %o', (changes, action) => {
  expect(nextAction({ ...quiet, ...changes }, today)).toBe(action)
})

test('takes the day of the balance from the order, else from the terms', () => {
  const order = testOrder(1)
  expect(balanceDueOn(null, '2027-07-05')).toBe('2027-06-05')
  expect(
    balanceDueOn({ ...order, quote: { ...order.quote, balanceDueOn: '2027-06-01' } }, '2027-07-05'),
  ).toBe('2027-06-01')
})
