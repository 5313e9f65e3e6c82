import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { waitingEntries } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { findEntries, findHolds, mailedToken, newDeparture, setBooked } from '#tests/support/waitingList.ts'

type Entry = { id: string; name: string | null; email: string; state: string; position: number | null }

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db, { isBookingOpen: true })
    claire = await staffMember(db, { permissions: ['bookings'] })
  })

  const call = async (method: 'GET' | 'POST', path: string, { headers } = claire, payload?: object) => {
    const url = `/api/v1/agency${path}`
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const add = (departureId: number, payload: object, by = claire) =>
    call('POST', `/departures/${departureId}/waiting`, by, payload)
  const findLogged = (departureId: number) =>
    current()
      .db.select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(departureId)))
  const minute = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

  /** Entries of two places each, in their order; the first one of an account. */
  async function waiting(departureId: number): Promise<string[]> {
    const { db } = current()
    const { userId } = await signedInAccount(db, { email: `${randomUUID()}@exemple.test` })
    await db.update(users).set({ firstName: 'Zoé', lastName: 'Roux' }).where(eq(users.id, userId))
    const entry = { departureId, places: 2, confirmedAt: testNow }
    const rows = await db
      .insert(waitingEntries)
      .values(
        [userId, null].map((owner, index) => ({
          ...entry,
          userId: owner,
          email: `attend-${index}-${departureId}@exemple.test`,
          tokenHash: randomUUID(),
          createdAt: minute(index - 10),
        })),
      )
      .returning({ id: waitingEntries.id })
    return rows.map(({ id }) => id)
  }

  test('lists who waits in their order, with the name of an account', async () => {
    const departureId = await newDeparture(current().db)
    const [first, second] = await waiting(departureId)
    const { body } = await call('GET', `/departures/${departureId}/waiting`)
    expect(body.entries.map(({ id, name, state, position }: Entry) => [id, name, state, position])).toEqual([
      [first, 'Zoé Roux', 'waiting', 1],
      [second, null, 'waiting', 2],
    ])
    const other = await staffMember(current().db, { permissions: ['departures', 'money'] })
    expect((await call('GET', `/departures/${departureId}/waiting`, other)).status).toBe(403)
  })

  test('skips an entry once, with one audit entry that has no address', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const [first, second] = await waiting(departureId)
    for (let each = 0; each < 2; each++) {
      const { status, body } = await call('POST', `/waiting/${first}/skip`)
      expect([status, body]).toEqual([200, { entry_id: first, departure_id: String(departureId) }])
    }
    const { body } = await call('GET', `/departures/${departureId}/waiting`)
    expect(body.entries.map(({ id, state, position }: Entry) => [id, state, position])).toEqual([
      [first, 'left', null],
      [second, 'waiting', 1],
    ])
    const logged = await findLogged(departureId)
    expect(logged.map(({ action, after }) => [action, after])).toEqual([['waiting.skipped', { places: 2 }]])
    expect(JSON.stringify(logged)).not.toContain('exemple.test')
    expect((await call('POST', `/waiting/${randomUUID()}/skip`)).body.error.code).toBe(
      'WAITING_ENTRY_NOT_FOUND',
    )
  })

  test('adds an address without an account, confirmed, with its mail and one audit entry', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    await waiting(departureId)
    const email = `ajoutee-${departureId}@exemple.test`
    const { status, body } = await add(departureId, { email: ` ${email.toUpperCase()} `, places: 3 })
    expect([status, body]).toEqual([201, { entry_id: expect.any(String) }])
    const list = await call('GET', `/departures/${departureId}/waiting`)
    expect(list.body.entries.at(-1)).toMatchObject({
      id: body.entry_id,
      email,
      name: null,
      places: 3,
      state: 'waiting',
      position: 3,
    })
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu es sur la liste d’attente'])
    const token = await mailedToken(db, email)
    const own = await api.inject({ method: 'GET', url: `/api/v1/waiting-list/${token}` })
    expect(own.json()).toMatchObject({ state: 'waiting', position: 3, places: 3 })
    const logged = await findLogged(departureId)
    expect(logged.map(({ action, after }) => [action, after])).toEqual([['waiting.added', { places: 3 }]])
    expect(JSON.stringify(logged)).not.toContain('exemple.test')
  })

  test('adds an account by its address', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const email = `compte-${departureId}@exemple.test`
    const { userId } = await signedInAccount(db, { email })
    await add(departureId, { email, places: 1 })
    expect(await findEntries(db, departureId)).toMatchObject([{ userId, email, places: 1 }])
  })

  test('confirms an entry whose link was not followed', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const email = `lente-${departureId}@exemple.test`
    const payload = { email, places: 1 }
    await api.inject({ method: 'POST', url: `/api/v1/departures/${departureId}/waiting-list`, payload })
    expect(await findEntries(db, departureId)).toMatchObject([{ confirmedAt: null, places: 1 }])
    expect((await add(departureId, { email, places: 2 })).status).toBe(201)
    expect(await findEntries(db, departureId)).toMatchObject([{ confirmedAt: testNow, places: 2 }])
  })

  test.each([
    ['an address on the list', {}, { email: 'attend@exemple.test' }, 409, 'ALREADY_ON_LIST'],
    ['a departure with the places', { bookedCount: 6 }, {}, 409, 'PLACES_AVAILABLE'],
    ['more places than it has', {}, { places: 9 }, 409, 'INSUFFICIENT_PLACES'],
    ['a cancelled departure', { canceledAt: testNow }, {}, 409, 'DEPARTURE_CANCELED'],
    ['a departure that has begun', { startOn: '2027-03-01' }, {}, 409, 'DEPARTURE_PAST'],
    ['a wrong address', {}, { email: 'attend' }, 422, 'INVALID_EMAIL'],
    ['no place', {}, { places: 0 }, 400, 'INVALID_REQUEST'],
  ])('refuses %s, without an audit entry', async (_case, changes, input, status, code) => {
    const { db } = current()
    const departureId = await newDeparture(db, changes)
    await db.insert(waitingEntries).values({
      departureId,
      email: 'attend@exemple.test',
      places: 1,
      tokenHash: randomUUID(),
      confirmedAt: testNow,
      createdAt: testNow,
    })
    const answer = await add(departureId, { email: 'neuve@exemple.test', places: 2, ...input })
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(await findEntries(db, departureId)).toHaveLength(1)
    expect(await findLogged(departureId)).toEqual([])
  })

  test('says how many places a departure has in all', async () => {
    const departureId = await newDeparture(current().db)
    const { body } = await add(departureId, { email: 'neuve@exemple.test', places: 9 })
    expect(body.error.fields).toEqual({ places: 'Ce départ a 8 places en tout\u00a0: attends-en moins.' })
  })

  test('refuses staff without the permission, and a closed service', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const input = { email: 'neuve@exemple.test', places: 2 }
    const other = await staffMember(db, { permissions: ['departures', 'money'] })
    expect((await add(departureId, input, other)).status).toBe(403)
    const closed = await testApi(db)
    const url = `/api/v1/agency/departures/${departureId}/waiting`
    const answer = await closed.inject({ method: 'POST', url, headers: claire.headers, payload: input })
    expect(answer.json().error.code).toBe('BOOKING_CLOSED')
    expect(await findEntries(db, departureId)).toEqual([])
  })

  test('offers the places of a skipped entry to the next one', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const [first, second] = await waiting(departureId)
    await setBooked(db, departureId, 6)
    await offerFreePlaces(db, testEnv(), testNow)
    expect((await findHolds(db, departureId)).map(({ waitingEntryId }) => waitingEntryId)).toEqual([first])
    await call('POST', `/waiting/${first}/skip`)
    expect((await findHolds(db, departureId)).map(({ waitingEntryId }) => waitingEntryId)).toEqual([second])
    const entries = await findEntries(db, departureId)
    expect(entries.find(({ id }) => id === second)?.offeredAt).toEqual(testNow)
  })
})
