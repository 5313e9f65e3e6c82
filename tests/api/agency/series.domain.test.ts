import { expect, test } from 'vitest'
import {
  faultOfDays,
  faultOfRows,
  lastStart,
  listDays,
  overlapping,
} from '#api/modules/agency/departures/series.domain.ts'

const today = '2027-03-10'
const series = { from: '2027-06-05', to: '2027-06-30', weekdays: [6], everyWeeks: 1, excluded: [] }

test.each<[string, Partial<Parameters<typeof listDays>[0]>, string[]]>([
  ['all Saturdays', {}, ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']],
  ['every second week', { everyWeeks: 2 }, ['2027-06-05', '2027-06-19']],
  ['without excluded days', { excluded: ['2027-06-12'] }, ['2027-06-05', '2027-06-19', '2027-06-26']],
  ['two weekdays', { weekdays: [7, 6], to: '2027-06-12' }, ['2027-06-05', '2027-06-06', '2027-06-12']],
  [
    'weeks from Monday',
    { from: '2027-06-06', everyWeeks: 2, weekdays: [1, 7] },
    ['2027-06-06', '2027-06-14', '2027-06-20', '2027-06-28'],
  ],
  ['days to come only', { from: '2027-03-01', to: '2027-03-14', weekdays: [3] }, []],
  ['over the change of time', { from: '2027-03-27', to: '2027-04-03' }, ['2027-03-27', '2027-04-03']],
  ['a reversed period', { from: '2027-06-30', to: '2027-06-05' }, []],
])('listDays: %s', (_case, changes, days) => {
  expect(listDays({ ...series, ...changes }, today)).toEqual(days)
})

test('has one year of Saturdays, and stops one above the most', () => {
  const year = { ...series, from: '2027-04-01', to: '2028-03-29' }
  expect(listDays(year, today)).toHaveLength(52)
  expect(listDays({ ...year, weekdays: [1, 2, 3, 4, 5, 6, 7] }, today)).toHaveLength(61)
})

test.each([
  ['2027-03-10', '2029-03-10'],
  ['2028-02-29', '2030-02-28'],
])('lastStart: from %s until %s', (day, last) => {
  expect(lastStart(day)).toBe(last)
})

test.each([
  ['NO_DAY', []],
  [undefined, ['2029-03-10']],
  ['TOO_FAR', ['2029-03-11']],
  ['TOO_MANY_ROWS', Array.from({ length: 61 }, () => '2027-06-05')],
])('faultOfDays is %s', (fault, days) => {
  expect(faultOfDays(days, today)).toBe(fault)
})

test.each([
  [undefined, { start: '2027-03-11', capacity: 8, group_min: 8 }],
  ['START_PAST', { start: '2027-03-10', capacity: 8, group_min: 4 }],
  ['MINIMUM_ABOVE_CAPACITY', { start: '2027-03-11', capacity: 8, group_min: 9 }],
])('faultOfRows is %s', (fault, row) => {
  expect(faultOfRows([row], today)).toBe(fault)
})

const row = { startOn: '2027-07-03', endOn: '2027-07-08' }
test.each<[string, { startOn: string; endOn: string }, boolean]>([
  ['the days before', { startOn: '2027-06-26', endOn: '2027-07-02' }, false],
  ['the first day', { startOn: '2027-06-30', endOn: '2027-07-03' }, true],
  ['a day within', { startOn: '2027-07-05', endOn: '2027-07-05' }, true],
  ['the last day', { startOn: '2027-07-08', endOn: '2027-07-12' }, true],
  ['the days after', { startOn: '2027-07-09', endOn: '2027-07-12' }, false],
  ['the same days of another departure', { ...row }, true],
])('overlapping: %s', (_case, other, isFound) => {
  expect(overlapping(row, [row, other])).toEqual(isFound ? [other] : [])
})
