import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { newAccount, newVisitor, rightPassword } from '#tests/api/auth/visitor.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const another = 'un autre sommet'

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  /** An account with two sessions, here and elsewhere. */
  async function twice() {
    const { email, bearer: here } = await newAccount(api)
    const visitor = newVisitor(api)
    const { token } = (await visitor.login(email, rightPassword)).json()
    return { email, here, elsewhere: { authorization: `Bearer ${token}` }, visitor }
  }
  const isSignedIn = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/api/v1/user/', headers })).statusCode === 200
  const end = (path: string, headers: Record<string, string>) =>
    api.inject({ method: 'DELETE', url: `/api/v1/auth/sessions${path}`, headers })

  test('changes the password and ends only the other sessions', async () => {
    const { email, here, elsewhere, visitor } = await twice()
    const change = { current_password: rightPassword, password: another }
    expect((await visitor.post('/auth/password/change', change, here)).json()).toEqual({ ok: true })
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await visitor.login(email, rightPassword)).statusCode).toBe(401)
    expect((await visitor.login(email, another)).statusCode).toBe(200)
  })

  test.each([
    [
      'the present one is wrong',
      { current_password: 'faux sommet', password: another },
      422,
      'WRONG_PASSWORD',
    ],
    [
      'the new one is short',
      { current_password: rightPassword, password: 'court' },
      422,
      'PASSWORD_TOO_SHORT',
    ],
  ])('changes nothing when %s', async (_case, change, status, code) => {
    const { email, here, elsewhere, visitor } = await twice()
    const answer = await visitor.post('/auth/password/change', change, here)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect((await visitor.login(email, rightPassword)).statusCode).toBe(200)
  })

  test('counts wrong current passwords as failed sign-ins', async () => {
    const { here, visitor } = await twice()
    const guess = { current_password: 'faux sommet', password: another }
    const codes = []
    for (let count = 0; count < 6; count += 1)
      codes.push((await visitor.post('/auth/password/change', guess, here)).json().error.code)
    expect(codes).toEqual([...Array(5).fill('WRONG_PASSWORD'), 'RATE_LIMITED'])
  })

  test('refuses a password change without a password, and a visitor', async () => {
    const { headers } = await signedInAccount(current().db, { provider: 'google_oauth2' })
    const change = { current_password: rightPassword, password: another }
    const visitor = newVisitor(api)
    expect((await visitor.post('/auth/password/change', change, headers)).json().error.code).toBe(
      'NO_PASSWORD',
    )
    expect((await visitor.post('/auth/password/change', change)).statusCode).toBe(401)
  })

  test('lists the sessions of the account, ends one, or all', async () => {
    const { here, elsewhere, visitor } = await twice()
    type Session = { id: string; is_current: boolean }
    const list = async (): Promise<Session[]> => (await visitor.get('/auth/sessions', here)).json().sessions
    const sessions = await list()
    expect(sessions.map((each) => each.is_current).toSorted()).toEqual([false, true])
    const other = sessions.find((each) => !each.is_current)?.id ?? ''
    const stranger = await newAccount(api)
    expect((await end(`/${other}`, stranger.bearer)).json()).toEqual({ ok: true })
    expect(await isSignedIn(elsewhere)).toBe(true)
    await end(`/${other}`, here)
    expect([await isSignedIn(here), await isSignedIn(elsewhere), (await list()).length]).toEqual([
      true,
      false,
      1,
    ])
    expect((await end('', here)).json()).toEqual({ ok: true })
    expect([await isSignedIn(here), await isSignedIn(stranger.bearer)]).toEqual([false, true])
  })
})
