import { expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { login, newAccount, whoIs, wrongPassword } from '#tests/gateway/graph/users/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()

const createToken = `mutation ($email: String!, $password: String!) {
  createToken(email: $email, password: $password) { token user { email } errors { code message field } }
}`
const logout = 'mutation { logout { ok errors { code } } }'

async function findToken(credentials: { email: string; password: string }) {
  type Data = { createToken: { token: string } }
  const { data, cookie } = await current().gateway.ask<Data>(createToken, credentials)
  expect(cookie).toBeUndefined()
  return data.createToken.token
}

test.each(['login', 'createToken'])(
  '%s refuses a wrong password and an unknown account alike',
  async (field) => {
    const { email, password } = await newAccount(current().gateway.ask)
    for (const wrong of [
      { email, password: 'un autre' },
      { email: 'nobody@example.test', password },
    ]) {
      const answer = await current().gateway.ask(field === 'login' ? login : createToken, wrong)
      expect(answer.data).toMatchObject({ [field]: { user: null, errors: [wrongPassword] } })
      expect(answer.cookie).toBeUndefined()
    }
  },
)

test('signs a browser in by cookie, with a new session each time', async () => {
  const known = await newAccount(current().gateway.ask)
  const answer = await current().gateway.ask(login, known)
  expect(answer.data).toEqual({ login: { user: { email: known.email }, errors: [] } })
  expect(answer.cookie).not.toBe(known.cookie)
  expect(await whoIs(current().gateway.ask, answer)).toEqual({ me: { email: known.email } })
})

test('replaces the session of a browser that signs in again', async () => {
  const known = await newAccount(current().gateway.ask)
  expect(await whoIs(current().gateway.ask, known)).toEqual({ me: { email: known.email } })
  await current().gateway.ask(login, known, { cookie: known.cookie })
  expect(await whoIs(current().gateway.ask, { cookie: known.cookie })).toEqual({ me: null })
})

test('signs a program in by token', async () => {
  const known = await newAccount(current().gateway.ask)
  const bearer = await findToken(known)
  expect(await whoIs(current().gateway.ask, { bearer })).toEqual({ me: { email: known.email } })
  expect(await whoIs(current().gateway.ask, { bearer: `${bearer.slice(0, -3)}abc` })).toEqual({ me: null })
})

test('ends a session for its cookie and its bearer at sign-out', async () => {
  const { gateway, apiUrl } = current()
  const known = await newAccount(current().gateway.ask)
  await whoIs(current().gateway.ask, known)
  const response = await fetch(`${apiUrl}/api/v1/auth/current/`, { headers: { cookie: known.cookie ?? '' } })
  const { jwt: bearer }: { jwt: string } = JSON.parse(await response.text())
  expect(await whoIs(current().gateway.ask, { bearer })).toEqual({ me: { email: known.email } })
  const answer = await gateway.ask(logout, {}, { cookie: known.cookie })
  expect(answer).toMatchObject({ data: { logout: { ok: true, errors: [] } }, cookie: '' })
  expect(await whoIs(current().gateway.ask, { cookie: known.cookie })).toEqual({ me: null })
  expect(await whoIs(current().gateway.ask, { bearer })).toEqual({ me: null })
})

test('ends the session of a token alone', async () => {
  const known = await newAccount(current().gateway.ask)
  const bearer = await findToken(known)
  expect((await current().gateway.ask(logout, {}, { bearer })).data).toEqual({
    logout: { ok: true, errors: [] },
  })
  expect(await whoIs(current().gateway.ask, { bearer })).toEqual({ me: null })
  expect(await whoIs(current().gateway.ask, { cookie: known.cookie })).toEqual({ me: { email: known.email } })
})

test('clears the marker of an ended session, and leaves a valid one', async () => {
  const known = await newAccount(current().gateway.ask)
  const marked = { cookie: `${known.cookie}; signed_in=1` }
  const valid = await current().gateway.ask('{ me { email } }', {}, marked)
  expect([valid.data, valid.headers.getSetCookie()]).toEqual([{ me: { email: known.email } }, []])
  await current().gateway.ask(logout, {}, { cookie: known.cookie })
  const ended = await current().gateway.ask('{ me { email } }', {}, marked)
  expect([ended.data, ended.headers.getSetCookie()]).toEqual([
    { me: null },
    ['signed_in=; Path=/; SameSite=Lax; Max-Age=0'],
  ])
})

test.each([
  ['a visitor', {}],
  ['a session long over', { cookie: 'sid=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['a cookie that was never ours', { cookie: 'sid=sealed.nothing' }],
  ['a token that is none', { bearer: 'nobody' }],
])('signs out %s without effect', async (_case, credentials) => {
  const answer = await current().gateway.ask(logout, {}, credentials)
  expect([answer.data, answer.errors]).toEqual([{ logout: { ok: true, errors: [] } }, undefined])
})

test('signs in the demonstration accounts', async () => {
  const credentials = { email: 'camille.voyage@demo.explora.test', password: demoPassword }
  expect((await current().gateway.ask(login, credentials)).data).toMatchObject({ login: { errors: [] } })
})
