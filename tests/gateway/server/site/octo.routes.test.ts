import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { messages } from '#gateway/graph/messages.ts'
import { octoRoutes } from '#gateway/server/site/octo.routes.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { stubbedGateway } from '#tests/support/stubbedGateway.ts'
import { json } from '#tests/support/upstream.ts'

const spoken = {
  'octo-capabilities': 'octo/content',
  'octo-env': 'live',
  'content-language': 'fr-FR',
  'available-languages': 'fr-FR',
}

const stubbed = stubbedGateway()

const call = (path: string, init: RequestInit = {}) => fetch(`${stubbed().gateway.url}/octo${path}`, init)
const requested = () => stubbed().upstream.calls.filter(({ path }) => path !== '/api/v1/live')

test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  'forwards %s with the headers of OCTO alone',
  async (method) => {
    stubbed().upstream.answerWith(json({ id: 'x' }, { ...spoken, 'set-cookie': 'a=b', 'x-own': '1' }))
    const headers = {
      authorization: 'Bearer a-key',
      'octo-capabilities': 'octo/content',
      'octo-env': 'test',
      'accept-language': 'fr',
      cookie: 'sid=x',
      'x-forwarded-for': '9.9.9.9',
      'x-own': '1',
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    }
    const body = method === 'GET' ? null : '{"a": 1}'
    const answer = await call('/bookings/u?localDate=2027-07-03', { method, headers, body })
    expect([answer.status, await answer.json()]).toEqual([200, { id: 'x' }])
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...spoken, 'cache-control': 'no-store' })
    expect([answer.headers.get('set-cookie'), answer.headers.get('x-own')]).toEqual([null, null])
    const [sent] = requested()
    expect(sent).toMatchObject({ method, path: '/octo/bookings/u?localDate=2027-07-03', body: body ?? '' })
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer a-key',
      'octo-capabilities': 'octo/content',
      'octo-env': 'test',
      'accept-language': 'fr',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(sent?.headers.cookie).toBeUndefined()
    expect(sent?.headers['x-own']).toBeUndefined()
  },
)

test('never serves an answer twice', async () => {
  // The live feed is requested too, at times of its own.
  stubbed().upstream.answerWith((response, request) => json([requested().length], spoken)(response, request))
  expect(await (await call('/products')).json()).toEqual([1])
  expect(await (await call('/products')).json()).toEqual([2])
})

test('forwards a refusal of the service unchanged', async () => {
  const refusal = { error: 'INVALID_PRODUCT_ID', errorMessage: 'x', productId: '9' }
  stubbed().upstream.answerWith(json(refusal, { ...spoken, 'retry-after': '3' }, 400))
  const answer = await call('/products/9')
  expect([answer.status, await answer.json(), answer.headers.get('retry-after')]).toEqual([400, refusal, '3'])
})

test.each([
  [404, json({ error: { code: 'ROUTE_NOT_FOUND' } }, {}, 404)],
  [404, json('<html>', { 'content-type': 'text/html' })],
  [500, json({}, {}, 503)],
])('answers %i where the service does not speak OCTO', async (status, answering) => {
  stubbed().upstream.answerWith(answering)
  const answer = await call('/supplier')
  expect([answer.status, await answer.json()]).toEqual([
    status,
    status === 404
      ? { error: 'BAD_REQUEST', errorMessage: messages.notSold }
      : { error: 'INTERNAL_SERVER_ERROR', errorMessage: messages.unavailable },
  ])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each(['/..%2fapi/v1/user', '/a/%2e%2e/%2e%2e/api/v1/user', '/a%5cb'])(
  '%s makes no upstream call',
  async (path) => {
    const answer = await call(path)
    expect([answer.status >= 400, requested()]).toEqual([true, []])
  },
)

test('refuses a body above 128 kB in the words of OCTO', async () => {
  const answer = await call('/availability', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(128 * 1024)),
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'BAD_REQUEST', errorMessage: 'Request body is too large' },
  ])
  expect(requested()).toEqual([])
})

test('limits the rate of an address', async () => {
  const limited = await startGateway(stubbed().upstream.url, { RATE_LIMIT_FACTOR: '0.001' })
  stubbed().upstream.answerWith(json({}, spoken))
  expect((await fetch(`${limited.url}/octo/supplier`)).status).toBe(200)
  const refused = await fetch(`${limited.url}/octo/supplier`)
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { error: 'INTERNAL_SERVER_ERROR', errorMessage: messages.rateLimited },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await limited.close()
})

test.each([
  ['refuses connections', { apiUrl: 'http://127.0.0.1:1' }],
  ['hangs', { timeoutMs: 50 }],
])('asks to try again while the service %s', async (_case, deps) => {
  stubbed().upstream.answerWith(() => undefined)
  const app = Fastify()
  await app.register(octoRoutes, {
    apiUrl: stubbed().upstream.url,
    refusalOfPage: async () => undefined,
    ...deps,
  })
  const answer = await app.inject('/octo/supplier')
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: 'INTERNAL_SERVER_ERROR', errorMessage: messages.unavailable },
  ])
  await app.close()
})

test('breaks the connection where the service ends in the middle of an answer', async () => {
  let end = () => {}
  stubbed().upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...spoken })
    response.write('[{"id":"1"},')
    end = () => response.destroy()
  })
  const answer = await call('/products')
  end()
  await expect(answer.text()).rejects.toThrow()
})

test('stops reading the service when the reseller leaves', async () => {
  const gone = new Promise((resolve) =>
    stubbed().upstream.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...spoken })
      response.write('[')
      response.on('close', () => resolve(!response.writableFinished))
    }),
  )
  const { hostname, port } = new URL(stubbed().gateway.url)
  const socket = connect(Number(port), hostname)
  socket.write('GET /octo/products HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  expect(await gone).toBe(true)
})
