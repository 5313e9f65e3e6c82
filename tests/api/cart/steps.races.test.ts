import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { countLockWaits } from '#tests/support/lockWaits.ts'
import { newDeparture, readyCart } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'demo')
  api = await testApi(database.db, { isBookingOpen: true })
})
afterAll(() => database.close())

test('renews a hold with the number of travellers that another tab has just chosen', async () => {
  const { db } = database
  const cart = await readyCart(db, api)
  const url = `/api/v1/cart/${cart.id}`
  const { headers } = cart.account
  const calls = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from departures where id = ${cart.departureId} for update`)
    const grown = api.inject({ method: 'PATCH', url, headers, payload: { travelers_count: 3 } })
    const first = grown.then(({ statusCode }) => statusCode)
    await vi.waitUntil(async () => (await countLockWaits(db)) === 1)
    const payload = { options: [] }
    const step = api.inject({ method: 'PUT', url: `${url}/options`, headers, payload })
    const second = step.then(({ statusCode }) => statusCode)
    await vi.waitUntil(async () => (await countLockWaits(db)) === 2)
    return { done: Promise.all([first, second]) }
  })
  expect(await calls.done).toEqual([200, 200])
  const rows = await findRows<{ places: number; travelers: number }>(
    db,
    sql`select holds.places, carts.travelers_count as travelers from holds
      join carts on carts.id = holds.cart_id where carts.id = ${cart.id}`,
  )
  expect(rows).toEqual([{ places: 3, travelers: 3 }])
})

test('holds the last places once for two tabs of one account', async () => {
  const { db } = database
  const account = await signedInAccount(db)
  const departureId = await newDeparture(db, 2)
  const payload = { departure_id: String(departureId), travelers_count: 2 }
  const put = () => api.inject({ method: 'POST', url: '/api/v1/cart', headers: account.headers, payload })
  const answers = await Promise.all(Array.from({ length: 4 }, put))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  const rows = await findRows(
    db,
    sql`select held_count::int as held from departures where id = ${departureId}`,
  )
  expect(rows).toEqual([{ held: 2 }])
})
