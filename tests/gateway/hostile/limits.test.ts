import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

let upstream: TestUpstream
let gateway: TestGateway

beforeAll(async () => {
  upstream = await startUpstream(json({ jwt: 'token', id: 1, email: 'a@example.test' }))
  gateway = await startGateway(upstream.url, { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '1' })
})

afterAll(async () => {
  await gateway.close()
  await upstream.close()
})

describe('in a minute', () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ query: '{ me { id } }' }),
    })

  async function allowed(address: string, headers: Record<string, string> = {}): Promise<number> {
    for (let count = 0; count < 100; count += 1)
      if ((await ask(address, headers)).status === 429) return count
    return 100
  }

  test('refuses an address above its limit, except for health checks', async () => {
    expect(await allowed('192.0.2.1')).toBe(6)
    const refused = await ask('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
    const health = await fetch(`${gateway.url}/health/live`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(health.status).toBe(200)
  })

  test('ignores a forged X-Forwarded-For', async () => {
    let count = 0
    while ((await ask(`9.9.9.${count}, 192.0.2.4`)).status !== 429) count += 1
    expect(count).toBe(6)
  })

  test('counts a session by itself once the service has verified it', async () => {
    expect(await allowed('192.0.2.2', { cookie: 'sid=one' })).toBe(1 + 12)
    expect(await allowed('192.0.2.2', { cookie: 'sid=two' })).toBe(1 + 12)
  })

  test('counts invented cookies by their address', async () => {
    upstream.answerWith(json({ jwt: null }))
    let count = 0
    while ((await ask('192.0.2.3', { cookie: `sid=made-up-${count}` })).status !== 429) count += 1
    expect(count).toBe(6)
  })
})
