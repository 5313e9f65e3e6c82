import { expect, test } from 'vitest'
import { toDeparture, toDepartures, toNextDeparture } from '#gateway/graph/departures/departures.model.ts'

test.each([
  [
    {
      id: 12,
      start: '2027-07-03',
      end: '2027-07-08',
      available_count: 4,
      price: 890,
      status: 'confirmed',
      is_confirmed: true,
    },
    {
      id: '12',
      startDate: '2027-07-03',
      endDate: '2027-07-08',
      availableCount: 4,
      price: 890,
      status: 'CONFIRMED',
      isConfirmed: true,
    },
  ],
  [
    { start: '2027-07-03' },
    {
      id: '7-2027-07-03',
      startDate: '2027-07-03',
      endDate: '2027-07-03',
      availableCount: 0,
      price: null,
      isConfirmed: false,
    },
  ],
  [{ id: 1, start: '2027-07-03T00:00:00Z' }, { startDate: '2027-07-03' }],
  [{ id: 1, start: '2027-07-02T22:00:00.000Z' }, { startDate: '2027-07-03' }],
  [{ id: 1, start: '2027-01-02T23:00:00+00:00' }, { startDate: '2027-01-03' }],
  [{ id: 1, start: '2027-07-03T00:00:00+02:00' }, { startDate: '2027-07-03' }],
  [{ id: 1, start: '2027-07-03T99:00:00Z' }, { startDate: '2027-07-03' }],
  [{ id: 1, start: 1_800_000_000 }, { startDate: '' }],
  [
    { id: 1, available_count: -2 },
    { availableCount: 0, status: 'FULL' },
  ],
  [{ id: 1, available_count: 2, status: 'canceled' }, { status: 'CANCELED' }],
  [{ id: 1, available_count: 2, status: 'unheard of' }, { status: 'OPEN' }],
  [{ id: 1, available_count: 2, missing_to_confirm: 1 }, { status: 'ALMOST' }],
])('maps the departure %j', (body, expected) => {
  expect(toDeparture(body, '7')).toMatchObject(expected)
})

test.each([
  [
    { departure_id: 12, next_departure_start: '2027-07-03', available_count: 4 },
    6,
    { id: '12', endDate: '2027-07-08', status: 'OPEN' },
  ],
  [
    { next_departure_start: '2027-07-03', available_count: 0 },
    2,
    { id: '7-2027-07-03', endDate: '2027-07-04', status: 'FULL' },
  ],
  [
    { next_departure_start: '2027-12-30', available_count: 1, missing_to_confirm: 2 },
    4,
    { endDate: '2028-01-02', status: 'ALMOST' },
  ],
  [
    { next_departure_start: '2027-03-27', available_count: 1, missing_to_confirm: 3 },
    3,
    { endDate: '2027-03-29', status: 'OPEN' },
  ],
  [
    { next_departure_start: '2027-03-27', available_count: 1, is_confirmed: true },
    0,
    { endDate: '2027-03-27', status: 'CONFIRMED' },
  ],
  [{ next_departure_start: '2027-99-99', available_count: 1 }, 3, { endDate: '2027-99-99' }],
])('maps the line %j of an expedition of %i days', (body, days, expected) => {
  const { id, endDate, status } = toNextDeparture(body, '7', days) ?? {}
  expect({ id, endDate, status }).toMatchObject(expected)
})

test.each([{}, { next_departure_start: 'soon' }, { next_departure_start: null }])('%j is no line', (body) => {
  expect(toNextDeparture(body, '7', 3)).toBeNull()
})

test('distinguishes departures without an id, also on one day or without a day', () => {
  const bodies = [
    { start: '2027-07-03' },
    { start: '2027-07-03', end: '2027-07-09' },
    {},
    { start: 'soon' },
    { id: 5 },
  ]
  expect(toDepartures(bodies, { id: '7', nextDepartures: [] }).map(({ id }) => id)).toEqual([
    '7-2027-07-03',
    '7-2027-07-03-1',
    '7-',
    '7--3',
    '5',
  ])
})
