import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Limit, recentAttempts, waitMs } from '#api/plugins/rateLimit.domain.ts'

const three: Limit = { name: 'three', max: 3, windowMs: 100 }
const growing: Limit = { name: 'growing', max: 2, windowMs: 1000, delaysMs: [10, 20, 40] }

test.each<[string, Limit, number[], number, number]>([
  ['the first goes on', three, [], 0, 0],
  ['so do the next', three, [0, 1], 2, 0],
  ['one too many waits until the first has left the window', three, [0, 1, 2], 50, 50],
  ['then until the second has', three, [1, 2, 100], 100, 1],
  ['free attempts do not wait', growing, [0], 0, 0],
  ['the next waits the first delay since the last', growing, [0, 5], 6, 9],
  ['and may go on after it', growing, [0, 5], 15, 0],
  ['each further one waits longer', growing, [0, 5, 15], 15, 20],
  ['up to the longest delay', growing, [0, 5, 15, 35, 80, 120], 120, 40],
])('%s', (_case, limit, attempts, nowMs, expected) => {
  expect(waitMs(attempts, limit, 1, nowMs)).toBe(expected)
})

test('multiplies a limit by the factor, to at least one', () => {
  expect(waitMs([0, 1, 2, 3, 4], three, 2, 5)).toBe(0)
  expect(waitMs([0, 1, 2, 3, 4, 5], three, 2, 5)).toBe(95)
  expect(waitMs([], three, 0.01, 5)).toBe(0)
})

test('allows no more attempts than the limit in any window', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 80 }), (gaps) => {
      const allowed: number[] = []
      let nowMs = 0
      for (const gap of gaps) {
        nowMs += gap
        const recent = recentAttempts(allowed, three, nowMs)
        if (waitMs(recent, three, 1, nowMs) === 0) allowed.push(nowMs)
      }
      return allowed.every((at) => allowed.filter((other) => other >= at && other < at + 100).length <= 3)
    }),
  )
})
