import { expect, test } from 'vitest'
import { weeksBetween } from '#api/modules/agency/figures/figures.domain.ts'
import { findMonday } from '#rules/days.ts'

test.each([
  ['2027-03-10', '2027-03-08'],
  ['2027-03-08', '2027-03-08'],
  ['2027-03-14', '2027-03-08'],
  ['2027-01-01', '2026-12-28'],
])('begins the week of %s on %s', (day, monday) => {
  expect(findMonday(day)).toBe(monday)
})

test.each([
  ['2027-03-14', '2027-03-15', ['2027-03-08', '2027-03-15']],
  ['2027-03-10', '2027-03-10', ['2027-03-08']],
  ['2027-03-11', '2027-03-10', undefined],
  ['2026-03-04', '2027-03-10', undefined],
])('divides %s to %s into the weeks of %o', (from, to, weeks) => {
  expect(weeksBetween(from, to)).toEqual(weeks)
})

test('takes 53 weeks at most', () => {
  expect(weeksBetween('2026-03-05', '2027-03-10')).toHaveLength(54)
})
