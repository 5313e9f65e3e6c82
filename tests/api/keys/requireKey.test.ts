import Fastify from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { rateCounters } from '#api/db/accountTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { apiKeys, resellers } from '#api/db/keyTables.ts'
import type { ApiEnv } from '#api/env.ts'
import { demoKey } from '#api/modules/keys/apiKey.domain.ts'
import { installKeys } from '#api/modules/keys/requireKey.ts'
import { installErrors } from '#api/plugins/errors.ts'
import { limits } from '#api/plugins/rateLimit.ts'
import { resellerKey, type TestKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000
const minutesLater = (count: number) => new Date(testNow.getTime() + count * minute)

onDatabase('demo', (current) => {
  let now = testNow
  let nodes: ReturnType<typeof node>[]
  let limited: ReturnType<typeof node>[]
  let key: TestKey

  /** A service with one route behind a key, on the shared database. */
  function node(env: Partial<ApiEnv> = {}) {
    const app = Fastify()
    installErrors(app)
    const requireKey = installKeys(app, { db: current().db, clock: () => now, env: testEnv(env) })
    app.post('/booking', { onRequest: requireKey('octo') }, (request) => request.apiKey)
    app.get('/open', (request) => request.apiKey)
    return app
  }

  const call = (headers: Record<string, string>, body = '', app = nodes[0]) =>
    app?.inject({
      method: 'POST',
      url: '/booking',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      payload: body,
    })
  const bearer = (sent: string) => ({ authorization: `Bearer ${sent}` })
  const stored = async (id: string) =>
    (await current().db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]

  beforeAll(() => {
    nodes = [node(), node()]
    const strict = { rateLimitFactor: 0.05 }
    limited = [node(strict), node(strict)]
  })

  beforeEach(async () => {
    now = testNow
    key = await resellerKey(current().db)
  })

  test('admits a key, and names its reseller', async () => {
    const [reseller] = await current().db.select().from(resellers).where(eq(resellers.id, key.resellerId))
    const response = await call(key.headers)
    expect(response?.json()).toEqual({
      id: key.id,
      reseller: { id: key.resellerId, name: reseller?.name, netPercent: null },
      scopes: ['octo'],
      test: false,
    })
  })

  test('marks a key that tests', async () => {
    const { headers } = await resellerKey(current().db, { test: true })
    const response = await call(headers)
    expect(response?.json()).toMatchObject({ test: true })
  })

  test('refuses a key of a reseller of the other mode in the database', async () => {
    const wrong = resellerKey(current().db, { resellerId: key.resellerId, test: true })
    await expect(wrong).rejects.toMatchObject({ cause: { constraint: 'api_keys_reseller' } })
  })

  test.each([[{}], [{ authorization: '' }], [{ authorization: 'Basic YTpi' }]])(
    'asks for a key where %o is sent',
    async (headers) => {
      const response = await call(headers)
      expect(response?.statusCode).toBe(401)
      expect(response?.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } })
    },
  )

  const withoutScope = async () => {
    const { id, key } = await resellerKey(current().db)
    await current().db.update(apiKeys).set({ scopes: sql`'{other}'` }).where(eq(apiKeys.id, id))
    return key
  }

  test.each<[number, string, () => Promise<string> | string]>([
    [401, 'an unknown key', () => 'explora_live_unknown'],
    [401, 'a key with a known prefix', () => key.key.slice(0, -1)],
    [401, 'a prefix', () => key.key.slice(0, 21)],
    [401, 'a text longer than any key', () => 'x'.repeat(4_000)],
    [403, 'a revoked key', async () => (await resellerKey(current().db, { revokedAt: testNow })).key],
    [403, 'a key without the scope', withoutScope],
  ])('answers %i to %s, before the body is read', async (status, _case, sent) => {
    const response = await call(bearer(await sent()), 'no JSON')
    expect(response?.statusCode).toBe(status)
    expect(response?.json().error.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  })

  test('refuses on one node at once a key that was revoked on another', async () => {
    expect((await call(key.headers, '', nodes[1]))?.statusCode).toBe(200)
    await current().db.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, key.id))
    expect((await call(key.headers, '', nodes[1]))?.statusCode).toBe(403)
  })

  test('admits the key of the demonstration, except in production', async () => {
    expect((await call(bearer(demoKey)))?.json()).toMatchObject({
      reseller: { name: 'Billetterie des Alpes' },
    })
    expect((await call(bearer(demoKey), '', node({ isProduction: true })))?.statusCode).toBe(403)
    expect((await call(key.headers, '', node({ isProduction: true })))?.statusCode).toBe(200)
  })

  test('writes the last use of a key once a minute', async () => {
    const uses: (Date | null | undefined)[] = []
    for (const minutes of [0, 0.5, 1.5]) {
      now = minutesLater(minutes)
      await call(key.headers)
      uses.push((await stored(key.id))?.lastUsedAt)
    }
    expect(uses).toEqual([testNow, testNow, minutesLater(1.5)])
  })

  test('limits each key exactly, over two nodes', async () => {
    const other = await resellerKey(current().db)
    const { max } = limits.keyRequests
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => call(key.headers, '', limited[index % 2])),
    )
    const refused = answers.filter((answer) => answer?.statusCode === 429)
    expect(refused).toHaveLength(60 - max / 20)
    expect(refused[0]?.headers['retry-after']).toBe('60')
    expect((await call(other.headers, '', limited[0]))?.statusCode).toBe(200)
    now = minutesLater(1)
    expect((await call(key.headers, '', limited[1]))?.statusCode).toBe(200)
  })

  test('does not count refused keys', async () => {
    const before = await current().db.select().from(rateCounters)
    await call(bearer(`${key.key}x`))
    expect(await current().db.select().from(rateCounters)).toEqual(before)
  })

  test('fails on a route that no key guards', async () => {
    expect((await nodes[0]?.inject('/open'))?.statusCode).toBe(500)
  })
})
