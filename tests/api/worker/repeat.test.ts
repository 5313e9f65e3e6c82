import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from '#api/worker/repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs rounds with a pause until it stops', async () => {
  const work = vi.fn(async () => undefined)
  const rounds = repeat(work, 1_000, vi.fn())
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await rounds.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('starts a requested round early, once for several requests', async () => {
  const work = vi.fn(async () => undefined)
  const rounds = repeat(work, 1_000, vi.fn())
  await vi.advanceTimersByTimeAsync(0)
  for (let times = 0; times < 10; times++) {
    rounds.soon(30)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(3)
  await rounds.stop()
})

test('starts a round requested during another right after it, never concurrently', async () => {
  let finish: () => void = () => undefined
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const rounds = repeat(work, 1_000, vi.fn())
  await vi.advanceTimersByTimeAsync(0)
  rounds.soon(30)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  const stopped = rounds.stop()
  finish()
  await stopped
})

test('logs the first of consecutive failures and continues', async () => {
  let isDown = true
  const tell = vi.fn()
  const work = vi.fn(async () => {
    if (isDown) throw new Error('down')
  })
  const rounds = repeat(work, 1_000, tell)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(6)
  expect(tell).toHaveBeenCalledTimes(1)
  isDown = false
  await vi.advanceTimersByTimeAsync(1_000)
  isDown = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tell).toHaveBeenCalledTimes(2)
  await rounds.stop()
})
