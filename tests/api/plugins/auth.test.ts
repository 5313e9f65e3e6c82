import { randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { bearer, newVisitor } from '#tests/api/auth/visitor.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testSecret } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const issuedAt = testNow.getTime() / 1000
const secret = (text: string) => new TextEncoder().encode(text)

onDatabase('empty', (current) => {
  let api: Api
  let account: TestAccount
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now })
    account = await signedInAccount(current().db)
  })

  const statusWith = async (token: string) => (await newVisitor(api).get('/user/', bearer(token))).statusCode

  type Forgery = { header?: object; claims?: object; lacking?: string; key?: string }

  /** The token of the service, with the changes of a case. */
  function forge({ header = {}, claims = {}, lacking = '', key = testSecret }: Forgery): Promise<string> {
    const { userId, sessionId } = account
    const all = {
      sid: sessionId,
      sub: userId,
      iss: 'explora',
      aud: 'explora-api',
      iat: issuedAt,
      exp: issuedAt + 600,
    }
    const kept = Object.entries({ ...all, ...claims }).filter(([name]) => name !== lacking)
    return new SignJWT(Object.fromEntries(kept))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(secret(key))
  }

  test('accepts an unchanged token of the test helper', async () => {
    expect(await statusWith(await forge({}))).toBe(200)
  })

  test.each<[string, Forgery]>([
    ['another algorithm with the same key', { header: { alg: 'HS512' } }],
    ['another key', { key: 'another secret, quite as long as ours is' }],
    ['another type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined } }],
    ['another audience', { claims: { aud: 'explora-web' } }],
    ['another issuer', { claims: { iss: 'evil' } }],
    ['an end in the past', { claims: { exp: issuedAt - 1 } }],
    ['no end', { lacking: 'exp' }],
    ['no audience', { lacking: 'aud' }],
    ['no session', { lacking: 'sid' }],
    ['no user', { lacking: 'sub' }],
    ['a session that is not', { claims: { sid: randomUUID() } }],
    ['another user than the session’s', { claims: { sub: randomUUID() } }],
  ])('refuses a token with %s', async (_case, forgery) => {
    expect(await statusWith(await forge(forgery))).toBe(401)
  })

  test('refuses an unsigned token', async () => {
    const { userId, sessionId } = account
    const unsigned = new UnsecuredJWT({ sid: sessionId })
      .setSubject(userId)
      .setIssuer('explora')
      .setAudience('explora-api')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 600)
      .encode()
    expect(await statusWith(unsigned)).toBe(401)
    expect(await statusWith(unsigned.replace(/^[^.]+/, (await forge({})).split('.')[0] ?? ''))).toBe(401)
  })

  test.each(['', 'x', 'a.b.c', '..', 'e30.e30.e30', 'x'.repeat(4000)])(
    'refuses the malformed token %j',
    async (token) => {
      expect(await statusWith(token)).toBe(401)
    },
  )

  test.each(['Basic Y2FtaWxsZTpzZWNyZXQ=', 'Bearer', 'bearer a b', 'Bearer é'])(
    'refuses the header %j',
    async (authorization) => {
      expect((await newVisitor(api).get('/user/', { authorization })).statusCode).toBe(401)
    },
  )

  test('accepts a token for ten minutes', async () => {
    const token = await forge({})
    now = new Date(testNow.getTime() + 599_000)
    expect(await statusWith(token)).toBe(200)
    now = new Date(testNow.getTime() + 600_000)
    expect(await statusWith(token)).toBe(401)
    now = testNow
  })
})
