import { expect, test } from 'vitest'
import { buildApi } from '#api/app.ts'
import { Refusal, toRefusal } from '#api/plugins/errors.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const withCode = (code: string) => Object.assign(new Error('secret detail'), { code })

test.each([
  ['a refusal', new Refusal('CART_EXISTS'), 'CART_EXISTS'],
  ['PostgreSQL gone', withCode('ECONNREFUSED'), 'DATABASE_UNAVAILABLE'],
  ['PostgreSQL stopping', withCode('57P01'), 'DATABASE_UNAVAILABLE'],
  ['the same, wrapped', new Error('Failed query', { cause: withCode('57P03') }), 'DATABASE_UNAVAILABLE'],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), 'DATABASE_UNAVAILABLE'],
  ['a query that took too long', withCode('57014'), 'OVERLOADED'],
  ['a deadlock', withCode('40P01'), 'OVERLOADED'],
  ['a broken rule of the table', withCode('23514'), 'INTERNAL'],
  ['a bug', new TypeError('x is not a function'), 'INTERNAL'],
])('%s', (_case, error, code) => {
  expect(toRefusal(error).code).toBe(code)
  expect(toRefusal(error).message).not.toContain('secret')
})

onDatabase('empty', (current) => {
  test.each([
    [
      'an address that cannot be decoded',
      { url: '/api/v1/themes/aventures/%E0%A4%A' },
      400,
      'INVALID_REQUEST',
    ],
    [
      'a body that is not JSON',
      {
        method: 'POST',
        url: '/api/v1/auth/check-email',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'INVALID_JSON',
    ],
    [
      'a body of another kind',
      {
        method: 'POST',
        url: '/api/v1/auth/check-email',
        payload: '<a/>',
        headers: { 'content-type': 'text/xml' },
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body of 129 kB',
      { method: 'POST', url: '/api/v1/auth/check-email', payload: { email: 'x'.repeat(129 * 1024) } },
      413,
      'BODY_TOO_LARGE',
    ],
    ['another method', { method: 'DELETE', url: '/api/v1/themes' }, 404, 'ROUTE_NOT_FOUND'],
  ] as const)('responds to %s with our error format', async (_case, request, status, code) => {
    const api = await testApi(current().db)
    const answer = await api.inject(request)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(answer.json().error).toMatchObject({
      message: expect.any(String),
      request_id: answer.headers['x-request-id'],
    })
  })

  test('uses a well-formed request id and replaces others', async () => {
    const api = await testApi(current().db)
    const idFor = async (id: string) =>
      (await api.inject({ url: '/api/v1/themes', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idFor('trip-page-12345')).toBe('trip-page-12345')
    expect(await idFor('<script>alert(1)</script>')).not.toContain('script')
  })

  test('refuses requests with Retry-After under overload, except for health checks', async () => {
    // No event loop is that early: the service considers itself overloaded at its first look.
    const api = await buildApi({ ...current(), clock: () => testNow, env: testEnv(), maxDelayMs: -1 })
    await api.ready()
    await expect.poll(async () => (await api.inject('/api/v1/themes')).statusCode).toBe(503)
    const refused = await api.inject('/api/v1/themes')
    expect(refused.json().error.code).toBe('OVERLOADED')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await api.inject('/health/live')).statusCode).toBe(200)
    expect((await api.inject('/health/ready')).statusCode).toBe(200)
    await api.close()
  })
})
