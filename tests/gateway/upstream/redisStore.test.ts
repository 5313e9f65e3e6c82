import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openRedis } from '#gateway/server/redis.ts'
import { createRest } from '#gateway/upstream/createRest.ts'
import { redisStore } from '#gateway/upstream/redisStore.ts'
import type { Rest } from '#gateway/upstream/rest.ts'
import { freePort } from '#tests/support/postgres.ts'
import { type StartedRedis, startRedis } from '#tests/support/redis.ts'
import { restScope } from '#tests/support/restScope.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

/** No pause of the machine makes a command of Redis fail. */
const patientMs = 60_000

let redis: StartedRedis
let client: Redis
let upstream: TestUpstream
let gateways: Rest[]
let connections: Redis[]
let lost: string[]

beforeAll(async () => {
  redis = await startRedis()
  client = new Redis(redis.url, { lazyConnect: true }).on('error', () => undefined)
})

afterAll(async () => {
  client.disconnect()
  await redis.stop()
})

beforeEach(async () => {
  upstream = await startUpstream(json({ name: 'before' }))
  gateways = []
  connections = []
  lost = []
})

afterEach(async () => {
  for (const gateway of gateways) await gateway.close()
  for (const connection of connections) connection.disconnect()
  await upstream.close()
})

function newGateway(url = redis.url): Rest {
  const connection = openRedis(url, { warn: () => lost.push(url), info: () => undefined }, patientMs)
  connections.push(connection)
  const gateway = createRest({ apiUrl: upstream.url, store: redisStore(connection, upstream.url) })
  gateways.push(gateway)
  return gateway
}

/** Gateways that are connected and receive each other's invalidations. */
async function startGateways(count: number): Promise<Rest[]> {
  const started = Array.from({ length: count }, () => newGateway())
  const channel = `explora:rest:${upstream.url}#invalidated`
  await vi.waitFor(async () => {
    expect((await client.pubsub('NUMSUB', channel))[1]).toBe(count)
    expect(connections.every(({ status }) => status === 'ready')).toBe(true)
  })
  return started
}

/** Waits until Redis has what a gateway has read, which it stores after its response. */
const stored = (path: string) =>
  vi.waitFor(async () => expect(await client.get(`explora:rest:${upstream.url}${path}`)).toBeTruthy())

async function findSource(gateway: Rest, path: string) {
  const scope = restScope()
  await gateway.read(path, scope)
  return scope.calls[0]?.source
}

test('caches locally without Redis, and logs it once', async () => {
  const alone = newGateway(`redis://127.0.0.1:${await freePort()}`)
  await vi.waitFor(() => expect(lost).toHaveLength(1))
  expect(await findSource(alone, '/themes')).toBe('upstream')
  expect(await findSource(alone, '/themes')).toBe('cache')
  alone.invalidate(['/themes'])
  expect(await findSource(alone, '/themes')).toBe('upstream')
  expect(lost).toHaveLength(1)
})

test('ignores a foreign value in Redis', async () => {
  const [gateway] = await startGateways(1)
  if (!gateway) throw new Error('no gateway')
  for (const [path, text] of Object.entries({ '/a': 'no line', '/b': '{}\nno JSON', '/c': 'no JSON\n{}' })) {
    await client.set(`explora:rest:${upstream.url}${path}`, text)
    expect(await findSource(gateway, path)).toBe('upstream')
  }
})

test.each<[string, (now: number) => object]>([
  ['fresh for centuries', () => ({ freshUntil: 9e15, revalidateUntil: 9e15, staleUntil: 9e15 })],
  [
    'fresh for ten minutes',
    (now) => ({ freshUntil: now + 6e5, revalidateUntil: now + 6e5, staleUntil: now + 6e5 }),
  ],
  [
    'shown stale for a day',
    (now) => ({ freshUntil: now + 1e4, revalidateUntil: now + 1e4, staleUntil: now + 864e5 }),
  ],
  [
    'revalidated for a day',
    (now) => ({ freshUntil: now + 1e4, revalidateUntil: now + 864e5, staleUntil: now + 1e4 }),
  ],
  [
    'times as texts',
    (now) => ({ freshUntil: `${now + 1e4}`, revalidateUntil: now + 1e4, staleUntil: now + 1e4 }),
  ],
  ['no times', () => ({})],
  ['a tag that is no text', (now) => ({ freshUntil: now, revalidateUntil: now, staleUntil: now, etag: {} })],
])('replaces an entry with %s without serving it', async (_case, times) => {
  const [gateway] = await startGateways(1)
  if (!gateway) throw new Error('no gateway')
  const key = `explora:rest:${upstream.url}/themes`
  await client.set(key, `${JSON.stringify(times(Date.now()))}\n{"x":[1]}`)
  expect(await gateway.read('/themes', restScope())).toEqual({ name: 'before' })
  await vi.waitFor(async () => expect(await client.get(key)).toContain('{"name":"before"}'))
})

