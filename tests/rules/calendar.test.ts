import { expect, test } from 'vitest'
import { schoolHolidays } from '#api/modules/search/holidays.domain.ts'
import {
  type CellState,
  findLastDay,
  listCells,
  listHolidayWeeks,
  plusWeeks,
  toWeek,
  weeksFrom,
} from '#rules/calendar.ts'

test.each([
  ['2027-01-15', '2027-01-09', 'a Friday ends it'],
  ['2027-01-16', '2027-01-16', 'a Saturday begins it'],
  ['2027-01-17', '2027-01-16', 'a Sunday'],
  ['2027-03-28', '2027-03-27', 'the clocks go forward'],
  ['2028-03-01', '2028-02-26', 'the end of February in a leap year'],
  ['2028-01-01', '2028-01-01', 'New Year’s Day'],
])('the week of %s begins on %s: %s', (day, week) => {
  expect(toWeek(day)).toBe(week)
})

test('lists 52 weeks, the last of which ends a day short of the year', () => {
  const weeks = weeksFrom('2027-01-15')
  expect(weeks).toHaveLength(52)
  expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual(['2027-01-09', '2027-01-16', '2028-01-01'])
  expect(findLastDay(weeks.at(-1) ?? '')).toBe('2028-01-07')
  expect(plusWeeks('2027-01-09', -1)).toBe('2027-01-02')
})

type Row = [startDate: string, status: CellState, availableCount: number]

test.each<[string, Row[], object[]]>([
  ['no departure', [], []],
  [
    'two departures of one week',
    [
      ['2027-12-25', 'FULL', 0],
      ['2027-12-28', 'OPEN', 6],
    ],
    [{ week: '2027-12-25', status: 'OPEN', availableCount: 6, departureCount: 2 }],
  ],
  [
    'the best state, the places of all',
    [
      ['2027-07-10', 'ALMOST', 3],
      ['2027-07-16', 'CONFIRMED', 2],
      ['2027-07-17', 'OPEN', 8],
    ],
    [
      { week: '2027-07-10', status: 'CONFIRMED', availableCount: 5, departureCount: 2 },
      { week: '2027-07-17', status: 'OPEN', availableCount: 8, departureCount: 1 },
    ],
  ],
  [
    'a full departure beside a cancelled one',
    [
      ['2027-07-10', 'CANCELED', 0],
      ['2027-07-11', 'FULL', 0],
    ],
    [{ week: '2027-07-10', status: 'FULL', availableCount: 0, departureCount: 2 }],
  ],
  [
    'days outside the weeks',
    [
      ['2027-01-08', 'OPEN', 1],
      ['2028-01-07', 'OPEN', 2],
      ['2028-01-08', 'OPEN', 3],
    ],
    [{ week: '2028-01-01', status: 'OPEN', availableCount: 2, departureCount: 1 }],
  ],
])('cells of %s', (_, values, cells) => {
  const departures = values.map(([startDate, status, availableCount]) => ({
    startDate,
    status,
    availableCount,
  }))
  expect(listCells(departures, weeksFrom('2027-01-15'))).toEqual(cells)
})

test.each([
  ['A', '2027-02-13 2027-02-20', '2027-04-10 2027-04-17'],
  ['B', '2027-02-20 2027-02-27', '2027-04-17 2027-04-24'],
  ['C', '2027-02-06 2027-02-13', '2027-04-03 2027-04-10'],
])('zone %s has 16 weeks of holidays: %s in winter, %s in spring', (zone, winter, spring) => {
  const weeks = listHolidayWeeks(schoolHolidays, weeksFrom('2027-01-15')).filter(({ zones }) =>
    zones.includes(zone),
  )
  const of = (label: string) => weeks.filter((each) => each.label === label).map(({ week }) => week)
  expect(weeks).toHaveLength(16)
  expect(of('Vacances d’hiver').join(' ')).toBe(winter)
  expect(of('Vacances de printemps').join(' ')).toBe(spring)
  // 31 August is the fourth day of its week, 2 January the second; a long week-end of May has four.
  expect(of('Vacances d’été')).toEqual(weeksFrom('2027-07-03', 8))
  expect(of('Vacances de Noël')).toEqual(['2027-12-18', '2027-12-25'])
  expect(of('Pont de mai')).toEqual([])
})

test('names all zones of a week once, in order', () => {
  expect(listHolidayWeeks(schoolHolidays, ['2027-02-13', '2027-02-20', '2027-07-10', '2027-03-13'])).toEqual([
    { week: '2027-02-13', zones: ['A', 'C'], label: 'Vacances d’hiver' },
    { week: '2027-02-20', zones: ['A', 'B'], label: 'Vacances d’hiver' },
    { week: '2027-07-10', zones: ['A', 'B', 'C'], label: 'Vacances d’été' },
  ])
})

test.each([
  ['2027-02-15', '2027-02-19', 1],
  ['2027-02-16', '2027-02-19', 0],
  ['2027-02-13', '2027-02-17', 1],
])('counts a week from five days: %s to %s', (start, end, count) => {
  const holiday = { zone: 'A', label: 'Vacances', start, end }
  expect(listHolidayWeeks([holiday], ['2027-02-13'])).toHaveLength(count)
})
