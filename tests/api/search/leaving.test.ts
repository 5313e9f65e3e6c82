import { expect, test } from 'vitest'
import { startsWithin } from '#api/modules/search/leaving.ts'

const written = (periods: [since: string, until: string][]) =>
  startsWithin(periods.map(([since, until]) => ({ since, until }))).map(({ day, isMonth, longest }) =>
    isMonth ? `${day.slice(0, 7)}, any length` : `${day}, ${longest} days at most`,
  )

test.each<[why: string, periods: [string, string][], starts: string[]]>([
  ['nothing', [], []],
  ['no day', [['2027-07-02', '2027-07-01']], []],
  ['one day', [['2027-07-01', '2027-07-01']], ['2027-07-01, 1 days at most']],
  [
    'the end of a year',
    [['2027-12-30', '2028-01-01']],
    ['2027-12-30, 3 days at most', '2027-12-31, 2 days at most', '2028-01-01, 1 days at most'],
  ],
  [
    'overlapping holidays: the one that leaves more time',
    [
      ['2027-02-06', '2027-02-07'],
      ['2027-02-07', '2027-02-08'],
    ],
    ['2027-02-06, 2 days at most', '2027-02-07, 2 days at most', '2027-02-08, 1 days at most'],
  ],
])('%s', (_why, periods, starts) => {
  expect(written(periods)).toEqual(starts)
})

test('covers whole months, and the days around them one by one', () => {
  const starts = written([['2027-06-29', '2027-08-15']])
  expect(starts.slice(0, 4)).toEqual([
    '2027-06-29, 16 days at most',
    '2027-06-30, 16 days at most',
    '2027-07, any length',
    '2027-08-01, 15 days at most',
  ])
  expect(starts.at(-1)).toBe('2027-08-15, 1 days at most')
})

test('splits a month that lacks one day for the longest trips', () => {
  expect(written([['2027-07-01', '2027-08-14']])[0]).toBe('2027-07-01, 16 days at most')
})

test('covers a whole month at the beginning of another range', () => {
  const whole: [string, string] = ['2027-07-01', '2027-08-31']
  const short: [string, string] = ['2027-07-01', '2027-07-02']
  expect(written([short, whole])).toContain('2027-07, any length')
  expect(written([whole, short])).toContain('2027-07, any length')
})
