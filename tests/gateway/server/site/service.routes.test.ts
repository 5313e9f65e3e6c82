import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { messages } from '#gateway/graph/messages.ts'
import { installFailures } from '#gateway/server/guard/failures.ts'
import { serviceRoutes } from '#gateway/server/site/service.routes.ts'
import { stubbedGateway } from '#tests/support/stubbedGateway.ts'
import { json } from '#tests/support/upstream.ts'

const stubbed = stubbedGateway()

const visit = (path: string, init: RequestInit = {}) =>
  fetch(stubbed().gateway.url + path, { redirect: 'manual', ...init })
const requested = () => stubbed().upstream.calls.filter(({ path }) => path !== '/api/v1/live')

test.each([
  '/auth/demo/..%2f..%2fapi/v1/auth/current/',
  '/auth/demo/%2e%2e/%2e%2e/api/v1/auth/current/',
  '/auth/demo/a%5cb',
  '/auth/other',
  '/auth/google_oauth2/other',
])('%s makes no upstream call', async (path) => {
  expect((await visit(path)).status).toBe(404)
  expect(requested()).toEqual([])
})

test('forwards redirects and cookies unchanged in both directions', async () => {
  const cookies = ['sid=a; Path=/; HttpOnly; SameSite=Lax', 'sign-in=; Path=/; Max-Age=0']
  stubbed().upstream.answerWith(
    json({}, { location: 'http://elsewhere.test/?a=1', 'set-cookie': cookies }, 303),
  )
  const headers = { cookie: 'sid=x; other=y%20z', 'x-request-id': 'a-request-id', connection: 'close' }
  const answer = await visit('/auth/facebook/callback?code=a%2Fb&state=c', { headers })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://elsewhere.test/?a=1'])
  // The marker follows the session of a social sign-in.
  expect(answer.headers.getSetCookie()).toEqual([cookies[0], 'signed_in=1; Path=/; SameSite=Lax', cookies[1]])
  expect(requested()).toMatchObject([
    {
      method: 'GET',
      path: '/auth/facebook/callback?code=a%2Fb&state=c',
      headers: { cookie: headers.cookie, 'x-forwarded-for': '127.0.0.1', 'x-request-id': 'a-request-id' },
    },
  ])
})

test('forwards the content policy of the service, or adds ours', async () => {
  stubbed().upstream.answerWith(json({}, { 'content-security-policy': "default-src 'self'" }))
  expect((await visit('/dev/mails')).headers.get('content-security-policy')).toBe("default-src 'self'")
  stubbed().upstream.answerWith(json({}))
  expect((await visit('/dev/mails')).headers.get('content-security-policy')).toContain("default-src 'none'")
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
test('forwards a one-click unsubscription of a mail reader', async () => {
  const body = 'List-Unsubscribe=One-Click'
  const answer = await visit('/newsletter/desinscription/a_token-1', { method: 'POST', headers: form, body })
  expect(answer.status).toBe(200)
  const path = '/api/v1/newsletter/unsubscription/a_token-1'
  expect(requested()).toMatchObject([{ method: 'POST', path, headers: form, body }])
})

test.each([
  [413, 'application/json', 'x'.repeat(128 * 1024 + 1)],
  [415, 'application/xml', '<a/>'],
])('refuses a body with %i', async (status, type, body) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  expect((await visit('/auth/demo/google/token', init)).status).toBe(status)
  expect(requested()).toEqual([])
})

test('refuses an event of a provider above 16 kB', async () => {
  const post = (length: number) =>
    visit('/payments/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(length),
    })
  expect((await post(16 * 1024)).status).toBe(200)
  expect((await post(16 * 1024 + 1)).status).toBe(413)
  expect(requested()).toHaveLength(1)
})

test.each([
  ['/payments/webhooks/stripe', 429],
  ['/newsletter/desinscription/a', 429],
  ['/auth/facebook', 200],
])('counts a call of %s: %i where no rate is left', async (path, status) => {
  const app = Fastify()
  installFailures(app)
  const refusalOfPage = async () => ({ status: 429, code: 'RATE_LIMITED', message: 'later' })
  await app.register(serviceRoutes, { apiUrl: stubbed().upstream.url, isProduction: true, refusalOfPage })
  const method = path.startsWith('/auth') ? 'GET' : 'POST'
  expect((await app.inject({ method, url: path, headers: form, payload: 'a=b' })).statusCode).toBe(status)
  await app.close()
})

const refusalOfPage = async () => undefined
test.each([
  [502, { apiUrl: 'http://127.0.0.1:1' }],
  [504, { timeoutMs: 50 }],
])('reports an unavailable service by a page with a link, and %i', async (status, deps) => {
  stubbed().upstream.answerWith(() => undefined)
  const app = Fastify()
  await app.register(serviceRoutes, {
    apiUrl: stubbed().upstream.url,
    isProduction: true,
    refusalOfPage,
    ...deps,
  })
  const answer = await app.inject('/auth/facebook')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(messages.unavailable)
  expect(answer.body).toContain('href="/"')
  expect((await app.inject('/dev/mails')).statusCode).toBe(404)
  await app.close()
})
