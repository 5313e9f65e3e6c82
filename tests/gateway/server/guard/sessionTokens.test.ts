import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { sessionTokens } from '#gateway/server/guard/sessionTokens.ts'
import { restScope } from '#tests/support/restScope.ts'

const start = Date.parse('2027-03-10T09:00:00Z')
const minute = 60_000
const key = new TextEncoder().encode('a key of the service, unknown to the gateway')

/** A service with sessions by cookie, and a manual clock. */
function service(sessions: Record<string, string | undefined>) {
  const requested: string[] = []
  let nowMs = start
  const tokens = sessionTokens(
    async (cookie) => {
      requested.push(cookie)
      return sessions[cookie]
    },
    () => nowMs,
  )
  const findToken = (cookie: string) => tokens.of(cookie, restScope())
  const wait = (ms: number) => {
    nowMs += ms
  }
  return { tokens, findToken, requested, sessions, wait }
}

const jwt = (times: { iat?: number; exp?: number }) =>
  new SignJWT({ sid: 'a', ...times }).setProtectedHeader({ alg: 'HS256' }).sign(key)

describe('a session', () => {
  test('that has ended is requested each time, since it may be renewed', async () => {
    const { findToken, requested, sessions } = service({})
    expect(await findToken('sid=a')).toBeUndefined()
    sessions['sid=a'] = 'token'
    expect(await findToken('sid=a')).toBe('token')
    expect(requested).toEqual(['sid=a', 'sid=a'])
  })

  test('with an unavailable token is not a visitor', async () => {
    const tokens = sessionTokens(() => Promise.reject(new Error('the service is away')))
    await expect(tokens.of('sid=a', restScope())).rejects.toThrow('the service is away')
  })

  test('requests its token once, never that of another', async () => {
    const { findToken, requested } = service({ 'sid=a': 'token of a', 'sid=b': 'token of b' })
    expect([await findToken('sid=a'), await findToken('sid=b'), await findToken('sid=a')]).toEqual([
      'token of a',
      'token of b',
      'token of a',
    ])
    expect(requested).toEqual(['sid=a', 'sid=b'])
  })

  test('that is invalidated is requested again', async () => {
    const { tokens, findToken, requested } = service({ 'sid=a': 'token' })
    await findToken('sid=a')
    tokens.drop('sid=a')
    expect(tokens.toName({ cookie: 'sid=a', bearer: undefined })).toBeUndefined()
    await findToken('sid=a')
    expect(requested).toHaveLength(2)
  })

  test('caches at most ten thousand', async () => {
    const { tokens, findToken } = service(new Proxy({}, { get: () => 'token' }))
    for (let index = 0; index <= 10_000; index += 1) await findToken(`sid=${index}`)
    expect(tokens.toName({ cookie: 'sid=0', bearer: undefined })).toBeUndefined()
    expect(tokens.toName({ cookie: 'sid=1', bearer: undefined })).toEqual(expect.any(String))
  })

  test('has a rate-limit key once it is verified, which does not reveal the cookie', async () => {
    const { tokens, findToken } = service({ 'sid=a': 'token' })
    const credentials = { cookie: 'sid=a', bearer: undefined }
    expect(tokens.toName(credentials)).toBeUndefined()
    await findToken('sid=a')
    expect(tokens.toName(credentials)).toMatch(/^[\w-]{43}$/)
    expect(tokens.toName({ cookie: 'sid=made-up', bearer: undefined })).toBeUndefined()
    expect(tokens.toName({ cookie: undefined, bearer: 'token' })).toBeUndefined()
  })
})

describe('caches a token', () => {
  const seconds = (ms: number) => ms / 1000

  test.each<[string, () => Promise<string> | string, number]>([
    [
      'until its last minute',
      () => jwt({ iat: seconds(start), exp: seconds(start + 10 * minute) }),
      9 * minute,
    ],
    ['by the service’s clock, ten years ahead', () => jwt({ iat: 2e9, exp: 2e9 + 600 }), 9 * minute],
    [
      'by our clock, when it does not say since when',
      () => jwt({ exp: seconds(start + 5 * minute) }),
      4 * minute,
    ],
    [
      'an hour, when it lasts a year',
      () => jwt({ iat: seconds(start), exp: seconds(start) + 31e6 }),
      60 * minute,
    ],
    ['a minute, when it lasts for ever', () => jwt({ iat: seconds(start) }), minute],
    ['a minute, when it is no JWT', () => 'opaque', minute],
    ['a minute, when it looks like a JWT', () => 'a.b.c', minute],
  ])('%s', async (_case, token, ms) => {
    const { findToken, requested, wait } = service({ 'sid=a': await token() })
    await findToken('sid=a')
    wait(ms - 1)
    await findToken('sid=a')
    expect(requested).toHaveLength(1)
    wait(2)
    await findToken('sid=a')
    expect(requested).toHaveLength(2)
  })

  test.each([0, 30, 60])('not at all, when it lasts %i seconds', async (lifetimeS) => {
    const { findToken, requested } = service({
      'sid=a': await jwt({ iat: seconds(start), exp: seconds(start) + lifetimeS }),
    })
    await findToken('sid=a')
    await findToken('sid=a')
    expect(requested).toHaveLength(2)
  })
})
