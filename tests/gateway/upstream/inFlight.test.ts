import { expect, test } from 'vitest'
import { leaveWith, singleFlight } from '#gateway/upstream/inFlight.ts'

/** Work that ends on demand. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const begun: AbortSignal[] = []
  const { has, join } = singleFlight<string>()
  const caller = () => {
    const gone = new AbortController()
    const inFlight = join('key', ({ controller }) => {
      begun.push(controller.signal)
      return promise
    })
    leaveWith(gone.signal, inFlight)
    return { result: inFlight.result, leave: () => gone.abort() }
  }
  return { caller, begun, resolve, has, join }
}

test('shares the work of one key until it ends', async () => {
  const { caller, begun, resolve, has } = work()
  const callers = [caller(), caller()]
  expect(has('key')).toBe(true)
  resolve('made')
  expect(await Promise.all(callers.map(({ result }) => result))).toEqual(['made', 'made'])
  expect(has('key')).toBe(false)
  caller()
  expect(begun).toHaveLength(2)
})

test('aborts the work when the last caller leaves, and joins it no more', () => {
  const { caller, begun, has } = work()
  const callers = [caller(), caller()]
  callers[0]?.leave()
  expect(begun[0]?.aborted).toBe(false)
  callers[1]?.leave()
  expect(begun[0]?.reason).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect(has('key')).toBe(false)
  caller()
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('leaves at once for an aborted caller', () => {
  const { join } = work()
  const inFlight = join('key', () => new Promise(() => undefined))
  leaveWith(AbortSignal.abort(), inFlight)
  expect(inFlight.controller.signal.aborted).toBe(true)
})

test('completes work that counts itself without callers', async () => {
  const { join } = work()
  const { promise, resolve } = Promise.withResolvers<string>()
  const gone = new AbortController()
  const inFlight = join('key', (sharing) => {
    sharing.followers += 1
    return promise
  })
  leaveWith(gone.signal, inFlight)
  gone.abort()
  expect(inFlight.controller.signal.aborted).toBe(false)
  resolve('made')
  expect(await inFlight.result).toBe('made')
})

test('begins failed work again', async () => {
  const { join } = work()
  const failing = () => Promise.reject(new Error('broken'))
  await expect(join('key', failing).result).rejects.toThrow('broken')
  expect(await join('key', async () => 'made').result).toBe('made')
})
