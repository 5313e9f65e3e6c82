import { describe, expect, test } from 'vitest'
import { toCancellation, toRule } from '#api/modules/quote/cancellation.domain.ts'
import type { CancellationPolicy } from '#api/modules/quote/order.contract.ts'
import { toSaleTerms } from '#api/modules/quote/terms.ts'
import { defaultSales } from '#schema/settings.ts'
import { testTerms } from '#tests/support/testOrder.ts'

const { policy } = testTerms
/** As orders stored it before percentages were settings. */
const former: CancellationPolicy = {
  freeHours: 48,
  freeDays: 31,
  steps: [
    { daysLeft: 31, kept: 'deposit' },
    { daysLeft: 15, kept: 'half' },
    { daysLeft: 0, kept: 'all' },
  ],
}
const milder = toSaleTerms({
  ...defaultSales,
  deposit_percent: 20,
  free_hours: 24,
  free_days: 8,
  tiers: [
    { days_left: 61, kept_percent: 0 },
    { days_left: 31, kept_percent: 20 },
    { days_left: 8, kept_percent: 45 },
    { days_left: 0, kept_percent: 90 },
  ],
}).policy

type Case = [policy: CancellationPolicy, bookedAt: string, now: string, startOn: string, percent: number]
const long = '2027-01-10T09:00:00Z'

describe('keeps by the policy of the reservation', () => {
  test.each<[string, ...Case]>([
    ['at the booking', policy, '2027-03-10T09:00:00Z', '2027-03-10T09:00:00Z', '2027-07-03', 0],
    ['a second before 48 h', policy, '2027-03-10T09:00:00Z', '2027-03-12T08:59:59Z', '2027-07-03', 0],
    ['at 48 h', policy, '2027-03-10T09:00:00Z', '2027-03-12T09:00:00Z', '2027-07-03', 0],
    ['a second after 48 h', policy, '2027-03-10T09:00:00Z', '2027-03-12T09:00:01Z', '2027-07-03', 30],
    ['at 48 h over summer time', policy, '2027-03-27T09:00:00Z', '2027-03-29T09:00:00Z', '2027-07-03', 0],
    ['after 48 h over summer time', policy, '2027-03-27T09:00:00Z', '2027-03-29T09:00:01Z', '2027-07-03', 30],
    ['at 48 h over winter time', policy, '2027-10-30T08:00:00Z', '2027-11-01T08:00:00Z', '2027-12-18', 0],
    ['after 48 h over winter time', policy, '2027-10-30T08:00:00Z', '2027-11-01T08:00:01Z', '2027-12-18', 30],
    ['within 48 h, 31 days before', policy, '2027-06-02T08:00:00Z', '2027-06-02T09:00:00Z', '2027-07-03', 0],
    ['within 48 h, 30 days before', policy, '2027-06-03T08:00:00Z', '2027-06-03T09:00:00Z', '2027-07-03', 50],
    [
      'within 48 h, 14 days before',
      policy,
      '2027-06-19T08:00:00Z',
      '2027-06-19T09:00:00Z',
      '2027-07-03',
      100,
    ],
    ['a year before', policy, long, '2027-01-20T09:00:00Z', '2028-01-20', 30],
    ['32 days before', policy, long, '2027-06-01T09:00:00Z', '2027-07-03', 30],
    ['31 days before, first second', policy, long, '2027-06-01T22:00:00Z', '2027-07-03', 30],
    ['31 days before, last second', policy, long, '2027-06-02T21:59:59Z', '2027-07-03', 30],
    ['30 days before, first second', policy, long, '2027-06-02T22:00:00Z', '2027-07-03', 50],
    ['15 days before, last second', policy, long, '2027-06-18T21:59:59Z', '2027-07-03', 50],
    ['14 days before, first second', policy, long, '2027-06-18T22:00:00Z', '2027-07-03', 100],
    ['31 days before over summer time', policy, long, '2027-03-16T22:59:59Z', '2027-04-16', 30],
    ['30 days before over summer time', policy, long, '2027-03-16T23:00:00Z', '2027-04-16', 50],
    ['31 days before over winter time', policy, long, '2027-10-16T21:59:59Z', '2027-11-16', 30],
    ['30 days before over winter time', policy, long, '2027-10-16T22:00:00Z', '2027-11-16', 50],
    ['15 days before over winter time', policy, long, '2027-10-30T21:59:59Z', '2027-11-14', 50],
    ['14 days before over winter time', policy, long, '2027-10-30T22:00:00Z', '2027-11-14', 100],
    ['over 29 February, 31 days before', policy, long, '2028-02-15T09:00:00Z', '2028-03-17', 30],
    ['over 29 February, 30 days before', policy, long, '2028-02-16T09:00:00Z', '2028-03-17', 50],
    ['on the eve', policy, long, '2027-07-02T20:00:00Z', '2027-07-03', 100],
    ['on the first day', policy, long, '2027-07-03T06:00:00Z', '2027-07-03', 100],
    ['words for the deposit', former, long, '2027-06-02T09:00:00Z', '2027-07-03', 30],
    ['words for half', former, long, '2027-06-03T09:00:00Z', '2027-07-03', 50],
    ['words for all', former, long, '2027-06-19T09:00:00Z', '2027-07-03', 100],
    ['a free first tier', milder, long, '2027-05-03T09:00:00Z', '2027-07-03', 0],
    ['60 days before', milder, long, '2027-05-04T09:00:00Z', '2027-07-03', 20],
    ['30 days before, four tiers', milder, long, '2027-06-03T09:00:00Z', '2027-07-03', 45],
    ['8 days before', milder, long, '2027-06-25T09:00:00Z', '2027-07-03', 45],
    ['7 days before', milder, long, '2027-06-26T09:00:00Z', '2027-07-03', 90],
    ['within 24 h, 8 days before', milder, '2027-06-25T08:00:00Z', '2027-06-25T09:00:00Z', '2027-07-03', 0],
    ['within 24 h, 7 days before', milder, '2027-06-26T08:00:00Z', '2027-06-26T09:00:00Z', '2027-07-03', 90],
    ['after 24 h', milder, '2027-06-20T09:00:00Z', '2027-06-21T09:00:01Z', '2027-07-03', 45],
  ])('%s', (_case, applied, bookedAt, now, startOn, keptPercent) => {
    const facts = {
      policy: applied,
      bookedAt: new Date(bookedAt),
      now: new Date(now),
      startOn,
      isConfirmed: true,
    }
    expect(toRule({ ...facts, isByAgency: false }).keptPercent).toBe(keptPercent)
    expect(toRule({ ...facts, isByAgency: true })).toEqual({ rule: 'agency', keptPercent: 0 })
  })
})

