import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRest } from '#gateway/upstream/createRest.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import type { Rest } from '#gateway/upstream/rest.ts'
import { type FaultName, type FaultyUpstream, startFaulty } from '#tests/support/faultyUpstream.ts'
import { freePort } from '#tests/support/postgres.ts'
import { restScope } from '#tests/support/restScope.ts'

/**
 * Shortened only for slow faults: immediate ones take time too under load. A pause of the machine longer than
 * a try ends it before the server has read its request.
 */
const shortened = { tryMs: 1000, totalMs: 2000 }

/** Without the breaker, to test the remaining protections. */
const insistent: Partial<RestLimits> = { failedInRow: 1e9, leastCalls: 1e9, bodyBytes: 2 ** 18 }

const unavailable = { code: 'UPSTREAM_UNAVAILABLE' }
const timeout = { code: 'UPSTREAM_TIMEOUT' }
const bad = { code: 'UPSTREAM_BAD_RESPONSE' }

const expected = [
  ['black hole', timeout],
  ['slow headers', timeout],
  ['drip', timeout],
  ['cut', bad],
  ['reset', unavailable],
  [500, { ...unavailable, status: 500 }],
  [503, { ...unavailable, status: 503 }],
  ['HTML', bad],
  ['garbage', bad],
  ['no JSON', bad],
  ['50 MB', bad],
  ['50 MB announced', bad],
  ['gzip bomb', bad],
  ['redirect', bad],
] as const

const post = { method: 'POST', path: '/cart', body: { a: 1 } } as const

describe.each(expected)('%s', (name, failure) => {
  let upstream: FaultyUpstream
  let rest: Rest

  beforeEach(async () => {
    upstream = await startFaulty(name)
    const limits = failure === timeout ? { ...insistent, ...shortened } : insistent
    rest = createRest({ apiUrl: upstream.url, limits })
  })

  afterEach(async () => {
    await rest.close()
    await upstream.close()
  })

  test('fails a mutation within its deadline, after exactly one attempt', async () => {
    const begunAt = performance.now()
    await expect(rest.send(post, restScope())).rejects.toMatchObject(failure)
    expect(performance.now() - begunAt).toBeLessThan(3000)
    expect(upstream.requests).toEqual(['POST /api/v1/cart'])
    expect(upstream.sentBytes()).toBeLessThan(8 * 2 ** 20)
  })

  test('fails reads within their deadline, with at most a fifth more requests', async () => {
    const begunAt = performance.now()
    const reads = Array.from({ length: 20 }, (_, id) => rest.read(`/expeditions/${id}`, restScope()))
    for (const read of await Promise.allSettled(reads))
      expect(read).toMatchObject({ status: 'rejected', reason: failure })
    expect(performance.now() - begunAt).toBeLessThan(6000)
    expect(upstream.requests.length).toBeLessThanOrEqual(24)
    expect(upstream.requests).not.toContain('GET /elsewhere')
  })

  test('repeats nothing of the response in the failure', async () => {
    const read = rest.readAs('token', '/user/', restScope())
    await expect(read).rejects.toMatchObject(failure)
    await expect(read).rejects.not.toThrow(/SELECT|Maintenance|token/)
  })
})

test('does not retry a 429, and does not open the breaker for it', async () => {
  const upstream = await startFaulty(429)
  const rest = createRest({ apiUrl: upstream.url })
  for (let id = 0; id < 20; id++)
    await expect(rest.read(`/expeditions/${id}`, restScope())).rejects.toMatchObject({
      code: 'UPSTREAM_REFUSED',
      status: 429,
    })
  expect(upstream.requests).toHaveLength(20)
  expect(await rest.send(post, restScope())).toMatchObject({ status: 429 })
  expect(upstream.requests).toHaveLength(21)
  await rest.close()
  await upstream.close()
})

test('reads and mutations fail at once when no server listens', async () => {
  const rest = createRest({ apiUrl: `http://127.0.0.1:${await freePort()}`, limits: insistent })
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const begunAt = performance.now()
    await expect(rest.read('/themes', restScope())).rejects.toMatchObject(unavailable)
    await expect(rest.send(post, restScope())).rejects.toMatchObject(unavailable)
    times.push(performance.now() - begunAt)
  }
  expect(Math.min(...times)).toBeLessThan(1000)
  await rest.close()
})

