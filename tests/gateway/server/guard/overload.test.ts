import Fastify, { type FastifyInstance, type LightMyRequestResponse as Response } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installOverload } from '#gateway/server/guard/overload.ts'

const maxDelayMs = 20

let app: FastifyInstance

beforeEach(async () => {
  app = Fastify()
  app.get('/health/live', async () => 'alive')
  await app.register(async (scope) => {
    await installOverload(scope, maxDelayMs)
    scope.get('/graphql', async () => 'answered')
    scope.get('/faq', async () => 'a page')
  })
  await app.ready()
})

afterEach(() => app.close())

const statusOf = async (url: string) => (await app.inject(url)).statusCode

test('refuses work while the event loop lags, except for health checks, then recovers', async () => {
  const refusals: unknown[] = []
  const pages: Response[] = []
  await vi.waitUntil(
    async () => {
      hold(4 * maxDelayMs)
      const { statusCode, headers, body } = await app.inject('/graphql')
      if (statusCode === 503) refusals.push({ retryAfter: headers['retry-after'], ...JSON.parse(body) })
      const page = await app.inject({ url: '/faq', headers: { accept: 'text/html,*/*' } })
      if (page.statusCode === 503) pages.push(page)
      return refusals.length > 0 && pages.length > 0
    },
    { timeout: 10_000, interval: 1 },
  )
  expect(await statusOf('/health/live')).toBe(200)
  expect(refusals).toEqual([
    { retryAfter: '2', errors: [{ message: expect.any(String), extensions: { code: 'OVERLOADED' } }] },
  ])
  expect(pages[0]?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(pages[0]?.body).toContain('<p>Le service est très demandé : réessaie dans quelques secondes.</p>')
  await vi.waitUntil(async () => (await statusOf('/graphql')) === 200, { timeout: 10_000 })
})

test('does not count the start as overload', async () => {
  hold(10 * maxDelayMs)
  expect(await statusOf('/graphql')).toBe(200)
})

function hold(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
