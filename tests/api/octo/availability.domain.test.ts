import { expect, test } from 'vitest'
import { departuresByDay, type Places, toStatus, toVacancies } from '#api/modules/octo/availability.domain.ts'

const today = '2027-03-10'
const some: Places = {
  startOn: '2027-07-03',
  capacity: 10,
  bookedCount: 0,
  heldCount: 0,
  salesClosedAt: null,
  canceledAt: null,
}
const at = new Date('2027-03-01T08:00:00Z')

test.each<[string, Partial<Places>, string, number]>([
  ['an empty departure', {}, 'AVAILABLE', 10],
  ['half of the places left', { bookedCount: 5 }, 'AVAILABLE', 5],
  ['under half left', { bookedCount: 6 }, 'LIMITED', 4],
  ['under half left, by holds', { bookedCount: 3, heldCount: 3 }, 'LIMITED', 4],
  ['half of an odd number left, rounded down', { capacity: 9, bookedCount: 5 }, 'LIMITED', 4],
  ['one place left', { bookedCount: 9 }, 'LIMITED', 1],
  ['one place in all', { capacity: 1 }, 'AVAILABLE', 1],
  ['none left', { bookedCount: 10 }, 'SOLD_OUT', 0],
  ['the last ones held', { bookedCount: 8, heldCount: 2 }, 'SOLD_OUT', 0],
  ['more booked than places', { bookedCount: 11 }, 'SOLD_OUT', 0],
  ['no places', { capacity: 0 }, 'SOLD_OUT', 0],
  ['a cancelled departure', { canceledAt: at }, 'CLOSED', 0],
  ['closed sales', { salesClosedAt: at }, 'CLOSED', 0],
  ['a full departure with closed sales', { bookedCount: 10, salesClosedAt: at }, 'CLOSED', 0],
  ['a departure that has begun', { startOn: '2027-03-09' }, 'CLOSED', 0],
  ['one that begins today', { startOn: today }, 'CLOSED', 0],
  ['one that begins tomorrow', { startOn: '2027-03-11' }, 'AVAILABLE', 10],
])('%s is %s', (_case, changes, status, vacancies) => {
  const places = { ...some, ...changes }
  expect([toStatus(places, today), toVacancies(places, today)]).toEqual([status, vacancies])
})

test.each([
  [1, true, {}, 'AVAILABLE'],
  [10, true, {}, 'AVAILABLE'],
  [4, true, { bookedCount: 6 }, 'LIMITED'],
  [5, true, { bookedCount: 6 }, 'SOLD_OUT'],
  [1, false, {}, 'SOLD_OUT'],
  [1, true, { canceledAt: at }, 'CLOSED'],
])('for a party of %i that may book (%s), %j is %s', (quantity, isAllowed, changes, status) => {
  expect(toStatus({ ...some, ...changes }, today, { quantity, isAllowed })).toBe(status)
})

test('one departure stands for each day: the one with most places, else the first', () => {
  const departures = [
    { ...some, id: 5, startOn: '2027-08-01', bookedCount: 10 },
    { ...some, id: 3, bookedCount: 8 },
    { ...some, id: 4, canceledAt: at },
    { ...some, id: 2, bookedCount: 2 },
    { ...some, id: 1, salesClosedAt: at },
    { ...some, id: 9, startOn: '2027-06-01' },
    { ...some, id: 8, startOn: '2027-06-01' },
  ]
  expect([...departuresByDay(departures, today)].map(([day, { id }]) => [day, id])).toEqual([
    ['2027-06-01', 8],
    ['2027-07-03', 2],
    ['2027-08-01', 5],
  ])
})
