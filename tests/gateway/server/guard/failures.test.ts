import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

const { stream, all: logged } = capturedLog()
let app: FastifyInstance
let gateway: TestGateway
beforeAll(async () => {
  app = Fastify({ logger: { level: 'error', stream } })
  installFailures(app)
  app.get('/broken', async (_, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/avif' })
    throw new Error("ENOSPC: open '/srv/data/images/a.avif'")
  })
  app.get('/unread', async () => {
    throw Object.assign(new Error('No <b>word</b> of it'), { statusCode: 400 })
  })
  gateway = await startGateway('http://127.0.0.1:1')
})
afterAll(async () => {
  await app.close()
  await gateway.close()
})

test('logs an uncaught error, and reports a neutral, uncacheable message', async () => {
  const { statusCode, headers, body } = await app.inject('/broken')
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    500,
    'no-store',
    'application/json; charset=utf-8',
  ])
  expect(JSON.parse(body)).toEqual({
    errors: [
      {
        message: 'Une erreur est survenue de notre côté. Réessaie plus tard.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ],
  })
  expect(logged()).toContain('ENOSPC')
})

test('reports an unavailable upstream as retryable, not as a defect', async () => {
  const { status, headers } = await fetch(`${gateway.url}/sitemap.xml`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
})

test('answers a navigating browser with a page', async () => {
  const { headers, body } = await app.inject({ url: '/broken', headers: { accept: 'text/html,*/*' } })
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'no-store',
    'text/html; charset=utf-8',
  ])
  expect(body).toContain('<h1>Une erreur est survenue</h1>')
  expect(body).not.toContain('ENOSPC')
})

test('escapes the message of that page', async () => {
  const { statusCode, body } = await app.inject({ url: '/unread', headers: { accept: 'text/html' } })
  expect(statusCode).toBe(400)
  expect(body).toContain('<p>No &lt;b&gt;word&lt;/b&gt; of it</p>')
})

test.each([
  ['is no JSON', 'application/json', '{', 400, 'BAD_REQUEST'],
  ['is empty', 'application/json', '', 400, 'BAD_REQUEST'],
  ['names a prototype', 'application/json', '{"__proto__":{}}', 400, 'BAD_REQUEST'],
  ['is a form', 'application/x-www-form-urlencoded', 'query={me{id}}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['is too long', 'application/json', 'a'.repeat(200_000), 413, 'BODY_TOO_LARGE'],
])('refuses a body that %s in the GraphQL format', async (_, type, body, status, code) => {
  const headers = { 'content-type': type }
  const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] })
})