test('deletes a malformed entry even if the service has no replacement', async () => {
  const [gateway] = await startGateways(1)
  const key = `explora:rest:${upstream.url}/themes`
  await client.set(key, '{"freshUntil":9e15}\n{"x":[1]}')
  upstream.answerWith(json({}, {}, 404))
  await gateway?.read('/themes', restScope())
  await vi.waitFor(async () => expect(await client.exists(key)).toBe(0))
})

test('ignores the status and size of an entry', async () => {
  const [gateway] = await startGateways(1)
  const until = Date.now() + 200_000
  const head = {
    freshUntil: until,
    revalidateUntil: until,
    staleUntil: until,
    status: 500,
    body: 1,
    bytes: -1e9,
  }
  await client.set(`explora:rest:${upstream.url}/themes`, `${JSON.stringify(head)}\n{"name":"stored"}`)
  expect(await gateway?.read('/themes', restScope())).toEqual({ name: 'stored' })
})

test('reads the entries of other gateways again after an announced change of everything', async () => {
  const [one, other] = await startGateways(2)
  if (!one || !other) throw new Error('no gateway')
  await findSource(one, '/guides')
  await stored('/guides')
  expect(await findSource(other, '/guides')).toBe('cache')
  upstream.answerWith(json({ name: 'after' }))
  other.invalidate()
  // Another path, which this gateway has not read: the store has it.
  expect(await other.read('/guides', restScope())).toEqual({ name: 'after' })
  await findSource(one, '/themes')
  await stored('/themes')
  expect(await findSource(other, '/themes')).toBe('upstream')
})

test('ignores a foreign message in Redis', async () => {
  const [gateway] = await startGateways(1)
  await gateway?.read('/themes', restScope())
  const key = `explora:rest:${upstream.url}/themes`
  await vi.waitFor(async () => expect(await client.del(key)).toBe(1))
  for (const text of ['', 'null', '{', 'somebody\n/themes'])
    await client.publish(`explora:rest:${upstream.url}#invalidated`, text)
  upstream.answerWith(json({ name: 'after' }))
  await vi.waitFor(async () => expect(await gateway?.read('/themes', restScope())).toEqual({ name: 'after' }))
})

test('serves a response that another gateway has read', async () => {
  const [one, other] = await startGateways(2)
  if (!one || !other) throw new Error('no gateways')
  expect(await findSource(one, '/themes')).toBe('upstream')
  await stored('/themes')
  expect(await findSource(other, '/themes')).toBe('cache')
  expect(await other.read('/themes', restScope())).toEqual({ name: 'before' })
  expect(upstream.calls).toHaveLength(1)
})

test('propagates an invalidation to all gateways', async () => {
  const [one, other] = await startGateways(2)
  if (!one || !other) throw new Error('no gateways')
  await one.read('/themes', restScope())
  await other.read('/themes', restScope())
  upstream.answerWith(json({ name: 'after' }))
  one.invalidate(['/themes'])
  expect(await one.read('/themes', restScope())).toEqual({ name: 'after' })
  await vi.waitFor(async () => expect(await other.read('/themes', restScope())).toEqual({ name: 'after' }))
})

test('caches no read that began before the invalidation at any gateway', async () => {
  const [one, other] = await startGateways(2)
  if (!one || !other) throw new Error('no gateways')
  let respondStale = () => {}
  upstream.answerWith((response, request) => {
    respondStale = () => json({ name: 'before' })(response, request)
  })
  const old = other.read('/themes', restScope())
  await vi.waitFor(() => expect(upstream.calls).toHaveLength(1))
  one.invalidate(['/themes'])
  await vi.waitFor(async () => expect(await client.get(`explora:rest:${upstream.url}/themes`)).toBe(''))
  respondStale()
  expect(await old).toEqual({ name: 'before' })
  upstream.answerWith(json({ name: 'after' }))
  expect(await newGateway().read('/themes', restScope())).toEqual({ name: 'after' })
  expect(await one.read('/themes', restScope())).toEqual({ name: 'after' })
  expect(await other.read('/themes', restScope())).toEqual({ name: 'after' })
})

test('fails no read during a Redis outage, and shares again afterwards', async () => {
  const [one, other] = await startGateways(2)
  if (!one || !other) throw new Error('no gateways')
  await one.read('/themes', restScope())
  await redis.stop()
  await vi.waitFor(() => expect(connections.some(({ status }) => status === 'ready')).toBe(false))
  expect(await findSource(one, '/themes')).toBe('cache')
  expect(await findSource(other, '/themes')).toBe('upstream')
  redis = await startRedis(redis.port)
  await vi.waitFor(() => expect(connections.map(({ status }) => status)).toEqual(['ready', 'ready']))
  await one.read('/guides', restScope())
  await stored('/guides')
  expect(await findSource(other, '/guides')).toBe('cache')
})
