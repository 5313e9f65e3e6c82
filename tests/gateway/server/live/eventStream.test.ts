import type { FormattedExecutionResult } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverOptions } from '#gateway/server/guard/serverOptions.ts'
import { eventStream } from '#gateway/server/live/eventStream.ts'

const pulseMs = 4_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A subscription without results. */
const silent: AsyncIterableIterator<FormattedExecutionResult> = {
  next: () => new Promise(() => undefined),
  [Symbol.asyncIterator]: () => silent,
}

test('sends a comment at once and every four seconds while no result comes', () => {
  const stream = eventStream(silent).setEncoding('utf8')
  expect(stream.read()).toBe(':\n\n')
  for (let pulse = 0; pulse < 3; pulse++) {
    vi.advanceTimersByTime(pulseMs - 1)
    expect(stream.read()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(stream.read()).toBe(':\n\n')
  }
  expect(pulseMs).toBeLessThan(serverOptions.connectionTimeout / 2)
  stream.destroy()
})

test('adds no comment to one that the client has not read', () => {
  const stream = eventStream(silent).setEncoding('utf8')
  vi.advanceTimersByTime(3 * pulseMs)
  expect(stream.read()).toBe(':\n\n')
  stream.destroy()
})
