import { expect, test } from 'vitest'
import {
  firstPaymentCents,
  isLiveOption,
  isPaid,
  isShown,
  movedEnd,
  optionEnd,
} from '#api/modules/booking/phoneOption.domain.ts'

const now = new Date('2027-03-10T09:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const summer = '2027-07-05'

test.each([
  ['48 hours', summer, 48, inHours(48)],
  ['one hour', summer, inHours(1), inHours(1)],
  ['seven days', summer, inHours(168), inHours(168)],
  ['less than one hour', summer, inHours(0.99), 'TOO_SOON'],
  ['a passed hour', summer, inHours(-1), 'TOO_SOON'],
  ['more than seven days', summer, inHours(168.01), 'TOO_LATE'],
  ['the last minute of the day before', '2027-03-12', 48, new Date('2027-03-11T22:59:00Z')],
  ['the departure itself', '2027-03-12', new Date('2027-03-11T23:00:00Z'), 'TOO_LATE'],
  [
    'an evening of summer time',
    '2027-03-29',
    new Date('2027-03-16T09:00:00Z'),
    new Date('2027-03-16T09:00:00Z'),
  ],
  ['a departure of today', '2027-03-10', 48, 'TOO_LATE'],
])('ends an option: %s', (_case, startOn, target, expected) => {
  expect(optionEnd(startOn, now, target)).toEqual(expected)
})

test('takes no option in the last hour of the day before the departure', () => {
  const evening = new Date('2027-07-04T21:30:00Z')
  expect(optionEnd(summer, evening, 48)).toBe('TOO_LATE')
})

const option = { stage: 'option', optionUntil: inHours(1), canceledAt: null } as const

test.each([
  ['an option under way', option, true, true],
  ['an option whose hour has passed', { ...option, optionUntil: now }, false, false],
  ['a released option', { ...option, canceledAt: now }, false, false],
  ['an option that has ended', { ...option, stage: 'expired' } as const, false, false],
  ['a booking', { ...option, stage: 'booked' } as const, false, true],
])('tells the places of %s', (_case, facts, isLive, isSeen) => {
  expect([isLiveOption(facts, now), isShown(facts, now)]).toEqual([isLive, isSeen])
})

test.each([
  ['a later departure', summer, inHours(48), inHours(48)],
  ['a nearer departure', '2027-03-12', inHours(48), new Date('2027-03-11T22:59:00Z')],
])('ends an option that moves to %s', (_case, startOn, until, expected) => {
  expect(movedEnd(until, startOn)).toEqual(expected)
})

test.each([
  ['the deposit, where the card paid the balance', 300_00, 600_00, 100_00, 300_00],
  ['the rest and what is missing, where all is due at once', 200_00, null, 800_00, 1_000_00],
  ['the rest, where nothing is missing', 200_00, null, 0, 200_00],
])('asks a first payment of %s', (_case, dueNowCents, balanceCents, missingCents, expected) => {
  expect(firstPaymentCents({ dueNowCents, balanceCents }, missingCents)).toBe(expected)
})

test.each([
  [0, null, true],
  [1, null, false],
  [300_00, 700_00, false],
])(
  'finds an option with %d cents due now and a balance of %j paid: %j',
  (dueNowCents, balanceCents, expected) => {
    expect(isPaid({ dueNowCents, balanceCents })).toBe(expected)
  },
)