test.each([
  ['the floor of a change within its 30 days', '2027-04-09T09:59:59Z', '2027-08-02', 50],
  ['the step of the day after them', '2027-04-09T10:00:00Z', '2027-08-02', 30],
  ['a step above the floor', '2027-04-01T10:00:00Z', '2027-04-10', 100],
])('keeps %s', (_case, now, startOn, keptPercent) => {
  const floor = { keptPercent: 50, until: '2027-04-09T10:00:00Z' }
  const facts = { policy: { ...policy, floor }, bookedAt: new Date(long), now: new Date(now), startOn }
  expect(toRule({ ...facts, isByAgency: false, isConfirmed: true }).keptPercent).toBe(keptPercent)
  expect(toRule({ ...facts, isByAgency: true, isConfirmed: true }).keptPercent).toBe(0)
})

const people = [333_33, 500_00].map((priceCents, index) => ({ position: index + 1, priceCents }))

test.each([
  ['all, with the deposit alone paid', [1, 2], 250_00, [150_00, 225_00], 0, 125_00],
  ['all, with all paid', [1, 2], 833_33, [150_00, 225_00], 458_33, 0],
  ['one of two, with the deposit alone paid', [1], 250_00, [150_00], 0, 400_00],
  ['one of two, with all paid', [2], 833_33, [225_00], 275_00, 0],
])('rounds a share of 45 %% up to the cent: %s', (_case, canceled, paidCents, kept, refund, balance) => {
  const quote = toCancellation({
    policy: milder,
    bookedAt: new Date(long),
    now: new Date('2027-06-20T09:00:00Z'),
    startOn: '2027-07-03',
    isByAgency: false,
    isConfirmed: true,
    paidCents,
    travellers: people,
    canceled,
  })
  expect(quote.lines.map(({ keptCents }) => keptCents)).toEqual(kept)
  expect([quote.refundCents, quote.balanceCents]).toEqual([refund, balance])
})
