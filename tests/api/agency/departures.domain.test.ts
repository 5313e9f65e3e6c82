import { expect, test } from 'vitest'
import { faultOfEdit } from '#api/modules/agency/departures/edit.domain.ts'

const departure = {
  startOn: '2027-07-03',
  capacity: 10,
  bookedCount: 0,
  heldCount: 0,
  groupMin: 5,
  canceledAt: null,
}

test.each<[string | undefined, string, Partial<typeof departure>, Parameters<typeof faultOfEdit>[1]]>([
  [undefined, 'nothing', {}, {}],
  [undefined, 'all fields without bookings', {}, { start: '2027-07-10', capacity: 4, group_min: 4 }],
  [undefined, 'the same date with bookings', { bookedCount: 2 }, { start: '2027-07-03' }],
  [undefined, 'places down to those taken', { bookedCount: 6, heldCount: 1 }, { capacity: 7 }],
  [undefined, 'a price where the minimum is above the places', { groupMin: 12 }, { price_cents: 100 }],
  ['CAPACITY_BELOW_BOOKED', 'a place fewer', { bookedCount: 6, heldCount: 1 }, { capacity: 6 }],
  ['HAS_BOOKINGS', 'another date with a booking', { bookedCount: 1 }, { start: '2027-07-10' }],
  ['HAS_BOOKINGS', 'another date with a held place', { heldCount: 1 }, { start: '2027-07-10' }],
  ['START_PAST', 'a date that is today', {}, { start: '2027-03-10' }],
  ['MINIMUM_ABOVE_CAPACITY', 'a minimum above the places', {}, { group_min: 11 }],
  ['MINIMUM_ABOVE_CAPACITY', 'fewer places than the minimum', {}, { capacity: 4 }],
  ['DEPARTURE_PAST', 'a departure under way', { startOn: '2027-03-10' }, { capacity: 12 }],
])('faultOfEdit is %s: %s', (fault, _case, facts, change) => {
  expect(faultOfEdit({ ...departure, ...facts }, change, '2027-03-10')).toBe(fault)
})
