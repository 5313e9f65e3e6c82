import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import {
  dayOfAvailabilityId,
  endOfDay,
  isDay,
  startOfDay,
  toUtc,
} from '#api/modules/octo/availabilityId.domain.ts'

// Clocks change on 28 March and 31 October 2027.
test.each([
  ['2027-01-01', '2027-01-01T00:00:00+01:00', '2027-01-01T23:59:59+01:00'],
  ['2027-03-27', '2027-03-27T00:00:00+01:00', '2027-03-27T23:59:59+01:00'],
  ['2027-03-28', '2027-03-28T00:00:00+01:00', '2027-03-28T23:59:59+02:00'],
  ['2027-03-29', '2027-03-29T00:00:00+02:00', '2027-03-29T23:59:59+02:00'],
  ['2027-07-03', '2027-07-03T00:00:00+02:00', '2027-07-03T23:59:59+02:00'],
  ['2027-10-31', '2027-10-31T00:00:00+02:00', '2027-10-31T23:59:59+01:00'],
  ['2027-11-01', '2027-11-01T00:00:00+01:00', '2027-11-01T23:59:59+01:00'],
  ['2028-02-29', '2028-02-29T00:00:00+01:00', '2028-02-29T23:59:59+01:00'],
  ['2027-12-31', '2027-12-31T00:00:00+01:00', '2027-12-31T23:59:59+01:00'],
])('%s begins at %s and ends at %s', (day, start, end) => {
  expect([startOfDay(day), endOfDay(day)]).toEqual([start, end])
})

test.each([
  ['2027-07-03T00:00:00+02:00', '2027-07-03'],
  ['2027-03-28T00:00:00+01:00', '2027-03-28'],
  ['2027-07-03T00:00:00+01:00', undefined],
  ['2027-07-02T22:00:00Z', undefined],
  ['2027-07-03', undefined],
  ['2027-02-30T00:00:00+01:00', undefined],
  ['2027-07-03T09:00:00+02:00', undefined],
  ['0000-01-01T00:00:00+01:00', undefined],
  ['', undefined],
  ['DEFAULT', undefined],
  ["2027-07-03T00:00:00+02:00' or 1=1", undefined],
])('reads the id %j as the day %s', (id, day) => {
  expect(dayOfAvailabilityId(id)).toBe(day)
})

test('each day has an id that leads back to it, and ends before the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
      const day = addDays('2000-01-01', count)
      expect(dayOfAvailabilityId(startOfDay(day))).toBe(day)
      expect(Date.parse(startOfDay(addDays(day, 1))) - Date.parse(endOfDay(day))).toBe(1000)
    }),
  )
})

test.each([
  ['2027-07-03', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-7-3', false],
  ['27-07-03', false],
  ['2027-07-03T00:00:00Z', false],
  ['9999-12-31', false],
  ['', false],
])('reads %j as a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('writes instants without fractions', () => {
  expect(toUtc(new Date('2027-07-02T22:00:00.123Z'))).toBe('2027-07-02T22:00:00Z')
})
