import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const call = (
    account: TestAccount | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    api.inject({ method, url: `/api/v1${url}`, headers: account?.headers ?? {}, ...(payload && { payload }) })
  const put = (account: TestAccount, departure_id: string, travelers_count: number, replace?: boolean) =>
    call(account, 'POST', '/cart', {
      departure_id,
      travelers_count,
      ...(replace !== undefined && { replace }),
    })

  async function newDeparture(changes: Partial<typeof departures.$inferInsert> = {}): Promise<string> {
    const common = { expeditionId: 1, capacity: 4, groupMin: 2, priceCents: 50_000, createdAt: testNow }
    const days = { startOn: addDays('2027-03-10', 30), endOn: addDays('2027-03-10', 35) }
    const [row] = await current()
      .db.insert(departures)
      .values({ ...common, ...days, ...changes })
      .returning({ id: departures.id })
    return String(row?.id)
  }

  test('is empty without a cart, with a total of zero', async () => {
    const answer = await call(await signedInAccount(current().db), 'GET', '/cart/')
    expect(answer.json()).toEqual({ cart: null, total: 0 })
  })

  test('creates, updates and deletes a cart', async () => {
    const account = await signedInAccount(current().db)
    const departure = await newDeparture()
    const created = await put(account, departure, 2)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({
      total: 1000,
      cart: {
        expedition_name: 'Les balcons de la Vanoise',
        departure_start: '2027-04-09',
        reservation_travelers_count: 2,
        total: 1000,
      },
    })
    const { id } = created.json().cart
    const changed = await call(account, 'PATCH', `/cart/${id}`, { travelers_count: 3 })
    expect(changed.json().cart).toMatchObject({ id, total: 1500 })
    expect((await call(account, 'DELETE', `/cart/${id}`)).json()).toEqual({ cart: null, total: 0 })
    expect((await call(account, 'DELETE', `/cart/${id}`)).statusCode).toBe(404)
  })

  test('replaces the cart only on request, under a new id', async () => {
    const account = await signedInAccount(current().db)
    const first = (await put(account, await newDeparture(), 1)).json().cart
    const other = await newDeparture()
    const refused = await put(account, other, 1)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'CART_EXISTS'])
    const replaced = (await put(account, other, 1, true)).json().cart
    expect(replaced.departure_id).toBe(other)
    expect(replaced.id).not.toBe(first.id)
  })

  test.each([
    ['full', { bookedCount: 4 }, 409, 'INSUFFICIENT_PLACES'],
    ['one place for two', { bookedCount: 3 }, 409, 'INSUFFICIENT_PLACES'],
    ['cancelled', { canceledAt: testNow }, 409, 'DEPARTURE_CANCELED'],
    ['beginning today', { startOn: '2027-03-10' }, 409, 'DEPARTURE_PAST'],
  ])('refuses a departure that is %s', async (_case, changes, status, code) => {
    const account = await signedInAccount(current().db)
    const answer = await put(account, await newDeparture(changes), 2)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect((await call(account, 'GET', '/cart')).json().cart).toBeNull()
  })

  test('responds 404 for an unknown departure, and refuses impossible bodies', async () => {
    const account = await signedInAccount(current().db)
    expect((await put(account, '999999', 1)).statusCode).toBe(404)
    for (const payload of [
      {},
      { departure_id: '1' },
      { departure_id: 1, travelers_count: 1 },
      { departure_id: '1', travelers_count: 0 },
      { departure_id: '1', travelers_count: 1.5 },
    ])
      expect((await call(account, 'POST', '/cart', payload)).statusCode).toBe(400)
  })

  test('refuses a malformed cart id without a query', async () => {
    const account = await signedInAccount(current().db)
    for (const id of ['1', '-'.repeat(36)])
      expect((await call(account, 'DELETE', `/cart/${id}`)).json().error.code).toBe('INVALID_REQUEST')
  })

  test('refuses changes of another account’s cart', async () => {
    const owner = await signedInAccount(current().db)
    const stranger = await signedInAccount(current().db)
    const { id } = (await put(owner, await newDeparture(), 1)).json().cart
    expect((await call(stranger, 'PATCH', `/cart/${id}`, { travelers_count: 2 })).statusCode).toBe(404)
    expect((await call(stranger, 'DELETE', `/cart/${id}`)).statusCode).toBe(404)
    expect((await call(undefined, 'GET', '/cart/')).statusCode).toBe(401)
    expect((await call(owner, 'GET', '/cart/')).json().cart.reservation_travelers_count).toBe(1)
  })

  test('deletes a cart after fourteen days without a change', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    await put(account, await newDeparture(), 1)
    const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000)
    const findCart = cartReader({ db })
    expect(await findCart(account.userId, days(13))).not.toBeNull()
    expect(await findCart(account.userId, days(14))).toBeNull()
  })
})
