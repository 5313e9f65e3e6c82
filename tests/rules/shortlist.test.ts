import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellState, plusWeeks } from '#rules/calendar.ts'
import { addDays } from '#rules/days.ts'
import {
  bestDates,
  canLeave,
  type ListDate,
  type ListPerson,
  type ListTrip,
  scoreOf,
} from '#rules/shortlist.ts'

type Weeks = [week: string, part: number][]
const weeksOf = (weeks: Weeks) => weeks.map(([week, part]) => ({ week, part }))
const person = (id: string, party: number, weeks: Weeks): ListPerson => ({ id, party, weeks: weeksOf(weeks) })
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
  expect(canLeave({ weeks: weeksOf(weeks) }, { startDate, endDate })).toBe(expected)
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
  expect([scoreOf(morbihan.votes), scoreOf(vanoise.votes)]).toEqual([5, 4])
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

const firstWeek = '2027-06-26'
const week = fc.integer({ min: 0, max: 4 }).map((index) => plusWeeks(firstWeek, index))
const randomPerson = fc.record({
  party: fc.integer({ min: 1, max: 8 }),
  weeks: fc.uniqueArray(fc.record({ week, part: fc.constantFrom(1, 2) }), { selector: (each) => each.week }),
})
const randomDeparture = fc
  .record({
    startDate: fc.integer({ min: 0, max: 27 }).map((days) => addDays(firstWeek, days)),
    length: fc.integer({ min: 2, max: 15 }),
    status: fc.constantFrom<CellState>('CONFIRMED', 'ALMOST', 'OPEN', 'FULL', 'CANCELED'),
    availableCount: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ startDate, length, ...rest }) => ({ startDate, endDate: addDays(startDate, length - 1), ...rest }))
const randomTrip = fc.record({
  votes: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 6 }),
  departures: fc.array(randomDeparture, { maxLength: 4 }),
})

/** Days of a stay one by one: those of a week-end after the first week are given. */
function canLeaveByDays(each: ListPerson, { startDate, endDate }: ListTrip['departures'][number]): boolean {
  const partOf = (day: string) => {
    const own = each.weeks.find(({ week: first }) => first <= day && day < addDays(first, 7))
    return own?.part ?? 0
  }
  const stay: string[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) stay.push(day)
  const weekdays = stay.map((day) => new Date(`${day}T12:00:00Z`).getUTCDay())
  const spared = { 6: 1, 0: 2 }[weekdays.at(-1) ?? -1] ?? 0
  const needed = weekdays.lastIndexOf(6) > 0 ? stay.slice(0, stay.length - spared) : stay
  if (needed.every((day) => partOf(day) === 2)) return true
  return stay.length <= 3 && partOf(startDate) === 1
}

/** Every departure counted alone, and placed by the number of departures before it. */
function bestDatesByForce(people: ListPerson[], trips: ListTrip[]): ListDate[] {
  const total = people.reduce((sum, { party }) => sum + party, 0)
  const certainty = { CONFIRMED: 0, ALMOST: 1, OPEN: 2, FULL: 9, CANCELED: 9 }
  const found = trips.flatMap(({ id, votes, departures }) =>
    departures.flatMap((each) => {
      let travellers = 0
      for (const { party, ...rest } of people)
        if (canLeaveByDays({ party, ...rest }, each)) travellers += party
      if (travellers === 0 || (travellers === 1 && total > 1)) return []
      if (each.availableCount < travellers || certainty[each.status] === 9) return []
      const missing = people.filter((one) => !canLeaveByDays(one, each)).map((one) => one.id)
      const order = [
        99 - travellers,
        votes.filter((vote) => vote === 0).length,
        99 - votes.reduce((sum, vote) => sum + vote, 0),
        certainty[each.status],
        Date.parse(each.startDate),
        Number(each.id),
      ]
      return [{ order, date: { expeditionId: id, departure: each, travellers, missing } }]
    }),
  )
  const isBefore = (one: number[], other: number[]) => {
    const index = one.findIndex((value, at) => value !== other[at])
    return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
  }
  const placed: ListDate[] = []
  for (const { order, date } of found) {
    const place = found.filter((other) => isBefore(other.order, order)).length
    if (place < 5) placed[place] = date
  }
  return placed
}

test('agrees with a count of days and departures on 1,000 random lists', () => {
  fc.assert(
    fc.property(
      fc.array(randomPerson, { maxLength: 6 }),
      fc.array(randomTrip, { maxLength: 5 }),
      (givenPeople, givenTrips) => {
        const people = givenPeople.map((each, index) => ({ ...each, id: `p${index}` }))
        let id = 0
        const trips = givenTrips.map((each, index) => ({
          ...each,
          id: `t${index}`,
          departures: each.departures.map((one) => ({ ...one, id: String(++id) })),
        }))
        expect(bestDates(people, trips)).toEqual(bestDatesByForce(people, trips))
      },
    ),
    { numRuns: 1000 },
  )
})