test('retries a read once at a flapping service, and no mutation', async () => {
  const upstream = await startFaulty('flapping')
  const rest = createRest({ apiUrl: upstream.url })
  expect(await rest.read('/expeditions/1', restScope())).toEqual({ ok: true })
  expect(upstream.requests).toHaveLength(2)
  await expect(rest.send(post, restScope())).rejects.toMatchObject(unavailable)
  expect(upstream.requests).toHaveLength(3)
  await rest.close()
  await upstream.close()
})

test('opens the circuit breaker after ten failures, until a probe succeeds', async () => {
  const upstream = await startFaulty(500)
  let now = 0
  const states: string[] = []
  const metrics = {
    tried: () => undefined,
    read: () => undefined,
    inFlight: () => undefined,
    breakerIs: (group: string, state: string) => states.push(`${group} ${state}`),
  }
  const rest = createRest({ apiUrl: upstream.url, clock: () => now, metrics })
  const read = (id: number) => rest.read(`/expeditions/${id}`, restScope())
  for (let id = 0; id < 30; id++) await expect(read(id)).rejects.toMatchObject(unavailable)
  expect(upstream.requests).toHaveLength(10)
  now = 5000
  const reads = await Promise.allSettled([read(40), read(41), read(42)])
  expect(reads.every(({ status }) => status === 'rejected')).toBe(true)
  expect(upstream.requests).toHaveLength(11)
  expect(states).toEqual(['expedition open', 'expedition halfOpen', 'expedition open'])
  await expect(rest.read('/themes', restScope())).rejects.toMatchObject({ status: 500 })
  expect(upstream.requests).toHaveLength(12)
  await rest.close()
  await upstream.close()
})

test('bounds the callers of a slow route, and does not delay other routes', async () => {
  const upstream = await startFaulty('black hole')
  // Only a caller that leaves ends a call here.
  const limits = { ...insistent, tryMs: 60_000, totalMs: 60_000, concurrent: 4, waiting: 4 }
  const rest = createRest({ apiUrl: upstream.url, limits })
  const scopes = Array.from({ length: 20 }, restScope)
  const reads = scopes.map((scope, id) => rest.read(`/expeditions/${id}`, scope))
  const first = Promise.allSettled(reads.slice(0, 8))
  for (const refused of await Promise.allSettled(reads.slice(8)))
    expect(refused).toMatchObject({ status: 'rejected', reason: unavailable })
  await vi.waitFor(() => expect(upstream.requests).toHaveLength(4))
  const otherScope = restScope()
  const other = Promise.allSettled([rest.read('/themes', otherScope)])
  await vi.waitFor(() => expect(upstream.requests).toHaveLength(5))
  expect(upstream.requests[4]).toBe('GET /api/v1/themes')
  // Queued calls proceed when the first four are cancelled.
  for (const scope of scopes.slice(0, 4)) scope.leave()
  await vi.waitFor(() => expect(upstream.requests).toHaveLength(9))
  for (const scope of [otherScope, ...scopes.slice(4, 8)]) scope.leave()
  await Promise.all([first, other])
  await rest.close()
  await upstream.close()
})

const slow: FaultName[] = ['black hole', 'slow headers', 'drip', 'reset', 503]

test('ends the slowest faults within six seconds under production limits', {
  timeout: 15_000,
}, async () => {
  await Promise.all(
    slow.map(async (name) => {
      const upstream = await startFaulty(name)
      const rest = createRest({ apiUrl: upstream.url })
      const begunAt = performance.now()
      const calls = [
        rest.read('/expeditions/1', restScope()),
        rest.readAs('t', '/user/', restScope()),
        rest.send(post, restScope()),
      ]
      for (const call of await Promise.allSettled(calls)) expect(call.status).toBe('rejected')
      expect(performance.now() - begunAt).toBeLessThan(6000)
      await rest.close()
      await upstream.close()
    }),
  )
})
