import { describe, expect, test } from 'vitest'
import { delaysMs, hasFailedTooLong, nextAttemptAt } from '#api/modules/webhooks/schedule.domain.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000
const hour = 60 * minute
const later = (ms: number) => new Date(testNow.getTime() + ms)

describe('the next attempt', () => {
  test.each([
    [1, 5_000],
    [2, 5 * minute],
    [3, 30 * minute],
    [4, 2 * hour],
    [5, 5 * hour],
    [6, 10 * hour],
    [7, 14 * hour],
    [8, 20 * hour],
    [9, 24 * hour],
  ])('follows failure %i after %i ms', (attempts, delayMs) => {
    expect(nextAttemptAt(attempts, testNow)).toEqual(later(delayMs))
  })

  test('never comes after the tenth failure, three days after the first', () => {
    expect(nextAttemptAt(10, testNow)).toBeUndefined()
    const hours = delaysMs.reduce((sum, each) => sum + each, 0) / hour
    expect(hours).toBeGreaterThan(72)
    expect(hours).toBeLessThan(76)
  })
})

test.each([
  [0, false],
  [5 * 24 * hour - 1, false],
  [5 * 24 * hour, true],
])('failures for %i ms end an endpoint: %s', (ageMs, expected) => {
  expect(hasFailedTooLong(testNow, later(ageMs))).toBe(expected)
})
