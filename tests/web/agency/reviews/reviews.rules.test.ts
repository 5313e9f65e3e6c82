import { expect, test } from 'vitest'
import { daysLate, listAddress, listOf, lists } from '#web/agency/reviews/reviews.rules.ts'

const dueAt = '2027-03-10T09:00:00.000Z'
const now = (hours: number) => Date.parse(dueAt) + hours * 3_600_000

test.each([
  ['without a date', null, 0, undefined],
  ['before it', dueAt, -1, undefined],
  ['at its hour', dueAt, 0, 0],
  ['a day later', dueAt, 24, 1],
  ['ten days later', dueAt, 245, 10],
])('counts the days since a decision was due: %s', (_, due, hours, expected) => {
  expect(daysLate(due, now(hours))).toBe(expected)
})

test('reads each list from its address', () => {
  for (const [name, list] of lists)
    expect(listOf(new URL(listAddress(name), 'https://x.test').searchParams)).toBe(list)
  expect(listOf(new URLSearchParams('liste=toString'))).toBe('PENDING')
})
