import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type LightMyRequestResponse as Response } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { overloaded } from '#gateway/server/guard/refusal.ts'
import { installOverload, sustainableDelayMs } from '#server/overload.ts'

async function start(maxDelayMs: number): Promise<FastifyInstance> {
  const app = Fastify()
  onTestFinished(() => app.close())
  installFailures(app)
  app.get('/health/live', async () => 'alive')
  await app.register(async (scope) => {
    await installOverload(scope, maxDelayMs, overloaded)
    scope.get('/graphql', async () => 'answered')
    scope.get('/faq', async () => 'a page')
  })
  await app.ready()
  return app
}

const statusOf = async (app: FastifyInstance, url: string) => (await app.inject(url)).statusCode

test('refuses work while the event loop lags, except for health checks, then recovers', async () => {
  const app = await start(20)
  const refusals: unknown[] = []
  const pages: Response[] = []
  await vi.waitUntil(
    async () => {
      hold(80)
      const { statusCode, headers, body } = await app.inject('/graphql')
      if (statusCode === 503) refusals.push({ retryAfter: headers['retry-after'], ...JSON.parse(body) })
      const page = await app.inject({ url: '/faq', headers: { accept: 'text/html,*/*' } })
      if (page.statusCode === 503) pages.push(page)
      return refusals.length > 0 && pages.length > 0
    },
    { timeout: 20_000, interval: 1 },
  )
  expect(await statusOf(app, '/health/live')).toBe(200)
  expect(refusals).toEqual([
    { retryAfter: '2', errors: [{ message: expect.any(String), extensions: { code: 'OVERLOADED' } }] },
  ])
  expect(pages[0]?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(pages[0]?.body).toContain('<p>Le service est très demandé : réessaie dans quelques secondes.</p>')
  await vi.waitUntil(async () => (await statusOf(app, '/graphql')) === 200, { timeout: 20_000 })
})

test('does not count the start as overload', async () => {
  const app = await start(20)
  hold(200)
  expect(await statusOf(app, '/graphql')).toBe(200)
})

test('refuses nothing after pauses shorter than the limit', async () => {
  const app = await start(sustainableDelayMs)
  let end = performance.now() + 6_000
  let judgedFrom = 0
  const statuses = new Set<number>()
  while (performance.now() < end) {
    const begun = performance.now()
    hold(0.6 * sustainableDelayMs)
    await wait(1)
    const status = await statusOf(app, '/graphql')
    const now = performance.now()
    // Other work of the machine has made a longer pause, which two samples may report: six seconds follow them.
    if (now - begun > sustainableDelayMs) [judgedFrom, end] = [now + 2_000, now + 8_000]
    if (now > judgedFrom) statuses.add(status)
  }
  expect([...statuses]).toEqual([200])
})

function hold(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
