import { beforeAll, expect, test } from 'vitest'
import { demoAccounts, demoPassword, guideAccount, traveller } from '#api/db/demo/accounts.ts'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const checkEmail = async (email: string) =>
    (await api.inject({ method: 'POST', url: '/api/v1/auth/check-email/', payload: { email } })).json().exists
  const signIn = async (email: string) => {
    const payload = { email, password: demoPassword }
    const answer = await api.inject({ method: 'POST', url: '/api/v1/auth/login/', payload })
    expect(answer.statusCode).toBe(200)
    return { authorization: `Bearer ${answer.json().token}` }
  }
  const read = async (url: string, headers: { authorization: string }) =>
    (await api.inject({ url: `/api/v1${url}`, headers })).json()

  test('reports the sign-in method of each address', async () => {
    const known = await Promise.all(demoAccounts.map(({ email }) => checkEmail(email)))
    expect(known).toEqual(['email', 'email', 'google', 'facebook', 'email', 'email', 'email', 'email'])
  })

  test('signs the traveller in to a cart, favourites, reservations and the phone prompt', async () => {
    const headers = await signIn(traveller)
    expect((await read('/user/', headers)).phone).toBeNull()
    expect((await read('/cart/', headers)).cart.total).toBeGreaterThan(990)
    expect((await read('/interests/popup', headers)).popup_visible).toBe(true)
    expect((await read('/reservations', headers)).list_reservations).toHaveLength(5)
  })

  test('signs the guide in to guided departures', async () => {
    const { list_reservations: led } = await read('/reservations', await signIn(guideAccount))
    expect(led.map((each: { is_guide: boolean }) => each.is_guide)).toEqual([true, true, true, true])
  })

  test('signs the new account in without data', async () => {
    const headers = await signIn('nouveau@demo.explora.test')
    expect((await read('/cart/', headers)).cart).toBeNull()
    expect((await read('/reservations', headers)).list_reservations).toEqual([])
    expect((await read('/interests/popup', headers)).popup_visible).toBe(false)
  })
})
