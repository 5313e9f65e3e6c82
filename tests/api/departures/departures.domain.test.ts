import { expect, test } from 'vitest'
import {
  type AgencyState,
  agencyState,
  availableCount,
  type DepartureFacts,
  departureStatus,
  isBookable,
  isConfirmed,
  isConfirmedBy,
  lastDay,
  maySell,
  missingToConfirm,
  nearest,
} from '#api/modules/departures/departures.domain.ts'

const facts = (changes: Partial<DepartureFacts>): DepartureFacts => ({
  startOn: '2027-07-03',
  capacity: 10,
  bookedCount: 0,
  groupMin: 5,
  confirmedAt: null,
  salesClosedAt: null,
  canceledAt: null,
  ...changes,
})
const canceledAt = new Date('2027-01-01T00:00:00Z')
const confirmedAt = canceledAt
const salesClosedAt = canceledAt

test.each([
  ['no sign-up', {}, 'open', 5, false, 10],
  ['three short', { bookedCount: 2 }, 'open', 3, false, 8],
  ['two short', { bookedCount: 3 }, 'almost', 2, false, 7],
  ['one short', { bookedCount: 4 }, 'almost', 1, false, 6],
  ['the minimum', { bookedCount: 5 }, 'confirmed', 0, true, 5],
  ['confirmed by the agency', { confirmedAt }, 'confirmed', 0, true, 10],
  ['confirmed, and below the minimum again', { confirmedAt, bookedCount: 4 }, 'confirmed', 0, true, 6],
  ['sales closed', { bookedCount: 3, salesClosedAt }, 'full', 2, false, 0],
  ['sales closed, at the minimum', { bookedCount: 5, salesClosedAt }, 'full', 0, true, 0],
  ['one place', { bookedCount: 9 }, 'confirmed', 0, true, 1],
  ['full', { bookedCount: 10 }, 'full', 0, true, 0],
  ['full below an odd minimum', { bookedCount: 4, capacity: 4 }, 'full', 1, true, 0],
  ['cancelled', { bookedCount: 9, canceledAt }, 'canceled', 0, false, 0],
  ['cancelled below its minimum', { bookedCount: 1, canceledAt }, 'canceled', 0, false, 0],
  ['cancelled though confirmed', { confirmedAt, canceledAt }, 'canceled', 0, false, 0],
] as const)('derives the status: %s', (_case, changes, status, missing, confirmed, places) => {
  const departure = facts(changes)
  expect(departureStatus(departure)).toBe(status)
  expect(missingToConfirm(departure)).toBe(missing)
  expect(isConfirmed(departure)).toBe(confirmed)
  expect(availableCount(departure)).toBe(places)
})

test.each([
  ['one short of the minimum', {}, 4, false],
  ['the minimum', {}, 5, true],
  ['the minimum with those who are booked', { bookedCount: 3 }, 2, true],
  ['the last place below the minimum', { capacity: 4, bookedCount: 3 }, 1, true],
  ['confirmed before', { confirmedAt }, 5, false],
  ['cancelled', { canceledAt }, 5, false],
])('isConfirmedBy: %s', (_case, changes, travellers, expected) => {
  expect(isConfirmedBy(travellers, facts(changes))).toBe(expected)
})

test.each([
  ['tomorrow', '2027-07-02', {}, true],
  ['today', '2027-07-03', {}, false],
  ['begun yesterday', '2027-07-04', {}, false],
  ['full', '2027-07-02', { bookedCount: 10 }, false],
  ['cancelled', '2027-07-02', { canceledAt }, false],
  ['sales closed', '2027-07-02', { salesClosedAt }, false],
] as const)('isBookable: %s', (_case, today, changes, expected) => {
  expect(isBookable(facts(changes), today)).toBe(expected)
})

test.each<[AgencyState, string, Partial<DepartureFacts>, string?]>([
  ['open', 'no sign-up', {}],
  ['open', 'one place short of its minimum', { bookedCount: 4 }],
  ['open', 'held up to its minimum', { bookedCount: 4, heldCount: 5 }],
  ['confirmed', 'at its minimum', { bookedCount: 5 }],
  ['confirmed', 'confirmed early', { confirmedAt }],
  ['full', 'sold out', { bookedCount: 10, confirmedAt }],
  ['full', 'sold and held to the last place', { bookedCount: 8, heldCount: 2 }],
  ['closed', 'closed, with places', { salesClosedAt, confirmedAt }],
  ['closed', 'closed and full', { bookedCount: 10, salesClosedAt }],
  ['confirmed', 'on its eve', { confirmedAt }, '2027-07-02'],
  ['underway', 'on its first day', { confirmedAt }, '2027-07-03'],
  ['underway', 'on its last day', { salesClosedAt }, '2027-07-08'],
  ['past', 'on the next day', { confirmedAt }, '2027-07-09'],
  ['canceled', 'cancelled', { canceledAt, salesClosedAt, confirmedAt }],
  ['canceled', 'cancelled, and over', { canceledAt }, '2027-08-01'],
])('agencyState is %s: %s', (state, _case, changes, today = '2027-03-10') => {
  expect(agencyState({ ...facts(changes), endOn: '2027-07-08' }, today)).toBe(state)
})

test.each([
  [true, 'open', null, 0, 2],
  [false, 'closed, without a hold', salesClosedAt, 0, 1],
  [true, 'closed, for the held places', salesClosedAt, 2, 2],
  [true, 'closed, for fewer than held', salesClosedAt, 2, 1],
  [false, 'closed, for more than held', salesClosedAt, 2, 3],
])('maySell is %s: %s', (expected, _case, closedAt, held, target) => {
  expect(maySell({ salesClosedAt: closedAt }, held, target)).toBe(expected)
})

test.each([
  ['2027-07-03', 6, '2027-07-08'],
  ['2026-12-28', 8, '2027-01-04'],
  ['2028-02-28', 2, '2028-02-29'],
  ['2027-03-27', 3, '2027-03-29'],
])('lastDay: from %s, %i days end on %s', (start, days, end) => {
  expect(lastDay(start, days)).toBe(end)
})

test.each([
  ['all, when they are few', 5, ['2027-03-01', '2027-03-09', '2027-03-12', '2027-04-01']],
  ['the nearest to today, in their order', 2, ['2027-03-09', '2027-03-12']],
  ['one', 1, ['2027-03-09']],
])('lists %s', (_, most, expected) => {
  const departures = ['2027-03-01', '2027-03-09', '2027-03-12', '2027-04-01'].map((start) => ({ start }))
  expect(nearest(departures, '2027-03-10', most).map(({ start }) => start)).toEqual(expected)
})
