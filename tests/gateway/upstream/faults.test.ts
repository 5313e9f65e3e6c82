import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRest } from '#gateway/upstream/createRest.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import type { Rest } from '#gateway/upstream/rest.ts'
import { type FaultyUpstream, startFaulty } from '#tests/support/faultyUpstream.ts'
import { freePort } from '#tests/support/postgres.ts'
import { restScope } from '#tests/support/restScope.ts'

/** Time limits that no pause of the machine reaches. */
const patient = { connectMs: 60_000, tryMs: 60_001, totalMs: 120_000 } satisfies Partial<RestLimits>

/** Without the breaker, to test the remaining protections. */
const insistent = { ...patient, failedInRow: 1e9, leastCalls: 1e9, bodyBytes: 2 ** 18 }

/** Holds the time limits of tries; returns a function that lets them pass. All other timers run. */
function holdTryLimits(): () => void {
  const held: (() => void)[] = []
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (act: (...values: unknown[]) => void, ms: number, ...values: unknown[]) => {
    if (ms === patient.tryMs) held.push(act)
    return setTimeout(() => act(...values), ms)
  })
  return () => {
    for (const act of held.splice(0)) act()
  }
}

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
  let passTryLimits: () => void

  beforeEach(async () => {
    upstream = await startFaulty(name)
    passTryLimits = holdTryLimits()
    rest = createRest({ apiUrl: upstream.url, limits: insistent })
  })

  afterEach(async () => {
    vi.unstubAllGlobals()
    await rest.close()
    await upstream.close()
  })

  /** Ends tries that only their time limit can end, once the service has received them and begun to respond. */
  async function endTries(count: number): Promise<void> {
    if (failure !== timeout) return
    const isUnderWay = () =>
      upstream.requests.length === count && (name === 'black hole' || upstream.sentBytes() > 0)
    while (!isUnderWay()) await nextTurn()
    passTryLimits()
  }

  test('fails a mutation after exactly one attempt', async () => {
    const sent = rest.send(post, restScope())
    await Promise.all([expect(sent).rejects.toMatchObject(failure), endTries(1)])
    expect(upstream.requests).toEqual(['POST /api/v1/cart'])
    expect(upstream.sentBytes()).toBeLessThan(8 * 2 ** 20)
  })

  test('fails reads with at most a fifth more requests', async () => {
    const reads = Array.from({ length: 20 }, (_, id) => rest.read(`/expeditions/${id}`, restScope()))
    const [results] = await Promise.all([Promise.allSettled(reads), endTries(reads.length)])
    for (const read of results) expect(read).toMatchObject({ status: 'rejected', reason: failure })
    expect(upstream.requests.length).toBeLessThanOrEqual(24)
    expect(upstream.requests).not.toContain('GET /elsewhere')
  })

  test('repeats nothing of the response in the failure', async () => {
    const read = rest.readAs('token', '/user/', restScope())
    await Promise.all([expect(read).rejects.toMatchObject(failure), endTries(1)])
    await expect(read).rejects.not.toThrow(/SELECT|Maintenance|token/)
  })
})

test('does not retry a 429, and does not open the breaker for it', async () => {
  const upstream = await startFaulty(429)
  const rest = createRest({ apiUrl: upstream.url, limits: patient })
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

test('fails reads and mutations as unavailable, before any time limit, when no server listens', async () => {
  const rest = createRest({ apiUrl: `http://127.0.0.1:${await freePort()}`, limits: insistent })
  await expect(rest.read('/themes', restScope())).rejects.toMatchObject(unavailable)
  await expect(rest.send(post, restScope())).rejects.toMatchObject(unavailable)
  await rest.close()
})

test('retries a read once at a flapping service, and no mutation', async () => {
  const upstream = await startFaulty('flapping')
  const rest = createRest({ apiUrl: upstream.url, limits: patient })
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
  const rest = createRest({ apiUrl: upstream.url, clock: () => now, metrics, limits: patient })
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
  const limits = { ...insistent, concurrent: 4, waiting: 4 }
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
