import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { bearer, newAccount, newVisitor, readCookie, rightPassword } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const day = 86_400_000

onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now })
  })

  test('exchanges the cookie for a bearer, without counting a sign-in', async () => {
    const { userId, cookie } = await newAccount(api)
    const visitor = newVisitor(api)
    const answer = await visitor.get('/auth/current/', cookie)
    expect(answer.headers['cache-control']).toBe('no-store')
    const user = await visitor.get('/user/', bearer(answer.json().jwt))
    expect(user.json().id).toBe(userId)
    const [account] = await current().db.select().from(users).where(eq(users.id, userId))
    expect(account?.signInCount).toBe(1)
  })

  test.each([{}, { cookie: 'sid=' }, { cookie: 'sid=nonsense' }, { cookie: 'sid=%00' }, { cookie: ';;=' }])(
    'returns no session and no error for %j',
    async (headers: Record<string, string>) => {
      const answer = await newVisitor(api).get('/auth/current/', headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ jwt: null })
    },
  )

  test('returns the valid bearer of a client without cookie, and never a longer one', async () => {
    const { bearer: token } = await newAccount(api)
    const visitor = newVisitor(api)
    now = new Date(testNow.getTime() + 9 * 60_000)
    const { jwt } = (await visitor.get('/auth/current/', token)).json()
    expect(bearer(jwt)).toEqual(token)
    now = new Date(testNow.getTime() + 11 * 60_000)
    expect((await visitor.get('/auth/current/', token)).json()).toEqual({ jwt: null })
    now = testNow
    await visitor.post('/auth/logout', {}, token)
    expect((await visitor.get('/auth/current/', token)).json()).toEqual({ jwt: null })
  })

  test('sets the cookie HttpOnly and SameSite', async () => {
    const { email } = await newAccount(api)
    const [input] = (await newVisitor(api).login(email, rightPassword)).cookies
    expect(input).toMatchObject({
      name: 'sid',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 86_400,
    })
    expect(input?.secure).toBeUndefined()
  })

  test('restricts the cookie to this host over https', async () => {
    const secure = await testApi(current().db, { env: { publicUrl: 'https://explora.test' } })
    const visitor = newVisitor(secure)
    const answer = await visitor.signUp()
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-sid', secure: true, httpOnly: true, path: '/' })
    expect(answer.cookies[0]).not.toHaveProperty('domain')
    expect((await visitor.get('/auth/current/', readCookie(answer))).json().jwt).not.toBeNull()
    const { value = '' } = answer.cookies[0] ?? {}
    expect((await visitor.get('/auth/current/', { cookie: `sid=${value}` })).json().jwt).toBeNull()
    await secure.close()
  })

  test('ends the session and its bearers immediately on every node at sign-out', async () => {
    const { cookie, bearer: token } = await newAccount(api)
    const otherNode = await testApi(current().db, { clock: () => now })
    const answer = await newVisitor(api).post('/auth/logout', {}, cookie)
    expect(answer.json()).toEqual({ ok: true })
    expect(answer.cookies[0]).toMatchObject({ name: 'sid', value: '' })
    for (const node of [api, otherNode]) {
      expect((await newVisitor(node).get('/auth/current/', cookie)).json()).toEqual({ jwt: null })
      expect((await newVisitor(node).get('/user/', token)).statusCode).toBe(401)
    }
    await otherNode.close()
  })

  test('signs out a client by its bearer, and a visitor without one', async () => {
    const { cookie, bearer: token } = await newAccount(api)
    expect((await newVisitor(api).post('/auth/logout', {}, token)).json()).toEqual({ ok: true })
    expect((await newVisitor(api).get('/auth/current/', cookie)).json()).toEqual({ jwt: null })
    expect((await newVisitor(api).post('/auth/logout')).json()).toEqual({ ok: true })
    expect((await newVisitor(api).post('/auth/logout', {}, bearer('dead'))).json()).toEqual({ ok: true })
    const bodiless = await api.inject({ method: 'POST', url: '/api/v1/auth/logout/' })
    expect(bodiless.json()).toEqual({ ok: true })
  })

  test('ends a session unused for seven days, and clears its cookie', async () => {
    const { cookie, bearer: token } = await newAccount(api)
    now = new Date(testNow.getTime() + 7 * day)
    const answer = await newVisitor(api).get('/auth/current/', cookie)
    expect(answer.json()).toEqual({ jwt: null })
    expect(answer.cookies[0]).toMatchObject({ name: 'sid', value: '' })
    now = testNow
    expect((await newVisitor(api).get('/user/', token)).statusCode).toBe(200)
  })
})
