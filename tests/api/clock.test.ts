import { expect, test } from 'vitest'
import { addDays, daysBetween, parisDay } from '#api/clock.ts'

test.each([
  ['a winter evening', '2027-01-31T22:59:59Z', '2027-01-31'],
  ['midnight in Paris, winter', '2027-01-31T23:00:00Z', '2027-02-01'],
  ['midnight in Paris, summer', '2027-06-30T22:00:00Z', '2027-07-01'],
  ['the night the clocks go forward', '2027-03-28T00:59:59Z', '2027-03-28'],
  ['the last second of the year there', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['New Year there, not yet here', '2026-12-31T23:00:00Z', '2027-01-01'],
])('returns the day in Paris: %s', (_case, instant, day) => {
  expect(parisDay(new Date(instant))).toBe(day)
})

test.each([
  ['2027-03-27', 1, '2027-03-28'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('adds days: %s + %i is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to)
  expect(daysBetween(from, to)).toBe(days)
})
