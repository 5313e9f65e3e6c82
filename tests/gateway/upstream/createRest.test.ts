import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRest } from '#gateway/upstream/createRest.ts'
import type { Rest } from '#gateway/upstream/rest.ts'
import { restScope } from '#tests/support/restScope.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

let upstream: TestUpstream
let rest: Rest

beforeEach(async () => {
  upstream = await startUpstream()
  rest = createRest({ apiUrl: upstream.url })
})

afterEach(async () => {
  await rest.close()
  await upstream.close()
})

test('rejects a refused read with its status', async () => {
  upstream.answerWith(json({ error: { message: 'non' } }, {}, 400))
  await expect(rest.read('/expeditions/search?page=x', restScope())).rejects.toMatchObject({
    code: 'UPSTREAM_REFUSED',
    status: 400,
  })
})

test('rejects an expired bearer with its status', async () => {
  upstream.answerWith(json({ error: {} }, {}, 401))
  await expect(rest.readAs('old', '/user/', restScope())).rejects.toMatchObject({
    code: 'UPSTREAM_REFUSED',
    status: 401,
  })
})

test('rejects an unwritable header without a request', async () => {
  await expect(rest.readAs('a\r\nx-evil: 1', '/user/', restScope())).rejects.toMatchObject({
    code: 'UPSTREAM_REFUSED',
    status: 400,
  })
  expect(upstream.calls).toEqual([])
})

test('returns undefined for a missing resource', async () => {
  upstream.answerWith((response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>'),
  )
  expect(await rest.read('/filters', restScope())).toBeUndefined()
  expect(await rest.readAs('token', '/cart/', restScope())).toBeUndefined()
})

test('returns the response of a refused mutation', async () => {
  upstream.answerWith(json({ errors: ["Email n'est pas disponible"] }, {}, 422))
  const change = { method: 'POST', path: '/auth/signup/', body: { email: 'a@example.test' } } as const
  expect(await rest.send(change, restScope())).toEqual({
    status: 422,
    body: { errors: ["Email n'est pas disponible"] },
    setCookies: [],
  })
})

test('sends the client address and the request id to the service', async () => {
  await rest.read('/themes', restScope())
  expect(upstream.calls[0]).toMatchObject({
    method: 'GET',
    path: '/api/v1/themes',
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-request-id': 'request-1',
      'x-forwarded-for': '192.0.2.7',
    },
  })
  expect(upstream.calls[0]?.headers).not.toHaveProperty('authorization')
})

test('sends the body, bearer and cookies of a mutation, and returns cookies', async () => {
  upstream.answerWith(json({ token: 't' }, { 'set-cookie': ['sid=1; HttpOnly', 'other=2'] }))
  const change = {
    method: 'POST',
    path: '/auth/login/',
    body: { email: 'é' },
    bearer: 'b',
    cookie: 'sid=0',
  } as const
  expect((await rest.send(change, restScope())).setCookies).toEqual(['sid=1; HttpOnly', 'other=2'])
  expect(upstream.calls[0]).toMatchObject({
    body: '{"email":"é"}',
    headers: { authorization: 'Bearer b', cookie: 'sid=0', 'content-type': 'application/json' },
  })
})

test('returns a single cookie as a list', async () => {
  upstream.answerWith(json({}, { 'set-cookie': 'sid=1' }))
  expect((await rest.send({ method: 'POST', path: '/auth/logout' }, restScope())).setCookies).toEqual([
    'sid=1',
  ])
})

test('sends a mutation without a body, and accepts an empty response', async () => {
  upstream.answerWith((response) => response.writeHead(204).end())
  const change = { method: 'POST', path: '/users/newsletter/a%40example.test' } as const
  expect(await rest.send(change, restScope())).toEqual({ status: 204, body: undefined, setCookies: [] })
  expect(upstream.calls[0]).toMatchObject({ path: '/api/v1/users/newsletter/a%40example.test', body: '' })
  expect(upstream.calls[0]?.headers).not.toHaveProperty('content-type')
})

test('never shares reads of an account', async () => {
  const read = (bearer: string) => rest.readAs(bearer, '/user/', restScope())
  await Promise.all([read('a'), read('b'), read('a')])
  expect(upstream.calls.map(({ headers }) => headers.authorization).toSorted()).toEqual([
    'Bearer a',
    'Bearer a',
    'Bearer b',
  ])
})

test('accepts a base address with a path', async () => {
  const below = createRest({ apiUrl: `${upstream.url}/below/` })
  await below.read('/themes', restScope())
  await below.close()
  expect(upstream.calls[0]?.path).toBe('/below/api/v1/themes')
})

test('records each call with its request', async () => {
  const scope = restScope()
  await rest.read('/themes', scope)
  await rest.read('/themes', scope)
  await rest.send({ method: 'DELETE', path: '/cart/1' }, scope)
  const noted = { status: 200, ms: expect.any(Number), begunAt: expect.any(Number) }
  expect(scope.calls).toEqual([
    { ...noted, method: 'GET', path: '/themes', source: 'upstream' },
    { ...noted, method: 'GET', path: '/themes', source: 'cache' },
    { ...noted, method: 'DELETE', path: '/cart/1', source: 'upstream' },
  ])
})

test('logs the attempts that failed, without the query, and no call that the service lacks', async () => {
  const logged: object[] = []
  const own = createRest({
    apiUrl: upstream.url,
    limits: { retryPauseMs: 0 },
    log: { warn: (details) => logged.push(details) },
  })
  onTestFinished(() => own.close())
  upstream.answerWith(json({ error: {} }, {}, 503))
  await expect(own.read('/expeditions/search?q=zoe', restScope())).rejects.toThrow()
  const attempt = { method: 'GET', path: '/api/v1/expeditions/search', reason: 'responded with status 503' }
  expect(logged.splice(0)).toEqual([attempt, attempt])
  upstream.answerWith(json({ error: {} }, {}, 404))
  expect(await own.read('/filters', restScope())).toBeUndefined()
  upstream.answerWith(() => undefined)
  const scope = restScope()
  const abandoned = own.read('/themes', scope)
  await vi.waitUntil(() => upstream.calls.length === 4)
  scope.leave()
  await expect(abandoned).rejects.toThrow()
  expect(logged).toEqual([])
})
