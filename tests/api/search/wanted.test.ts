import { expect, test } from 'vitest'
import { parseSearch, type RawQuery } from '#api/modules/search/search.query.ts'
import { isWanted, wantsDepartures } from '#api/modules/search/wanted.domain.ts'

const today = '2027-03-10'

const departure = (change: object = {}) => ({
  startOn: '2027-07-10',
  endOn: '2027-07-14',
  capacity: 10,
  bookedCount: 2,
  groupMin: 5,
  confirmedAt: null,
  salesClosedAt: null,
  canceledAt: null,
  ...change,
})

const sure = { confirmedAt: new Date('2027-01-01T00:00:00Z') }

test.each<[title: string, isIt: boolean, query: RawQuery, change: object]>([
  ['a bookable departure matches a search without dates', true, {}, {}],
  ['a full one does not', false, {}, { bookedCount: 10 }],
  ['a cancelled one does not', false, {}, { canceledAt: '2027-03-01' }],
  ['one that begins today does not', false, {}, { startOn: today }],
  ['the first day may be the day asked for', true, { start: '2027-07-10' }, {}],
  ['a day before it is too early', false, { start: '2027-07-11' }, {}],
  ['the last day may be the day asked for', true, { end: '2027-07-14' }, {}],
  ['a day after it is too late', false, { end: '2027-07-13' }, {}],
  ['the first day may be the last to leave', true, { leave_by: '2027-07-10' }, {}],
  ['a day after it is too late to leave', false, { leave_by: '2027-07-09' }, {}],
  ['confirmed by its guide', true, { confirmed: 'true' }, sure],
  ['confirmed by its bookings', true, { confirmed: 'true' }, { bookedCount: 5 }],
  ['not confirmed', false, { confirmed: 'true' }, {}],
  ['confirmed and full', false, { confirmed: 'true' }, { ...sure, bookedCount: 10 }],
  ['with as many places', true, { travelers: '8' }, {}],
  ['with a place less', false, { travelers: '9' }, {}],
  ['with places that a cart holds', false, { travelers: '8' }, { heldCount: 1 }],
  ['within the holidays', true, { vacation: 'ete' }, {}],
  ['within other holidays', false, { vacation: 'noel' }, {}],
  ['within one of several', true, { vacation: 'noel,ete' }, {}],
  ['in its month', true, { month: '2027-06,2027-07' }, {}],
  ['in another month', false, { month: '2027-08' }, {}],
  ['in the month it begins in', true, { month: '2027-07' }, { startOn: '2027-07-30', endOn: '2027-08-03' }],
  ['so many days', true, { days: '5' }, {}],
  ['another number of days', false, { days: '4' }, {}],
  ['a week-end from Saturday', true, { days: 'weekend' }, { startOn: '2027-07-10', endOn: '2027-07-11' }],
  ['a week-end from Friday', true, { days: 'weekend' }, { startOn: '2027-07-09', endOn: '2027-07-11' }],
  ['Saturday to Monday', true, { days: 'weekend' }, { startOn: '2027-07-10', endOn: '2027-07-12' }],
  ['Thursday to Saturday', false, { days: 'weekend' }, { startOn: '2027-07-08', endOn: '2027-07-10' }],
  ['Friday and Saturday', false, { days: 'weekend' }, { startOn: '2027-07-09', endOn: '2027-07-10' }],
  ['four days with a week-end', false, { days: 'weekend' }, { startOn: '2027-07-09', endOn: '2027-07-12' }],
  [
    'in the winter of zone A alone',
    true,
    { vacation: 'hiver', zone: 'A' },
    { startOn: '2027-02-15', endOn: '2027-02-18' },
  ],
])('isWanted: %s: %s', (_title, isIt, query, change) => {
  const before = '2027-01-10'
  const isOfToday = 'startOn' in change && change.startOn === today
  expect(isWanted(departure(change), parseSearch(query), isOfToday ? today : before)).toBe(isIt)
})

test.each<[isIt: boolean, query: RawQuery]>([
  [false, {}],
  [false, { zone: 'A', q: 'kayak', from: 'lyon', duration: '2-3' }],
  [true, { start: '2027-07-01' }],
  [true, { end: '2027-07-01' }],
  [true, { leave_by: '2027-07-01' }],
  [true, { vacation: 'ete' }],
  [true, { confirmed: '1' }],
  [true, { month: '2027-07' }],
  [true, { days: 'weekend' }],
  [true, { travelers: '1' }],
])('wantsDepartures returns %s for %o', (isIt, query) => {
  expect(wantsDepartures(parseSearch(query))).toBe(isIt)
})
