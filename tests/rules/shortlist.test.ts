import { expect, test } from 'vitest'
import type { CellState } from '#rules/calendar.ts'
import { bestDates, canLeave, computeScore, type ListPerson, type ListTrip } from '#rules/shortlist.ts'

type Weeks = [week: string, part: number][]
const listWeeks = (weeks: Weeks) => weeks.map(([week, part]) => ({ week, part }))
const person = (id: string, party: number, weeks: Weeks): ListPerson => ({
  id,
  party,
  weeks: listWeeks(weeks),
})
const departure = (
  id: string,
  startDate: string,
  endDate: string,
  availableCount: number,
  status: CellState = 'OPEN',
) => ({ id, startDate, endDate, status, availableCount })

test.each<[string, string, string, Weeks, boolean]>([
  ['six days in a whole week', '2027-07-10', '2027-07-15', [['2027-07-10', 2]], true],
  ['six days in a week-end', '2027-07-10', '2027-07-15', [['2027-07-10', 1]], false],
  ['three days in a week-end', '2027-07-10', '2027-07-12', [['2027-07-10', 1]], true],
  ['three days in a whole week', '2027-07-10', '2027-07-12', [['2027-07-10', 2]], true],
  ['four days in a week-end', '2027-07-10', '2027-07-13', [['2027-07-10', 1]], false],
  ['no week', '2027-07-10', '2027-07-12', [], false],
  ['another week', '2027-07-10', '2027-07-12', [['2027-07-17', 2]], false],
  ['a return on the second Saturday', '2027-07-10', '2027-07-17', [['2027-07-10', 2]], true],
  ['a return on the second Sunday', '2027-07-10', '2027-07-18', [['2027-07-10', 2]], true],
  ['a return on the second Monday', '2027-07-10', '2027-07-19', [['2027-07-10', 2]], false],
  [
    'a return on the second Monday in two weeks',
    '2027-07-10',
    '2027-07-19',
    [
      ['2027-07-10', 2],
      ['2027-07-17', 2],
    ],
    true,
  ],
  [
    'two weeks, of which one is a week-end',
    '2027-07-10',
    '2027-07-19',
    [
      ['2027-07-10', 2],
      ['2027-07-17', 1],
    ],
    false,
  ],
  [
    'a return on the third Saturday',
    '2027-07-10',
    '2027-07-24',
    [
      ['2027-07-10', 2],
      ['2027-07-17', 2],
    ],
    true,
  ],
  ['a return on the first Sunday', '2027-07-10', '2027-07-11', [['2027-07-10', 2]], true],
  ['Friday to Sunday in the week of that Friday', '2027-07-09', '2027-07-11', [['2027-07-03', 2]], true],
])('%s: %s to %s, %j', (_, startDate, endDate, weeks, expected) => {
  expect(canLeave({ weeks: listWeeks(weeks) }, { startDate, endDate })).toBe(expected)
})

const lea = person('lea', 1, [
  ['2027-07-10', 2],
  ['2027-06-26', 1],
])
const hugo = person('hugo', 1, [['2027-07-10', 2]])
const sam = person('sam', 2, [['2027-07-10', 1]])
const vanoise = {
  id: 'vanoise',
  votes: [2, 2, 0],
  departures: [departure('1', '2027-07-10', '2027-07-15', 2)],
}
const morbihan = {
  id: 'morbihan',
  votes: [1, 2, 2],
  departures: [departure('2', '2027-06-26', '2027-06-28', 8), departure('3', '2027-07-10', '2027-07-12', 5)],
}

test('orders the dates of three friends as worked by hand', () => {
  expect(bestDates([lea, hugo, sam], [vanoise, morbihan])).toEqual([
    { expeditionId: 'morbihan', departure: morbihan.departures[1], travellers: 4, missing: [] },
    { expeditionId: 'vanoise', departure: vanoise.departures[0], travellers: 2, missing: ['sam'] },
  ])
  expect([computeScore(morbihan.votes), computeScore(vanoise.votes)]).toEqual([5, 4])
})

test('lists the dates of one traveller alone', () => {
  const dates = bestDates([lea], [morbihan])
  expect(dates.map(({ departure: { id }, travellers }) => [id, travellers])).toEqual([
    ['2', 1],
    ['3', 1],
  ])
  expect(bestDates([], [morbihan])).toEqual([])
})

const free = [['2027-07-10', 2]] satisfies Weeks
const pair = [person('a', 1, free), person('b', 1, free)]
const trip = (id: string, votes: number[], ...departures: ReturnType<typeof departure>[]) => ({
  id,
  votes,
  departures,
})
const start = ['2027-07-10', '2027-07-15'] as const

test.each<[string, ListTrip[], string[]]>([
  ['too few places', [trip('x', [], departure('1', ...start, 1))], []],
  [
    'full and cancelled departures',
    [trip('x', [], departure('1', ...start, 9, 'FULL'), departure('2', ...start, 9, 'CANCELED'))],
    [],
  ],
  [
    'fewest « non » before votes',
    [trip('x', [0, 2, 2], departure('1', ...start, 9)), trip('y', [1, 1], departure('2', ...start, 9))],
    ['2', '1'],
  ],
  [
    'votes before the status',
    [trip('x', [1], departure('1', ...start, 9, 'CONFIRMED')), trip('y', [2], departure('2', ...start, 9))],
    ['2', '1'],
  ],
  [
    'the most certain status',
    [
      trip(
        'x',
        [],
        departure('1', ...start, 9, 'OPEN'),
        departure('2', ...start, 9, 'ALMOST'),
        departure('3', ...start, 9, 'CONFIRMED'),
      ),
    ],
    ['3', '2', '1'],
  ],
  [
    'the soonest, then the id as a number',
    [
      trip(
        'x',
        [],
        departure('10', ...start, 9),
        departure('9', ...start, 9),
        departure('11', '2027-07-11', '2027-07-12', 9),
      ),
    ],
    ['9', '10', '11'],
  ],
  [
    'five at most',
    [trip('x', [], ...['1', '2', '3', '4', '5', '6'].map((id) => departure(id, ...start, 9)))],
    ['1', '2', '3', '4', '5'],
  ],
])('lists %s', (_, trips, ids) => {
  expect(bestDates(pair, trips).map((date) => date.departure.id)).toEqual(ids)
})
