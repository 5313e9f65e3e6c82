import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { newAccount, newcomer, newVisitor } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const site = 'http://localhost:4000'

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test.each(['/user/', '/auth/current/', '/auth/logout'])(
    'refuses a cookie together with a bearer at %s',
    async (path) => {
      const { cookie, bearer } = await newAccount(api)
      const visitor = newVisitor(api)
      const both = { ...cookie, ...bearer }
      const answer = await (path === '/auth/logout' ? visitor.post(path, {}, both) : visitor.get(path, both))
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.code).toBe('AMBIGUOUS_CREDENTIALS')
      expect((await visitor.get('/auth/current/', cookie)).json().jwt).not.toBeNull()
    },
  )

  test('refuses the cookie alone on routes that require a bearer', async () => {
    const { cookie } = await newAccount(api)
    expect((await newVisitor(api).get('/user/', cookie)).statusCode).toBe(401)
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: site }, true],
    ['a page of ours in a browser without fetch metadata', { origin: site }, true],
    ['a program', {}, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, false],
    ['another site in an old browser', { origin: 'https://evil.test' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: site }, false],
    ['a neighbour on another port', { origin: 'http://localhost:4999' }, false],
    ['an address that begins like ours', { origin: `${site}.evil.test` }, false],
  ])('accepts or refuses a mutation by %s', async (_case, headers, isAllowed) => {
    const { cookie } = await newAccount(api)
    const answer = await newVisitor(api).post('/auth/logout', {}, { ...cookie, ...headers })
    expect(answer.statusCode).toBe(isAllowed ? 200 : 403)
    const current = await newVisitor(api).get('/auth/current/', cookie)
    expect(current.json().jwt === null).toBe(isAllowed)
  })

  test('refuses a sign-in from another site in the format of a sign-in', async () => {
    const answer = await newVisitor(api).login('a@example.test', 'abcdef', { origin: 'https://evil.test' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ token: null, code: 'CROSS_SITE', error: expect.any(String) })
  })

  test('accepts a bearer from any origin', async () => {
    const { bearer } = await newAccount(api)
    const answer = await newVisitor(api).patch(
      '/user',
      { first_name: 'Lou' },
      { ...bearer, origin: 'https://app.test' },
    )
    expect(answer.json().first_name).toBe('Lou')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s with the cookie',
    async (type) => {
      const { cookie } = await newAccount(api)
      const { statusCode } = await api.inject({
        method: 'POST',
        url: '/api/v1/auth/logout',
        headers: { ...cookie, 'content-type': type },
        payload: '{}',
      })
      expect(statusCode).toBe(415)
      expect((await newVisitor(api).get('/auth/current/', cookie)).json().jwt).not.toBeNull()
    },
  )

  test('refuses a body without a content type, and accepts no body', async () => {
    const { cookie } = await newAccount(api)
    const url = '/api/v1/auth/logout'
    const untyped = { ...cookie, 'transfer-encoding': 'chunked' }
    expect((await api.inject({ method: 'POST', url, headers: untyped })).statusCode).toBe(415)
    expect((await api.inject({ method: 'POST', url, headers: cookie })).statusCode).toBe(200)
  })

  test('responds to a visitor independently of the origin', async () => {
    const { cookie } = await newAccount(api)
    const headers = { ...cookie, 'sec-fetch-site': 'cross-site' }
    expect((await newVisitor(api).get('/auth/current/', headers)).statusCode).toBe(200)
    expect((await newVisitor(api).post('/auth/signup/', newcomer())).statusCode).toBe(201)
  })
})
