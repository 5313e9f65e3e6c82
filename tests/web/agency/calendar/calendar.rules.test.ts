import { expect, test } from 'vitest'
import { listBars, listWeeks, neighbour, toMonth } from '#web/agency/calendar/calendar.rules.ts'

test.each([
  ['2027-07', '2027-07-01', '2027-07-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2027-12', '2027-12-01', '2027-12-31'],
  ['2027-13', '2027-03-01', '2027-03-31'],
  [null, '2027-03-01', '2027-03-31'],
])('reads the month %s', (text, first, last) => {
  expect(toMonth(text, '2027-03-10')).toEqual({ first, last })
})

test.each([
  ['2027-01', '2026-12', '2027-02'],
  ['2027-12', '2027-11', '2028-01'],
])('turns from %s to its neighbours', (text, before, after) => {
  const month = toMonth(text)
  expect([neighbour(month, -1), neighbour(month, 1)]).toEqual([before, after])
})

test('has the weeks that a month touches, from Monday', () => {
  const weeks = listWeeks(toMonth('2027-07'))
  expect(weeks).toHaveLength(5)
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2027-06-28', '2027-08-01'])
  expect(listWeeks(toMonth('2027-02'))).toHaveLength(4)
})

const week = [
  '2027-07-05',
  '2027-07-06',
  '2027-07-07',
  '2027-07-08',
  '2027-07-09',
  '2027-07-10',
  '2027-07-11',
]

test.each([
  ['within the week', '2027-07-06', '2027-07-08', [2, 4, false, false]],
  ['on Sunday alone', '2027-07-11', '2027-07-11', [7, 7, false, false]],
  ['from the week before', '2027-07-03', '2027-07-05', [1, 1, true, false]],
  ['into the next week', '2027-07-10', '2027-07-15', [6, 7, false, true]],
  ['around the week', '2027-07-01', '2027-07-20', [1, 7, true, true]],
])('draws a bar %s', (_case, startDate, endDate, bar) => {
  const [drawn] = listBars(week, [{ startDate, endDate }])
  expect([drawn?.start, drawn?.end, drawn?.isBegun, drawn?.isContinued]).toEqual(bar)
})

test('draws no bar of another week', () => {
  const others = [
    { startDate: '2027-07-01', endDate: '2027-07-04' },
    { startDate: '2027-07-12', endDate: '2027-07-12' },
  ]
  expect(listBars(week, others)).toEqual([])
})
