import { expect, test } from 'vitest'
import { createSemaphore, runInside } from '#server/semaphore.ts'

test('runs work up to the bound, in the order of arrival', async () => {
  const semaphore = createSemaphore(2)
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const all = gates.map((gate, index) =>
    runInside(semaphore, () => {
      begun.push(index)
      return gate.promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(all)
  expect(semaphore.inside()).toBe(0)
})

test('is full when all slots and the whole queue are taken', () => {
  const semaphore = createSemaphore(1, 1)
  expect(semaphore.enter()).toBeUndefined()
  expect(semaphore.isFull()).toBe(false)
  semaphore.enter()
  expect(semaphore.isFull()).toBe(true)
  semaphore.leave()
  expect(semaphore.isFull()).toBe(false)
})

test('is full without a free slot and without a queue', () => {
  const semaphore = createSemaphore(1, 0)
  semaphore.enter()
  expect(semaphore.isFull()).toBe(true)
})

test('frees the slot of failed work', async () => {
  const semaphore = createSemaphore(1)
  await expect(runInside(semaphore, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(semaphore.inside()).toBe(0)
  expect(await runInside(semaphore, async () => 'done')).toBe('done')
})

test('removes an aborted caller from the queue', async () => {
  const semaphore = createSemaphore(1, 1)
  const gate = Promise.withResolvers<void>()
  const first = runInside(semaphore, () => gate.promise)
  const leaving = new AbortController()
  const abandoned = runInside(semaphore, async () => 'never', leaving.signal)
  expect(semaphore.isFull()).toBe(true)
  leaving.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  const next = runInside(semaphore, async () => 'next')
  gate.resolve()
  await first
  expect(await next).toBe('next')
})

test('ignores an abort after the slot was granted', async () => {
  const semaphore = createSemaphore(1)
  const leaving = new AbortController()
  const first = runInside(semaphore, async () => undefined)
  const second = runInside(
    semaphore,
    async () => {
      leaving.abort(new Error('gone'))
      return 'done'
    },
    leaving.signal,
  )
  await first
  expect(await second).toBe('done')
})

test('grants no slot to an aborted signal', async () => {
  const semaphore = createSemaphore(1)
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(runInside(semaphore, async () => 'never', gone)).rejects.toThrow('gone')
  expect(semaphore.inside()).toBe(0)
})
