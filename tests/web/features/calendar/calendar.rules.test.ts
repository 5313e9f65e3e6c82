import { expect, test } from 'vitest'
import {
  cellName,
  type GridRow,
  type Holidays,
  listSpans,
  windowWith,
  zonesFrom,
} from '#web/features/calendar/calendar.rules.ts'
import { placeAfter } from '#web/features/calendar/gridKeys.ts'
import { messages } from '#web/features/calendar/messages.ts'
import { readCalendar, weekIn, withWeek } from '#web/pages/calendar.rules.ts'

const summer = { week: '2027-07-10', zones: ['A', 'B', 'C'], label: 'Vacances d’été' }
const holidays: Holidays = [
  summer,
  { week: '2027-02-13', zones: ['A', 'C'], label: 'Vacances d’hiver' },
  { week: '2027-02-20', zones: ['A', 'B'], label: 'Vacances d’hiver' },
  { week: '2027-02-27', zones: ['B'], label: 'Vacances d’hiver' },
]
const cell = (week: string, status: 'CONFIRMED' | 'FULL', availableCount: number, departureCount = 1) => ({
  week,
  status,
  availableCount,
  departureCount,
})
const row: GridRow = {
  id: '1',
  name: 'Les balcons de la Vanoise',
  to: '/expeditions/balcons-de-la-vanoise',
  cells: [
    cell('2027-07-10', 'CONFIRMED', 2),
    cell('2027-02-27', 'FULL', 0),
    cell('2027-05-01', 'CONFIRMED', 1, 2),
  ],
}

test.each([
  [
    '2027-07-10',
    'Les balcons de la Vanoise, semaine du 10 juillet 2027 : confirmé, 2 places, vacances d’été zones A, B et C',
  ],
  ['2027-02-27', 'Les balcons de la Vanoise, semaine du 27 février 2027 : complet, vacances d’hiver zone B'],
  [
    '2027-02-13',
    'Les balcons de la Vanoise, semaine du 13 février 2027 : aucun départ, vacances d’hiver zones A et C',
  ],
  ['2027-05-01', 'Les balcons de la Vanoise, semaine du 1er mai 2027 : 2 départs, confirmé, 1 place'],
])('names the cell of %s', (week, name) => {
  expect(cellName(row, week, holidays).replaceAll('\u00a0', ' ')).toBe(name)
  expect(cellName(row, week, holidays)).toContain('\u00a0:')
})

test.each([
  [null, 'ABC'],
  ['A', 'ABC'],
  ['B', 'BAC'],
  ['C', 'CAB'],
  ['D', 'ABC'],
])('puts zone %s first: %s', (mine, order) => {
  expect(zonesFrom(mine, ['A', 'B', 'C']).join('')).toBe(order)
})

test('joins consecutive weeks of the same holidays', () => {
  const weeks = ['2027-02-13', '2027-02-20', '2027-02-27', '2027-07-10']
  const winter = { label: 'Vacances d’hiver' }
  const ofSummer = { label: 'Vacances d’été', index: 3, count: 1 }
  expect(listSpans('A', weeks, holidays)).toMatchObject([{ ...winter, index: 0, count: 2 }, ofSummer])
  expect(listSpans('B', weeks, holidays)).toMatchObject([{ ...winter, index: 1, count: 2 }, ofSummer])
  expect(listSpans('C', weeks, holidays)).toMatchObject([{ ...winter, index: 0, count: 1 }, ofSummer])
})

type Keys = [key: string, from: [row: number, column: number], to: [row: number, column: number]]

test.each<Keys>([
  ['ArrowLeft', [2, 5], [2, 4]],
  ['ArrowLeft', [2, 0], [2, 0]],
  ['ArrowRight', [2, 5], [2, 6]],
  ['ArrowRight', [2, 51], [2, 51]],
  ['ArrowUp', [2, 5], [1, 5]],
  ['ArrowUp', [0, 5], [0, 5]],
  ['ArrowDown', [2, 5], [3, 5]],
  ['ArrowDown', [11, 5], [11, 5]],
  ['Home', [2, 5], [2, 0]],
  ['End', [2, 5], [2, 51]],
  ['Ctrl+Home', [2, 5], [0, 0]],
  ['Ctrl+End', [2, 5], [11, 51]],
  ['PageUp', [2, 5], [2, 1]],
  ['PageUp', [2, 3], [2, 0]],
  ['PageDown', [2, 5], [2, 9]],
  ['PageDown', [2, 50], [2, 51]],
])('%s moves from %j to %j', (pressed, [fromRow, fromColumn], [toRow, toColumn]) => {
  const keys = { key: pressed.replace('Ctrl+', ''), ctrlKey: pressed.startsWith('Ctrl'), metaKey: false }
  expect(placeAfter(keys, { row: fromRow, column: fromColumn }, { row: 11, column: 51 })).toEqual({
    row: toRow,
    column: toColumn,
  })
})

test.each(['Tab', 'a', 'Escape', 'Enter'])('%s moves nowhere', (key) => {
  const keys = { key, ctrlKey: false, metaKey: false }
  expect(placeAfter(keys, { row: 0, column: 0 }, { row: 1, column: 1 })).toBeUndefined()
})

test.each([
  ['in view', 9, 8, 8, 8],
  ['after the window', 16, 8, 8, 9],
  ['before the window', 3, 8, 8, 3],
  ['at the end', 51, 0, 8, 44],
  ['in a year that is wholly in view', 51, 0, 52, 0],
])('a week %s: week %i of a window from %i, of %i columns, leads to %i', (_, index, from, columns, next) => {
  expect(windowWith(index, from, columns, 52)).toBe(next)
})

test.each([
  ['2027-03-06', '2027-04-24', 'mars – avril'],
  ['2027-08-07', '2027-08-28', 'août'],
  ['2027-12-04', '2028-01-22', 'décembre 2027 – janvier 2028'],
])('writes the months from %s to %s: %s', (first, last, months) => {
  expect(messages.months(first, last)).toBe(months)
})

test.each([
  ['week=2027-07-10', '2027-07-10'],
  ['week=2027-02-30', null],
  ['week=soon', null],
  ['week=9999-12-31', null],
  ['', null],
])('reads the week of « %s »', (search, week) => {
  expect(weekIn(new URLSearchParams(search))).toBe(week)
})

test('keeps the search of the catalogue beside the week', () => {
  const parameters = new URLSearchParams('countries=IT&sort=price&page=2&week=2027-07-10')
  expect(readCalendar(parameters)).toMatchObject({
    filter: { countries: ['IT'] },
    sort: 'PRICE_ASC',
    page: 2,
    week: '2027-07-10',
  })
  expect(withWeek('/calendrier', '2027-07-10')).toBe('/calendrier?week=2027-07-10')
  expect(withWeek('/calendrier?countries=IT', '2027-07-10')).toBe('/calendrier?countries=IT&week=2027-07-10')
  expect(withWeek('/calendrier', null)).toBe('/calendrier')
})
