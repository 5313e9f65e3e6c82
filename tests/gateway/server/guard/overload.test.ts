import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { overloaded } from '#gateway/server/guard/refusal.ts'
import { installOverload, sustainableDelayMs } from '#server/overload.ts'

const sampleMs = 2 * sustainableDelayMs

let app: FastifyInstance
let delayMs: number

/** On a held clock: the tests say how late the event loop is, and when it is read. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  delayMs = 0
  app = Fastify()
  installFailures(app)
  app.get('/health/live', async () => 'alive')
  await app.register(async (scope) => {
    installOverload(scope, sustainableDelayMs, overloaded, () => delayMs)
    scope.get('/graphql', async () => 'answered')
    scope.get('/faq', async () => 'a page')
  })
  await app.ready()
})

afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

const fetchStatus = async (url: string) => (await app.inject(url)).statusCode

test('refuses work while the event loop lags, except for health checks, then recovers', async () => {
  delayMs = sustainableDelayMs + 1
  vi.advanceTimersByTime(sampleMs)
  const { statusCode, headers, body } = await app.inject('/graphql')
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '2',
    { errors: [{ message: expect.any(String), extensions: { code: 'OVERLOADED' } }] },
  ])
  const page = await app.inject({ url: '/faq', headers: { accept: 'text/html,*/*' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<p>Le service est très demandé : réessaie dans quelques secondes.</p>')
  expect(await fetchStatus('/health/live')).toBe(200)
  delayMs = sustainableDelayMs
  vi.advanceTimersByTime(sampleMs)
  expect(await fetchStatus('/graphql')).toBe(200)
})
