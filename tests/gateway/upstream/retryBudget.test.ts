import { expect, test } from 'vitest'
import { createRetryBudget } from '#gateway/upstream/retryBudget.ts'

function retriesIn(calls: number, share: number, burst: number): number {
  const budget = createRetryBudget(share, burst)
  return Array.from({ length: calls }, () => {
    budget.earn()
    return budget.spend()
  }).filter(Boolean).length
}

test.each([
  [1, 1],
  [3, 3],
  [20, 4],
  [100, 12],
  [1000, 102],
])('retries of %i failing calls: %i', (calls, retries) => {
  expect(retriesIn(calls, 0.1, 3)).toBe(retries)
})

test('accumulates at most one burst', () => {
  const budget = createRetryBudget(0.1, 3)
  for (let call = 0; call < 1000; call++) budget.earn()
  expect([1, 2, 3, 4].map(() => budget.spend())).toEqual([true, true, true, false])
})
