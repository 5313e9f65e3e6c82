import { expect, test } from 'vitest'
import {
  averageRating,
  type DatedDeparture,
  departureMonths,
  hasNewDepartures,
  isNew,
  minPriceCents,
  nextStarts,
  ratingOrDefault,
  staleOn,
} from '#api/modules/expeditions/expeditions.domain.ts'

const today = '2027-03-10'
const departure = (changes: Partial<DatedDeparture>): DatedDeparture => ({
  id: 1,
  startOn: '2027-07-03',
  endOn: '2027-07-08',
  capacity: 10,
  bookedCount: 0,
  groupMin: 5,
  priceCents: 89_000,
  confirmedAt: null,
  salesClosedAt: null,
  canceledAt: null,
  createdAt: new Date('2026-12-01T00:00:00Z'),
  ...changes,
})
const canceledAt = new Date('2027-01-01T00:00:00Z')
const full = { bookedCount: 10 }

test.each([
  ['published today', '2027-03-10T08:00:00Z', false, true],
  ['59 days ago', '2027-01-10T08:00:00Z', false, true],
  ['60 days ago', '2027-01-09T08:00:00Z', false, false],
  ['just after midnight in Paris, 59 days ago there', '2027-01-09T23:30:00Z', false, true],
  ['long ago but flagged', '2020-01-01T00:00:00Z', true, true],
])('isNew: %s', (_case, publishedAt, flaggedNew, expected) => {
  expect(isNew({ publishedAt: new Date(publishedAt), flaggedNew }, today)).toBe(expected)
})

test.each([
  ['none', [], false],
  ['added 13 days ago', [{ createdAt: new Date('2027-02-25T12:00:00Z') }], true],
  ['added 14 days ago', [{ createdAt: new Date('2027-02-24T12:00:00Z') }], false],
  ['added today but begun', [{ createdAt: new Date('2027-03-10T06:00:00Z'), startOn: today }], false],
  ['added today but cancelled', [{ createdAt: new Date('2027-03-10T06:00:00Z'), canceledAt }], false],
])('hasNewDepartures: %s', (_case, changes, expected) => {
  expect(hasNewDepartures(changes.map(departure), today)).toBe(expected)
})

test('lists the months of departures to come once, full ones included, without cancelled and begun ones', () => {
  const starts = [
    { startOn: '2027-12-04' },
    { startOn: '2028-01-08', ...full },
    { startOn: '2027-12-18' },
    { startOn: '2027-05-01', canceledAt },
    { startOn: today },
  ]
  expect(departureMonths(starts.map(departure), today)).toEqual([1, 12])
})

test.each([
  ['no departure', [], 95_000],
  ['the cheapest is bookable', [{ priceCents: 91_000 }, { priceCents: 87_000 }], 87_000],
  ['a cheaper one is full', [{ priceCents: 91_000 }, { priceCents: 87_000, ...full }], 91_000],
  ['a cheaper one is cancelled', [{ priceCents: 91_000 }, { priceCents: 87_000, canceledAt }], 91_000],
  [
    'a cheaper one has begun',
    [{ priceCents: 91_000 }, { priceCents: 87_000, startOn: '2027-03-09' }],
    91_000,
  ],
  ['all are full', [full], 95_000],
])('minPriceCents: %s', (_case, changes, expected) => {
  expect(minPriceCents(95_000, changes.map(departure), today)).toBe(expected)
})

test.each([
  [0, 0, null, 5],
  [3, 14, 4.7, 4.7],
  [2, 9, 4.5, 4.5],
  [1, 1, 1, 1],
])('averages %i reviews with %i stars in all', (reviewCount, ratingSum, average, shown) => {
  expect(averageRating({ reviewCount, ratingSum })).toBe(average)
  expect(ratingOrDefault(averageRating({ reviewCount, ratingSum }))).toBe(shown)
})

test('counts full departures, skips cancelled and begun ones, and lists available ones separately', () => {
  const starts = nextStarts(
    [
      departure({ id: 5, startOn: '2027-09-01' }),
      departure({ id: 1, startOn: today }),
      departure({ id: 2, startOn: '2027-03-11', ...full }),
      departure({ id: 3, startOn: '2027-04-01', canceledAt }),
      departure({ id: 4, startOn: '2027-05-01', bookedCount: 9 }),
      departure({ id: 6, startOn: '2027-10-01' }),
    ],
    today,
  )
  expect(starts.next_departures_count).toBe(4)
  expect(starts.next_departure_starts.map((start) => [start.departure_id, start.available_count])).toEqual([
    ['2', 0],
    ['4', 1],
    ['5', 10],
  ])
  expect(starts.next_available_departure_starts.map((start) => start.departure_id)).toEqual(['4', '5', '6'])
  expect(starts.has_next_3_departures_not_full).toBe(true)
})

test.each([
  ['no upcoming departure', [], false],
  ['the next three are full, a fourth is not', [full, full, full, {}], false],
  ['one of three has a place', [full, full, {}], true],
])('has a free place among the next three departures: %s', (_case, changes, expected) => {
  const departures = changes.map((change, index) =>
    departure({ ...change, id: index, startOn: `2027-0${index + 4}-01` }),
  )
  expect(nextStarts(departures, today).has_next_3_departures_not_full).toBe(expected)
})

test.each([
  ['no upcoming departure', '2020-01-01T00:00:00Z', [], null],
  ['no longer new', '2027-03-01T08:00:00Z', [], '2027-04-30'],
  [
    'the next departure begins',
    '2020-01-01T00:00:00Z',
    [{ startOn: '2027-03-20' }, { startOn: '2027-04-01' }],
    '2027-03-20',
  ],
  [
    'its departures are no longer new',
    '2020-01-01T00:00:00Z',
    [{ createdAt: new Date('2027-03-01T08:00:00Z') }],
    '2027-03-15',
  ],
  ['a cancelled departure is ignored', '2020-01-01T00:00:00Z', [{ startOn: '2027-03-20', canceledAt }], null],
] as const)('staleOn: %s', (_case, publishedAt, changes, expected) => {
  expect(staleOn({ publishedAt: new Date(publishedAt) }, changes.map(departure), today)).toBe(expected)
})
