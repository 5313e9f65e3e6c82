import { beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { deleteUnconfirmed } from '#api/modules/waiting/waiting.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { toCode, waitingApi } from '#tests/support/waitingApi.ts'
import { findEntries, mailedToken, newDeparture, setBooked } from '#tests/support/waitingList.ts'

const day = 86_400_000

onDatabase('demo', (current) => {
  const list = waitingApi(current)
  beforeEach(() => list.later(0))

  test('puts an account on the list at once, with its position', async () => {
    const departure = await newDeparture(current().db)
    const first = await list.waiting(departure, 2)
    list.later(1000)
    const second = await list.waiting(departure, 1)
    expect(await list.entry(first.token)).toEqual({
      departure_id: String(departure),
      departure_start: '2027-06-05',
      departure_end: '2027-06-10',
      expedition_slug: expect.any(String),
      expedition_name: expect.any(String),
      places: 2,
      state: 'waiting',
      position: 1,
      offer_expires_at: null,
    })
    expect(await list.entry(second.token)).toMatchObject({ position: 2 })
  })

  test('confirms another address by its mailed link alone', async () => {
    const departure = await newDeparture(current().db)
    const email = `${crypto.randomUUID()}@example.test`
    const joined = await list.join(departure, 2, email)
    expect([joined.statusCode, joined.json()]).toEqual([201, { is_confirmed: false, token: null }])
    const token = await mailedToken(current().db, email)
    expect(await list.entry(token)).toMatchObject({ state: 'unconfirmed', position: null })
    await setBooked(current().db, departure, 0)
    await list.offer()
    expect(await list.entry(token)).toMatchObject({ state: 'unconfirmed' })
    await setBooked(current().db, departure, 8)
    const confirmed = await list.call('POST', `/waiting-list/${token}/confirmation`)
    expect(confirmed.json()).toMatchObject({ state: 'waiting', position: 1 })
    expect((await list.call('POST', `/waiting-list/${token}/confirmation`)).statusCode).toBe(200)
    expect(toCode(await list.join(departure, 1, email))).toEqual([409, 'ALREADY_ON_LIST'])
  })

  test('confirms the address of an unconfirmed account by its mailed link too', async () => {
    const { db } = current()
    const departure = await newDeparture(db)
    const email = `${crypto.randomUUID()}@example.test`
    const account = await signedInAccount(db, { email, isEmailConfirmed: false })
    const joined = await list.join(departure, 2, account)
    expect([joined.statusCode, joined.json()]).toEqual([201, { is_confirmed: false, token: null }])
    const token = await mailedToken(db, email)
    expect(await list.entry(token)).toMatchObject({ state: 'unconfirmed', position: null })
    const confirmed = await list.call('POST', `/waiting-list/${token}/confirmation`)
    expect(confirmed.json()).toMatchObject({ state: 'waiting', position: 1 })
  })

  test('stores no token', async () => {
    const departure = await newDeparture(current().db)
    const { token } = await list.waiting(departure, 1)
    expect(token).toMatch(/^[\w-]{43}$/)
    const entries = await findEntries(current().db, departure)
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  test('repeats an unconfirmed request by one entry, with the newest number', async () => {
    const departure = await newDeparture(current().db)
    const email = `${crypto.randomUUID()}@example.test`
    await list.join(departure, 2, email)
    await list.join(departure, 3, email)
    expect(await findEntries(current().db, departure)).toMatchObject([{ places: 3, confirmedAt: null }])
    expect(await current().db.$count(outbox, eq(outbox.recipient, email))).toBe(2)
  })

  test('ends an unconfirmed entry after seven days', async () => {
    const departure = await newDeparture(current().db)
    const email = `${crypto.randomUUID()}@example.test`
    await list.join(departure, 2, email)
    const token = await mailedToken(current().db, email)
    list.later(7 * day)
    expect(toCode(await list.call('POST', `/waiting-list/${token}/confirmation`))).toEqual([
      404,
      'WAITING_ENTRY_NOT_FOUND',
    ])
    list.later(8 * day)
    await deleteUnconfirmed(current().db, new Date(testNow.getTime() + 8 * day))
    expect(await findEntries(current().db, departure)).toEqual([])
  })

  test.each([
    ['unknown', () => Promise.resolve(999_999_999), 1, [404, 'DEPARTURE_NOT_FOUND']],
    ['cancelled', () => newDeparture(current().db, { canceledAt: testNow }), 1, [409, 'DEPARTURE_CANCELED']],
    ['past', () => newDeparture(current().db, { startOn: '2027-03-10' }), 1, [409, 'DEPARTURE_PAST']],
    ['with places', () => newDeparture(current().db, { bookedCount: 6 }), 2, [409, 'PLACES_AVAILABLE']],
    ['too small', () => newDeparture(current().db), 9, [409, 'INSUFFICIENT_PLACES']],
  ])('refuses the list of a departure that is %s', async (_case, make, places, expected) => {
    expect(toCode(await list.join(await make(), places, await list.newAccount()))).toEqual(expected)
  })

  test('accepts a wish for more places than are left', async () => {
    const departure = await newDeparture(current().db, { bookedCount: 6 })
    expect((await list.join(departure, 3, await list.newAccount())).statusCode).toBe(201)
  })

  test('refuses an invalid address, a second entry, an unknown link, and a closed service', async () => {
    const departure = await newDeparture(current().db)
    expect(toCode(await list.join(departure, 1, 'camille@'))).toEqual([422, 'INVALID_EMAIL'])
    const account = await list.newAccount()
    await list.join(departure, 1, account)
    expect(toCode(await list.join(departure, 1, account))).toEqual([409, 'ALREADY_ON_LIST'])
    for (const method of ['GET', 'DELETE'] as const)
      expect(toCode(await list.call(method, '/waiting-list/wrong'))).toEqual([404, 'WAITING_ENTRY_NOT_FOUND'])
    expect(toCode(await list.accept('wrong', account))).toEqual([404, 'WAITING_ENTRY_NOT_FOUND'])
    const closed = await testApi(current().db)
    const url = `/api/v1/departures/${departure}/waiting-list`
    const refused = await closed.inject({ method: 'POST', url, payload: { places: 1, email: 'a@b.fr' } })
    expect(toCode(refused)).toEqual([409, 'BOOKING_CLOSED'])
    expect((await closed.inject('/api/v1/capabilities')).json().waiting_list).toBe(false)
    expect((await list.call('GET', '/capabilities')).json().waiting_list).toBe(true)
  })

  test('limits what one address and one mailbox receive', async () => {
    const strict = await testApi(current().db, { isBookingOpen: true })
    const url = `/api/v1/departures/${await newDeparture(current().db)}/waiting-list`
    const send = (email: string, remoteAddress: string) =>
      strict.inject({ method: 'POST', url, remoteAddress, payload: { places: 1, email } })
    const answers = []
    for (let index = 0; index < 11; index++) answers.push(await send(`a${index}@example.test`, '192.0.2.7'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429])
    const mails = []
    for (let index = 0; index < 6; index++) mails.push(await send('one@example.test', `198.51.100.${index}`))
    expect(mails.map(({ statusCode }) => statusCode)).toEqual([...Array(5).fill(201), 429])
  })
})
