import { describe, expect, test } from 'vitest'
import {
  answerTo,
  type BookingCall,
  type BookingFacts,
  type BookingStatus,
  computeRefund,
  holdEnd,
  toState,
} from '#api/modules/octo/bookings/state.domain.ts'

const now = new Date('2027-03-10T09:00:00Z')
const today = '2027-03-10'
const [before, later] = [new Date('2027-03-10T08:00:00Z'), new Date('2027-03-10T09:10:00Z')]

const held: BookingFacts = {
  expiresAt: later,
  confirmedAt: null,
  cancelledAt: null,
  startOn: '2027-07-05',
  departureCanceledAt: null,
}
const sold = { ...held, expiresAt: before, confirmedAt: before }

describe('toState', () => {
  test.each<[string, BookingFacts, BookingStatus, boolean]>([
    ['a live hold', held, 'ON_HOLD', true],
    ['a live hold past the cutoff, which binds sales alone', { ...held, startOn: today }, 'ON_HOLD', true],
    ['a hold at its end', { ...held, expiresAt: now }, 'EXPIRED', false],
    ['a hold that was given up', { ...held, cancelledAt: before }, 'CANCELLED', false],
    ['a hold whose departure is cancelled', { ...held, departureCanceledAt: before }, 'CANCELLED', false],
    [
      'a hold that had lapsed before its departure was cancelled',
      { ...held, expiresAt: before, departureCanceledAt: now },
      'EXPIRED',
      false,
    ],
    ['a sale', sold, 'CONFIRMED', true],
    ['a sale on the eve', { ...sold, startOn: '2027-03-11' }, 'CONFIRMED', true],
    ['a sale from the first day on', { ...sold, startOn: today }, 'CONFIRMED', false],
    ['a cancelled sale', { ...sold, cancelledAt: now }, 'CANCELLED', false],
    ['a sale whose departure is cancelled', { ...sold, departureCanceledAt: now }, 'CANCELLED', false],
  ])('reads %s', (_, facts, status, isCancellable) => {
    expect(toState(facts, now, today)).toMatchObject({ status, isCancellable })
  })

  test('keeps the time of the first end', () => {
    expect(toState({ ...sold, cancelledAt: before, departureCanceledAt: now }, now, today).cancelledAt).toBe(
      before,
    )
  })
})

describe('answerTo', () => {
  const refused = 'UNPROCESSABLE_ENTITY'
  const lapsed = 'INVALID_BOOKING_UUID'
  test.each<[string, BookingStatus, boolean, Record<BookingCall, string>]>([
    [
      'a hold',
      'ON_HOLD',
      true,
      { confirm: 'proceed', extend: 'proceed', change: 'proceed', cancel: 'proceed' },
    ],
    ['a lapsed hold', 'EXPIRED', false, { confirm: lapsed, extend: lapsed, change: lapsed, cancel: lapsed }],
    [
      'a sale',
      'CONFIRMED',
      true,
      { confirm: 'unchanged', extend: refused, change: 'proceed', cancel: 'proceed' },
    ],
    [
      'a sale past the cutoff',
      'CONFIRMED',
      false,
      { confirm: 'unchanged', extend: refused, change: refused, cancel: refused },
    ],
    [
      'a cancelled booking',
      'CANCELLED',
      false,
      { confirm: refused, extend: refused, change: refused, cancel: 'unchanged' },
    ],
  ])('answers the calls about %s', (_, status, isCancellable, answers) => {
    const state = { status, isCancellable, cancelledAt: null }
    for (const call of ['confirm', 'extend', 'change', 'cancel'] as const)
      expect([call, answerTo(call, state)]).toEqual([call, answers[call]])
  })
})

test.each([
  [undefined, 30],
  [null, 30],
  [1, 1],
  [60, 60],
  [61, 60],
  [100_000, 60],
])('holds for %j minutes: %i of them', (target, minutes) => {
  expect(holdEnd(now, target).getTime() - now.getTime()).toBe(minutes * 60_000)
})

test.each([
  [119, 60],
  [121, 59],
  [179, 1],
])('extends a hold of %i minutes by %i: three hours in all', (age, minutes) => {
  const createdAt = new Date(now.getTime() - age * 60_000)
  expect(holdEnd(now, 60, createdAt).getTime() - now.getTime()).toBe(minutes * 60_000)
})

test.each([
  [0, 100, 'FULL'],
  [1, 100, 'PARTIAL'],
  [99, 100, 'PARTIAL'],
  [100, 100, 'NONE'],
  [0, 0, 'FULL'],
])('calls a refund that keeps %i of %i %s', (kept, price, refund) => {
  expect(computeRefund(kept, price)).toBe(refund)
})
