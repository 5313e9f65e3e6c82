import { describe, expect, test } from 'vitest'
import {
  type EntryFacts,
  entriesToOffer,
  isConfirmable,
  isOpenToOffers,
  offerEnd,
  toState,
} from '#api/modules/waiting/waiting.domain.ts'
import { testNow } from '#tests/support/testNow.ts'

const before = new Date('2027-03-09T09:00:00Z')
const later = new Date('2027-03-11T19:00:00Z')
const far = '2027-07-03'

function entry(id: string, places: number, changes: Partial<EntryFacts> = {}) {
  const none = { offeredAt: null, offerExpiresAt: null, acceptedAt: null, leftAt: null }
  return { id, places, confirmedAt: before, createdAt: before, ...none, ...changes }
}

describe('the end of an offer', () => {
  test.each([
    ['made in the morning: 20 h of the next day, in winter', '2027-03-10T09:00:00Z', '2027-03-11T19:00:00Z'],
    ['made in the evening: 24 hours', '2027-03-10T21:30:00Z', '2027-03-11T21:30:00Z'],
    ['made at 20 h: both are the same', '2027-03-10T19:00:00Z', '2027-03-11T19:00:00Z'],
    ['made after midnight in Paris: the next day of Paris', '2027-03-10T23:30:00Z', '2027-03-12T19:00:00Z'],
    ['made in summer', '2027-06-10T08:00:00Z', '2027-06-11T18:00:00Z'],
    ['made on the eve of summer time', '2027-03-27T10:00:00Z', '2027-03-28T18:00:00Z'],
    ['made on the eve of winter time', '2027-10-30T10:00:00Z', '2027-10-31T19:00:00Z'],
    ['made at the end of a year', '2027-12-31T10:00:00Z', '2028-01-01T19:00:00Z'],
  ])('%s', (_case, now, end) => {
    expect(offerEnd(new Date(now), '2028-07-03').toISOString()).toBe(new Date(end).toISOString())
  })

  test.each([
    ['the eve of the departure', '2027-07-02T08:00:00Z', '2027-07-02T22:00:00.000Z'],
    ['two days before, in the evening', '2027-07-01T21:00:00Z', '2027-07-02T21:00:00.000Z'],
  ])('stays before the first day: %s', (_case, now, end) => {
    expect(offerEnd(new Date(now), far).toISOString()).toBe(end)
  })
})

describe('the entries that free places are offered to', () => {
  const second = (at: number) => new Date(before.getTime() + at * 1000)
  test.each([
    ['none without places', [entry('a', 1)], 0, []],
    ['the oldest first', [entry('b', 1, { createdAt: second(2) }), entry('a', 1)], 1, ['a']],
    ['the smallest id among entries of one instant', [entry('b', 1), entry('a', 1)], 1, ['a']],
    [
      'the next one where the first does not fit',
      [entry('a', 3), entry('b', 2, { createdAt: second(1) })],
      2,
      ['b'],
    ],
    [
      'as many as fit',
      [
        entry('a', 2),
        entry('b', 2, { createdAt: second(1) }),
        entry('c', 1, { createdAt: second(2) }),
        entry('d', 1, { createdAt: second(3) }),
      ],
      3,
      ['a', 'c'],
    ],
    ['no unconfirmed address', [entry('a', 1, { confirmedAt: null })], 4, []],
    ['no entry twice', [entry('a', 1, { offeredAt: before })], 4, []],
    ['no entry that has accepted', [entry('a', 1, { acceptedAt: before })], 4, []],
    ['no entry that has left', [entry('a', 1, { leftAt: before })], 4, []],
  ])('are %s', (_case, entries, free, expected) => {
    expect(entriesToOffer(entries, free).map(({ id }) => id)).toEqual(expected)
  })
})

test.each([
  ['open', { startOn: '2027-03-11', canceledAt: null }, true],
  ['begins today', { startOn: '2027-03-10', canceledAt: null }, false],
  ['past', { startOn: '2027-03-01', canceledAt: null }, false],
  ['cancelled', { startOn: far, canceledAt: before }, false],
])('offers places of a departure that is %s: %s', (_case, departure, isOpen) => {
  expect(isOpenToOffers(departure, testNow)).toBe(isOpen)
})

test.each([
  ['unconfirmed', { confirmedAt: null }],
  ['waiting', {}],
  ['offered', { offeredAt: before, offerExpiresAt: later }],
  ['expired', { offeredAt: before, offerExpiresAt: testNow }],
  ['left', { offeredAt: before, offerExpiresAt: later, leftAt: testNow }],
  ['accepted', { offeredAt: before, offerExpiresAt: before, acceptedAt: testNow }],
])('names the state %s', (state, changes) => {
  expect(toState(entry('a', 1, changes), { startOn: far, canceledAt: null }, testNow)).toBe(state)
})

test.each([
  ['waiting', {}, 'closed'],
  ['offered', { offeredAt: before, offerExpiresAt: later }, 'closed'],
  ['unconfirmed', { confirmedAt: null }, 'closed'],
  ['left', { leftAt: before }, 'left'],
  ['accepted', { acceptedAt: before }, 'accepted'],
])('names the state of a cancelled departure: %s', (_case, changes, state) => {
  expect(toState(entry('a', 1, changes), { startOn: far, canceledAt: before }, testNow)).toBe(state)
})

test.each([
  ['2027-03-03T09:00:01Z', true],
  ['2027-03-03T09:00:00Z', false],
])('accepts the confirmation of an entry of %s: %s', (createdAt, isGood) => {
  expect(isConfirmable({ createdAt: new Date(createdAt) }, testNow)).toBe(isGood)
})
