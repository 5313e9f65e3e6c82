import { expect, test } from 'vitest'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { createSemaphore } from '#gateway/upstream/semaphore.ts'

const gone = new RestFailure('UPSTREAM_TIMEOUT', 'gone')
const patient = new AbortController().signal

test('whoever finds the line full is refused at once', async () => {
  const { enter } = createSemaphore(1, 1)
  expect(enter(patient)).toBeUndefined()
  const first = new AbortController()
  const waiting = enter(first.signal)
  await expect(enter(patient)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  first.abort(gone)
  await expect(waiting).rejects.toBe(gone)
})

test('a caller that has gone does not enter', () => {
  const { enter, inside } = createSemaphore(1, 1)
  expect(() => enter(AbortSignal.abort(gone))).toThrow(gone)
  expect(inside()).toBe(0)
})

test('who goes away leaves the line to those behind', async () => {
  const { enter, leave, inside } = createSemaphore(1, 2)
  enter(patient)
  expect(inside()).toBe(1)
  const first = new AbortController()
  const second = new AbortController()
  const waiting = [enter(first.signal), enter(second.signal)]
  first.abort(gone)
  await expect(waiting[0]).rejects.toBe(gone)
  leave()
  await expect(waiting[1]).resolves.toBeUndefined()
  expect(inside()).toBe(1)
  leave()
  expect(inside()).toBe(0)
})

test('places are given in the order of the line, and never more than there are', async () => {
  const { enter, leave } = createSemaphore(2, 10)
  const order: number[] = []
  const callers = [0, 1, 2, 3, 4].map(async (caller) => {
    await enter(patient)
    order.push(caller)
  })
  await Promise.all(callers.slice(0, 2))
  expect(order).toEqual([0, 1])
  for (const caller of [2, 3, 4]) {
    leave()
    await callers[caller]
    expect(order).toHaveLength(caller + 1)
  }
  expect(order).toEqual([0, 1, 2, 3, 4])
})

test('a place that nobody waits for is free again', () => {
  const { enter, leave } = createSemaphore(1, 0)
  expect(enter(patient)).toBeUndefined()
  leave()
  expect(enter(patient)).toBeUndefined()
})
