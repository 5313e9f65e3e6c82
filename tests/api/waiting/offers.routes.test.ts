import { beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'
import { toCode, waitingApi } from '#tests/support/waitingApi.ts'
import { departureRow, findHolds, mailedToken, newDeparture, setBooked } from '#tests/support/waitingList.ts'

onDatabase('demo', (current) => {
  const list = waitingApi(current)
  beforeEach(() => list.later(0))

  test('offers freed places to the first entry that fits, by a hold and a mail', async () => {
    const departure = await newDeparture(current().db)
    const large = await list.waiting(departure, 4)
    list.later(1000)
    const small = await list.waiting(departure, 2)
    await setBooked(current().db, departure, 5)
    list.later(0)
    expect(await list.offer()).toBe(1)
    expect(await list.entry(large.token)).toMatchObject({ state: 'waiting', position: 1 })
    expect(await list.entry(small.token)).toMatchObject({
      state: 'offered',
      position: null,
      offer_expires_at: '2027-03-11T19:00:00.000Z',
    })
    expect(await departureRow(current().db, departure)).toMatchObject({ bookedCount: 5, heldCount: 2 })
    const email = `${small.account.userId}@example.test`
    const mails = await current().db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(mails.at(-1)?.text).toContain(`/liste-d-attente/${small.token}`)
    expect(await list.offer()).toBe(0)
  })

  test('sells the places of an offer to no other account', async () => {
    const departure = await newDeparture(current().db)
    await list.waiting(departure, 2)
    await setBooked(current().db, departure, 6)
    await list.offer()
    const input = { departure_id: String(departure), travelers_count: 1 }
    expect(toCode(await list.call('POST', '/cart', await list.newAccount(), input))).toEqual([
      409,
      'INSUFFICIENT_PLACES',
    ])
  })

  test('moves accepted places into the cart, held for thirty minutes', async () => {
    const departure = await newDeparture(current().db)
    const { account, token } = await list.waiting(departure, 2)
    const other = await newDeparture(current().db, { bookedCount: 0 })
    await list.call('POST', '/cart', account, { departure_id: String(other), travelers_count: 3 })
    await setBooked(current().db, departure, 6)
    await list.offer()
    list.later(20 * 60_000)
    const accepted = await list.accept(token, account)
    expect(accepted.statusCode).toBe(200)
    expect(accepted.json().cart).toMatchObject({
      departure_id: String(departure),
      reservation_travelers_count: 2,
      hold: { places: 2, seconds_left: 1800 },
    })
    expect(await departureRow(current().db, other)).toMatchObject({ heldCount: 0 })
    expect(await findHolds(current().db, departure)).toMatchObject([{ waitingEntryId: null, places: 2 }])
    expect(await list.entry(token)).toMatchObject({ state: 'accepted' })
    expect(toCode(await list.accept(token, account))).toEqual([409, 'OFFER_EXPIRED'])
  })

  test('accepts by any account where the entry has none, and by its own account otherwise', async () => {
    const departure = await newDeparture(current().db)
    const email = `${crypto.randomUUID()}@example.test`
    await list.join(departure, 1, email)
    const open = await mailedToken(current().db, email)
    await list.call('POST', `/waiting-list/${open}/confirmation`)
    const owned = await list.waiting(departure, 1)
    await setBooked(current().db, departure, 6)
    expect(await list.offer()).toBe(2)
    expect((await list.call('POST', `/waiting-list/${open}/accept`)).statusCode).toBe(401)
    expect(toCode(await list.accept(owned.token, await list.newAccount()))).toEqual([
      404,
      'WAITING_ENTRY_NOT_FOUND',
    ])
    expect((await list.accept(open, await list.newAccount())).statusCode).toBe(200)
    expect((await list.accept(owned.token, owned.account)).statusCode).toBe(200)
  })

  test('offers declined places to the next entry at once, and leaves by one click', async () => {
    const departure = await newDeparture(current().db)
    const first = await list.waiting(departure, 2)
    list.later(1000)
    const second = await list.waiting(departure, 2)
    list.later(0)
    await setBooked(current().db, departure, 6)
    await list.offer()
    expect((await list.call('DELETE', `/waiting-list/${first.token}`)).json()).toEqual({ ok: true })
    expect((await list.call('DELETE', `/waiting-list/${first.token}`)).statusCode).toBe(200)
    expect(await list.entry(first.token)).toMatchObject({ state: 'left' })
    expect(await list.entry(second.token)).toMatchObject({ state: 'offered' })
    expect(toCode(await list.accept(first.token, first.account))).toEqual([409, 'OFFER_EXPIRED'])
  })

  test('passes an expired offer on, and lets its address join again as the last', async () => {
    const departure = await newDeparture(current().db)
    const first = await list.waiting(departure, 2)
    list.later(1000)
    const second = await list.waiting(departure, 2)
    list.later(0)
    await setBooked(current().db, departure, 6)
    await list.offer()
    list.later(34 * 3_600_000)
    expect(toCode(await list.accept(first.token, first.account))).toEqual([409, 'OFFER_EXPIRED'])
    expect(await list.entry(first.token)).toMatchObject({ state: 'expired', offer_expires_at: null })
    await list.offer()
    expect(await list.entry(second.token)).toMatchObject({ state: 'offered' })
    const again = (await list.join(departure, 2, first.account)).json()
    expect(again.token).not.toBe(first.token)
    expect(await list.entry(again.token)).toMatchObject({ state: 'waiting', position: 1 })
  })

  test('offers nothing of a cancelled departure, and refuses its offers', async () => {
    const departure = await newDeparture(current().db)
    const offered = await list.waiting(departure, 1)
    const next = await list.waiting(departure, 1)
    await setBooked(current().db, departure, 7)
    await list.offer()
    const tokens = [offered, next]
    await current()
      .db.update(departures)
      .set({ canceledAt: testNow, bookedCount: 0 })
      .where(eq(departures.id, departure))
    expect(await list.offer()).toBe(0)
    for (const { token } of tokens) expect(await list.entry(token)).toMatchObject({ state: 'closed' })
    for (const { token, account } of tokens)
      expect(toCode(await list.accept(token, account))).toEqual([409, 'DEPARTURE_CANCELED'])
  })
})
