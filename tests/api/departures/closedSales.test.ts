import { expect, test } from 'vitest'
import { departurePrices } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'
import { toCode, waitingApi } from '#tests/support/waitingApi.ts'
import { newDeparture as fullDeparture, setBooked } from '#tests/support/waitingList.ts'

onDatabase('demo', (current) => {
  const list = waitingApi(current)
  const change = (id: number, set: Partial<typeof departures.$inferInsert>) =>
    current().db.update(departures).set(set).where(eq(departures.id, id))
  const close = (id: number) => change(id, { salesClosedAt: testNow })

  test('are refused to a new cart, and open again at once', async () => {
    const id = await newDeparture(current().db)
    await close(id)
    const account = await list.newAccount()
    const put = () => list.call('POST', '/cart', account, { departure_id: String(id), travelers_count: 1 })
    expect(toCode(await put())).toEqual([409, 'SALES_CLOSED'])
    await change(id, { salesClosedAt: null })
    expect((await put()).statusCode).toBe(201)
  })

  test('leave held places to their cart, and no more', async () => {
    const { db } = current()
    const id = await newDeparture(db)
    const account = await list.newAccount()
    const put = (travelers_count: number) =>
      list.call('POST', '/cart', account, { departure_id: String(id), travelers_count })
    const cart = (await put(2)).json().cart
    await close(id)
    expect((await list.call('GET', '/cart', account)).json().cart).toMatchObject({
      available_count: 2,
      problems: [],
    })
    expect((await list.call('POST', `/cart/${cart.id}/hold`, account)).statusCode).toBe(200)
    expect(toCode(await put(3))).toEqual([409, 'SALES_CLOSED'])
    expect((await put(1)).statusCode).toBe(201)
    list.later(3_600_000)
    expect(toCode(await list.call('POST', `/cart/${cart.id}/hold`, account))).toEqual([409, 'SALES_CLOSED'])
    list.later(0)
  })

  test('are refused to a change of date', async () => {
    const { db } = current()
    const account = await list.newAccount()
    const [from, to] = [await newDeparture(db), await newDeparture(db, 8, '2027-08-02')]
    const id = await bookedReservation(db, account.userId, from)
    await close(to)
    const url = `/reservations/${id}/change?departure_id=${to}`
    expect(toCode(await list.call('GET', url, account))).toEqual([409, 'SALES_CLOSED'])
  })

  test('offer nothing to the waiting list, and keep an offer that was made', async () => {
    const { db } = current()
    const id = await fullDeparture(db)
    const first = await list.waiting(id, 2)
    await setBooked(db, id, 6)
    await list.offer()
    await list.waiting(id, 1)
    await setBooked(db, id, 4)
    await close(id)
    expect(await list.offer()).toBe(0)
    expect((await list.accept(first.token, first.account)).json().cart).toMatchObject({ hold: { places: 2 } })
    await change(id, { salesClosedAt: null })
    expect(await list.offer()).toBe(1)
  })

  test('record the first price and each change of it, by any program', async () => {
    const id = await newDeparture(current().db)
    await change(id, { priceCents: 450_00 })
    await change(id, { capacity: 9, priceCents: 450_00 })
    await change(id, { priceCents: 500_00 })
    const prices = await current()
      .db.select()
      .from(departurePrices)
      .where(eq(departurePrices.departureId, id))
    expect(prices.map(({ priceCents }) => priceCents)).toEqual([500_00, 450_00, 500_00])
    expect(prices[0]?.at).toEqual(testNow)
  })
})
