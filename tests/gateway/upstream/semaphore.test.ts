import { expect, test } from 'vitest'
import { cancel, notCancelled } from '#gateway/upstream/cancellation.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { createSemaphore } from '#gateway/upstream/semaphore.ts'

const gone = new RestFailure('UPSTREAM_TIMEOUT', 'gone')

test('whoever finds the line full is refused at once', async () => {
  const { enter } = createSemaphore(1, 1)
  expect(enter(notCancelled())).toBeUndefined()
  const first = notCancelled()
  const waiting = enter(first)
  await expect(enter(notCancelled())).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  cancel(first, gone)
  await expect(waiting).rejects.toBe(gone)
})

test('who goes away leaves the line to those behind', async () => {
  const { enter, leave, inside } = createSemaphore(1, 2)
  enter(notCancelled())
  expect(inside()).toBe(1)
  const first = notCancelled()
  const second = notCancelled()
  const waiting = [enter(first), enter(second)]
  cancel(first, gone)
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
    await enter(notCancelled())
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
  expect(enter(notCancelled())).toBeUndefined()
  leave()
  expect(enter(notCancelled())).toBeUndefined()
})
