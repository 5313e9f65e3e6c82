import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { overloaded } from '#gateway/server/guard/refusal.ts'
import { installOverload, sustainableDelayMs } from '#server/overload.ts'

/** The delay of the event loop is sampled twice before it counts. */
const sampleMs = 2 * sustainableDelayMs

let app: FastifyInstance

/** On a held clock: only the tests take samples. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  app = Fastify()
  installFailures(app)
  app.get('/health/live', async () => 'alive')
  await app.register(async (scope) => {
    await installOverload(scope, sustainableDelayMs, overloaded)
    scope.get('/graphql', async () => 'answered')
    scope.get('/faq', async () => 'a page')
  })
  await app.ready()
})

afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

/** Two samples without a turn of the event loop between them: its delay has no limit. */
const hold = () => vi.advanceTimersByTime(2 * sampleMs)

const statusOf = async (url: string) => (await app.inject(url)).statusCode

test('refuses work while the event loop lags, except for health checks, then recovers', async () => {
  hold()
  hold()
  const { statusCode, headers, body } = await app.inject('/graphql')
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '2',
    { errors: [{ message: expect.any(String), extensions: { code: 'OVERLOADED' } }] },
  ])
  const page = await app.inject({ url: '/faq', headers: { accept: 'text/html,*/*' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<p>Le service est très demandé : réessaie dans quelques secondes.</p>')
  expect(await statusOf('/health/live')).toBe(200)
  await vi.waitUntil(async () => {
    vi.advanceTimersByTime(sampleMs)
    return (await statusOf('/graphql')) === 200
  })
})

test('does not count the start as overload', async () => {
  hold()
  expect(await statusOf('/graphql')).toBe(200)
})
