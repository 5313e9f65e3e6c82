import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { Credentials, EmailOnly, NewPassword, ResetLink, SignUp } from '#api/modules/auth/auth.contract.ts'
import { UserChange } from '#api/modules/users/users.contract.ts'
import { newVisitor } from '#tests/api/auth/visitor.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

/** Hashing is not under test, and would take most of the time. */
const argon2 = {
  hash: async () => '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  verify: async () => false,
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0@example.test',
    '\ud800',
    '\udfff@example.test',
    "' or 1=1; drop table users --",
    '{{7*7}}',
    '%00',
    '__proto__',
    '\u202e',
    'x'.repeat(100_000),
    'é'.normalize('NFD').repeat(80),
    '\ufdfa'.repeat(80),
    '🥾'.repeat(80),
  ),
  fc.uuid().map((id) => `${id}@example.test`),
)
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(1e308, -0, 2 ** 63, Number.MIN_VALUE, true, null, [], {}, [['']]) },
)

/** Bodies with the names of the schema, some missing, some with arbitrary values. */
function hostileBody(schema: { properties: object }) {
  const fields = Object.keys(schema.properties).map((name) => [name, hostileValue] as const)
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  return fc.oneof(
    { weight: 6, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc
        .tuple(known, fc.dictionary(fc.string(), fc.jsonValue()))
        .map(([a, b]) => ({ ...b, ...a })),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

const calls = [
  ['POST', '/auth/check-email/', EmailOnly],
  ['POST', '/auth/login/', Credentials],
  ['POST', '/auth/signup/', SignUp],
  ['POST', '/auth/reset-password', EmailOnly],
  ['POST', '/auth/reset-password/check', ResetLink],
  ['POST', '/auth/password', NewPassword],
  ['PATCH', '/user', UserChange],
] as const

onDatabase('empty', (current) => {
  let api: Api
  let headers: Record<string, string> = {}
  beforeAll(async () => {
    api = await testApi(current().db, { env: { rateLimitFactor: 100_000 }, argon2 })
    headers = (await signedInAccount(current().db)).headers
  })

  test.each(calls)('%s %s never responds to a body with 5xx', async (method, path, schema) => {
    await fc.assert(
      fc.asyncProperty(hostileBody(schema), async (body) => {
        const answer = await api.inject({
          method,
          url: `/api/v1${path}`,
          headers: { 'content-type': 'application/json', ...headers },
          payload: JSON.stringify(body),
        })
        expect(answer.statusCode, JSON.stringify(body)).toBeLessThan(500)
        expect(() => answer.json()).not.toThrow()
      }),
      { numRuns: 80 },
    )
  })

  const bodies: [string, string][] = [
    ['an empty body', ''],
    ['half an object', '{"email":'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@example.test"}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}},"email":"a@example.test"}'],
    ['a duplicate key', '{"email":"a@example.test","email":"\\u0000"}'],
    ['a number that overflows', '{"email":1e999}'],
    ['20,000 levels', '['.repeat(20_000)],
    ['20,000 closed levels', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['130 kB', JSON.stringify({ email: 'x'.repeat(130 * 1024) })],
  ]

  describe.each(calls)('%s %s', (method, path) => {
    test.each(bodies)('refuses %s', async (_case, payload) => {
      const answer = await api.inject({
        method,
        url: `/api/v1${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toBeTypeOf('object')
    })
  })

  test('treats a request with hostile cookies and headers as anonymous', async () => {
    const header = fc.string({
      unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
      maxLength: 200,
    })
    await fc.assert(
      fc.asyncProperty(header, header, async (text, type) => {
        const cookie = { cookie: `sid=${text}` }
        for (const answer of [
          await newVisitor(api).get('/auth/current/', cookie),
          await newVisitor(api).get('/user/', { authorization: text }),
          await newVisitor(api).post('/auth/logout', {}, { ...cookie, 'sec-fetch-site': type }),
          await newVisitor(api).post('/auth/logout', {}, { 'content-type': type, origin: text }),
        ])
          expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})
