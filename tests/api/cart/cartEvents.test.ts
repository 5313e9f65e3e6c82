import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartEvents } from '#api/db/agencyBookingTables.ts'
import { carts } from '#api/db/bookingTables.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { sweepCarts } from '#api/modules/cart/abandonedCarts.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now, isBookingOpen: true })
  })
  beforeEach(async () => {
    now = testNow
    await current().db.delete(cartEvents)
    await current().db.delete(carts)
  })

  const later = (minutes: number) => {
    now = new Date(testNow.getTime() + minutes * 60_000)
  }
  async function call(account: TestAccount, method: 'POST' | 'DELETE', url: string, payload?: object) {
    const { issueToken } = authentication({ db: current().db, clock: () => now, env: testEnv() })
    const headers = { authorization: `Bearer ${await issueToken(account.sessionId, account.userId)}` }
    return api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  }
  const put = async (account: TestAccount, departureId: number, count = 2, more: object = {}) => {
    const choice = { departure_id: String(departureId), travelers_count: count, ...more }
    return (await call(account, 'POST', '/cart', choice)).json().cart?.id
  }
  const kinds = async () =>
    (await current().db.select().from(cartEvents).orderBy(asc(cartEvents.id))).map(({ kind }) => kind)

  test('records a new cart and its places once, whatever its owner changes', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    await put(account, await newDeparture(db))
    expect(await kinds()).toEqual(['created', 'held'])
    const other = await newDeparture(db)
    await put(account, other, 3, { replace: true })
    await put(account, other, 1)
    expect(await kinds()).toEqual(['created', 'held'])
  })

  test('records places that are taken again after their hold has ended, and a cart that is dropped', async () => {
    const account = await signedInAccount(current().db)
    const id = await put(account, await newDeparture(current().db))
    later(90)
    await call(account, 'POST', `/cart/${id}/hold`)
    await call(account, 'POST', `/cart/${id}/hold`)
    expect(await kinds()).toEqual(['created', 'held', 'held'])
    await call(account, 'DELETE', `/cart/${id}`)
    expect(await kinds()).toEqual(['created', 'held', 'held', 'abandoned'])
  })

  test('records nothing for a refused cart', async () => {
    await put(await signedInAccount(current().db), await newDeparture(current().db, 1), 2)
    expect(await kinds()).toEqual([])
  })

  test('deletes a cart after fourteen days without a change, and records it once', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    await put(account, await newDeparture(db))
    later(14 * 24 * 60 - 1)
    expect(await sweepCarts(db, now)).toBe(0)
    later(14 * 24 * 60)
    expect(await sweepCarts(db, now)).toBe(1)
    expect(await sweepCarts(db, now)).toBe(0)
    expect(await db.select().from(carts).where(eq(carts.userId, account.userId))).toEqual([])
    expect(await kinds()).toEqual(['created', 'held', 'abandoned'])
  })
})
