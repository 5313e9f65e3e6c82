import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { rateLimits } from '#gateway/server/guard/rateLimits.ts'
import { openRedis } from '#gateway/server/redis.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startRedis } from '#tests/support/redis.ts'

const cheap = 1
const office = { address: '192.0.2.7', session: undefined }
const refused = {
  status: 429,
  code: 'RATE_LIMITED',
  message: expect.any(String),
  retryAfterS: expect.any(Number),
}

type Limits = ReturnType<typeof rateLimits>
type Caller = Parameters<Limits>[0]

/** Number of requests before the first refusal. */
async function allowed(limits: Limits, caller: Caller, cost = cheap): Promise<number> {
  for (let count = 0; count < 5000; count += 1) if (await limits(caller, cost)) return count
  return Number.POSITIVE_INFINITY
}

describe('in a minute', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each<[string, Caller, number, number, number]>([
    ['an address', office, 1, cheap, 600],
    ['an address of six', { address: '2001:db8::1', session: undefined }, 1, cheap, 600],
    ['a session', { ...office, session: 'a' }, 1, cheap, 1200],
    ['an address, with all limits halved', office, 0.5, cheap, 300],
    ['an address, with the smallest factor', office, 0.001, cheap, 1],
    ['an address that asks for a page of calls', office, 1, 1000, 600],
    ['an address that asks for a little more', office, 1, 1001, 300],
    ['an address that asks for twice as much', office, 1, 2000, 300],
    ['an address that asks for all that is allowed', office, 1, 5000, 120],
  ])('%s has a number of requests', async (_case, caller, factor, cost, count) => {
    expect(await allowed(rateLimits({ factor }), caller, cost)).toBe(count)
  })

  test('allows 3,000 points to the sessions of one address together', async () => {
    const limits = rateLimits({ factor: 0.01 })
    const counts = []
    for (const session of ['a', 'b', 'c', 'd']) counts.push(await allowed(limits, { ...office, session }))
    expect(counts).toEqual([12, 12, 4, 0])
    expect(await allowed(limits, { address: '192.0.2.8', session: 'e' })).toBe(12)
  })

  test('sends Retry-After with a refusal', async () => {
    const limits = rateLimits({ factor: 0.01 })
    await allowed(limits, office)
    const refusal = await limits(office, cheap)
    expect(refusal).toEqual(refused)
    expect(refusal?.retryAfterS).toBeGreaterThanOrEqual(1)
    expect(refusal?.retryAfterS).toBeLessThanOrEqual(60)
  })

  test.each<[string, Caller, boolean]>([
    ['the same house', { address: '2001:db8:0:1:ffff::2', session: undefined }, false],
    ['the house beside it', { address: '2001:db8:0:2::1', session: undefined }, true],
    ['a session in the same house', { address: '2001:db8:0:1::1', session: 'a' }, true],
  ])('after the limit of 2001:db8:0:1::1, %s', async (_case, caller, passes) => {
    const limits = rateLimits({ factor: 0.01 })
    await allowed(limits, { address: '2001:db8:0:1::1', session: undefined })
    expect((await limits(caller, cheap)) === undefined).toBe(passes)
  })

  test('allows as many in the next minute', async () => {
    const limits = rateLimits({ factor: 0.01 })
    expect(await allowed(limits, office)).toBe(6)
    vi.advanceTimersByTime(59_000)
    expect(await limits(office, cheap)).toEqual({ ...refused, retryAfterS: 1 })
    vi.advanceTimersByTime(1_001)
    expect(await allowed(limits, office)).toBe(6)
  })
})

/** No pause of the machine makes a command of Redis fail. */
const patientMs = 60_000

describe('with a Redis that', () => {
  function opened(url: string, timeoutMs = patientMs) {
    const captured = capturedLog()
    const redis = openRedis(url, captured.log, timeoutMs)
    onTestFinished(() => redis.disconnect())
    return { redis, lines: captured.lines }
  }

  const toLimits = (redis: Redis) => rateLimits({ factor: 0.01, redis })

  test('is unavailable, counts locally and logs it once', async () => {
    const { redis, lines } = opened(`redis://:secret@127.0.0.1:${await freePort()}`)
    expect(await allowed(toLimits(redis), office)).toBe(6)
    let attempts = 0
    redis.on('reconnecting', () => {
      attempts += 1
    })
    await vi.waitUntil(() => attempts >= 3)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('secret')
  })

  test('accepts and never responds, counts locally without waiting for it', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const address = silent.address()
    const url = `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { redis, lines } = opened(url)
    await once(redis, 'connect')
    expect(await allowed(toLimits(redis), office)).toBe(6)
    // Its time limits have not passed.
    expect([redis.status, lines]).toEqual(['connect', []])
  })

  test('is available, counts across two gateways', async () => {
    const server = await startRedis()
    onTestFinished(server.stop)
    const [one, other] = [opened(server.url), opened(server.url)]
    await Promise.all([once(one.redis, 'ready'), once(other.redis, 'ready')])
    const [limits, otherLimits] = [toLimits(one.redis), toLimits(other.redis)]
    expect(await allowed(limits, office)).toBe(6)
    expect(await otherLimits(office, cheap)).toEqual(refused)
    expect(await otherLimits({ ...office, session: 'a' }, cheap)).toBeUndefined()
    const keys = [`rate:address:${office.address}`, 'rate:session:a']
    expect(await one.redis.keys('*')).toEqual(expect.arrayContaining(keys))
    expect(await one.redis.ttl(`rate:address:${office.address}`)).toBeGreaterThan(0)
  })

  test('disconnects, limits locally until it reconnects', async () => {
    const server = await startRedis()
    const { redis, lines } = opened(server.url)
    await once(redis, 'ready')
    const limits = toLimits(redis)
    expect(await limits(office, cheap)).toBeUndefined()
    await server.stop()
    expect(await allowed(limits, office)).toBe(6)
    const restarted = await startRedis(server.port)
    onTestFinished(restarted.stop)
    await vi.waitUntil(() => redis.status === 'ready')
    expect(await limits(office, cheap)).toBeUndefined()
    expect(await redis.get(`rate:address:${office.address}`)).toBe('1')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'Redis unavailable: each gateway counts and caches locally',
      'Redis connected again',
    ])
  })

  test('stops responding, counts locally after the time limit of a command', async () => {
    const server = await startRedis()
    onTestFinished(server.stop)
    const { redis, lines } = opened(server.url, 200)
    await once(redis, 'ready')
    const limits = toLimits(redis)
    const before = lines.length
    server.pause()
    expect(await limits(office, cheap)).toBeUndefined()
    await vi.waitUntil(() => lines.length > before)
    expect(await allowed(limits, office)).toBe(5)
  })
})
