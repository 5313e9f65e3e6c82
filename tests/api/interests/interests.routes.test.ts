import { beforeAll, expect, test } from 'vitest'
import { interests } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const toggle = (account: TestAccount | undefined, payload: object) =>
    api.inject({ method: 'POST', url: '/api/v1/interests/', payload, headers: account?.headers ?? {} })
  const countShown = async (id: string) =>
    (await api.inject(`/api/v1/expeditions/${id}`)).json().all_time_interests_count
  const findRows = async (id: number) =>
    (await current().db.select().from(interests).where(eq(interests.expeditionId, id))).length

  test('refuses a visitor without writing', async () => {
    const before = await findRows(1)
    const answer = await toggle(undefined, { expedition_id: '1' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.code).toBe('UNAUTHENTICATED')
    expect(await findRows(1)).toBe(before)
  })

  test('toggles without a desired state, and sets the desired state otherwise', async () => {
    const account = await signedInAccount(current().db)
    const said = async (payload: object) => (await toggle(account, payload)).json().interested
    expect(await said({ expedition_id: '2' })).toBe(true)
    expect(await said({ expedition_id: 2 })).toBe(false)
    expect(await said({ expedition_id: '2', interested: true })).toBe(true)
    expect(await said({ expedition_id: '2', interested: true })).toBe(true)
    const list = await api.inject({ url: '/api/v1/interests', headers: account.headers })
    expect(list.json()).toMatchObject([{ expedition_id: '2' }])
  })

  test.each(['unique_id', 'slug'])('accepts the %s of an expedition', async (field) => {
    const account = await signedInAccount(current().db)
    const expedition = (await api.inject('/api/v1/expeditions/4')).json()
    expect(
      (await toggle(account, { expedition_id: expedition[field], interested: true })).json(),
    ).toMatchObject({
      interested: true,
      expedition_id: '4',
    })
    const list = await api.inject({ url: '/api/v1/interests', headers: account.headers })
    expect(list.json()).toMatchObject([{ expedition_id: '4' }])
  })

  test('counts the favourites of twenty concurrent accounts exactly', async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => signedInAccount(current().db)))
    const before = await countShown('3')
    expect(before).toBe(await findRows(3))
    await Promise.all(accounts.map((account) => toggle(account, { expedition_id: '3', interested: true })))
    await Promise.all(
      accounts.slice(0, 5).map((account) => toggle(account, { expedition_id: '3', interested: false })),
    )
    expect(await countShown('3')).toBe(before + 15)
    expect(await findRows(3)).toBe(before + 15)
  })

  test.each([
    [{}],
    [{ expedition_id: 1.5 }],
    [{ expedition_id: 'no key' }],
    [{ expedition_id: '1', extra: 1 }],
    [[]],
  ])('refuses the body %j and names the field', async (payload) => {
    const answer = await toggle(await signedInAccount(current().db), payload)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toHaveLength(1)
  })

  test('responds 404 for an unknown expedition', async () => {
    const answer = await toggle(await signedInAccount(current().db), { expedition_id: '999999' })
    expect(answer.statusCode).toBe(404)
  })

  test('prompts for a phone above a favourite of 990 euros, and never with a stored phone', async () => {
    const visible = async (account: TestAccount) =>
      (await api.inject({ url: '/api/v1/interests/popup', headers: account.headers })).json().popup_visible
    const account = await signedInAccount(current().db)
    expect(await visible(account)).toBe(false)
    const dear = (await api.inject('/api/v1/expeditions/tour-du-mont-blanc-integral')).json().id
    await toggle(account, { expedition_id: dear, interested: true })
    expect(await visible(account)).toBe(true)
    const known = await signedInAccount(current().db, { phone: '+33612345678' })
    await toggle(known, { expedition_id: dear, interested: true })
    expect(await visible(known)).toBe(false)
  })
})
