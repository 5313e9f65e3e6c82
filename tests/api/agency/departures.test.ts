import { beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { holds } from '#api/db/bookingTables.ts'
import { and, eq, inArray } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { listDepartures } from '#api/modules/agency/departures/departures.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture, readyCart } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Row = typeof departures.$inferInsert

onDatabase('demo', (current) => {
  let api: Api
  let noe: Awaited<ReturnType<typeof staffMember>>
  beforeAll(async () => {
    api = await testApi(current().db, { isBookingOpen: true })
    noe = await staffMember(current().db, { permissions: ['departures'], firstName: 'Noé' })
  })

  async function call(method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object, { headers } = noe) {
    const url = `/api/v1/agency/departures${path}`
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const readCode = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer
    return [status, body.error?.code]
  }
  async function departure(changes: Partial<Row> = {}): Promise<number> {
    const id = await newDeparture(current().db)
    if (Object.keys(changes).length > 0)
      await current().db.update(departures).set(changes).where(eq(departures.id, id))
    return id
  }
  const hold = (departureId: number, travellers: number) =>
    readyCart(current().db, api, { departureId, travellers })
  const logged = async (id: number) => {
    const isOwn = and(eq(auditEntries.entity, 'departure'), eq(auditEntries.entityId, String(id)))
    const rows = await current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
    return rows.map(({ action, before, after }) => ({ action, before, after }))
  }
  const shown = async (id: number) => {
    const listed: { id: string }[] = (await api.inject('/api/v1/expeditions/1/departures')).json()
    return listed.find((each) => each.id === String(id))
  }

  test('lists departures of a filter by pages, with places, bookings and what they owe', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const ids = [await departure({ capacity: 9 }), await departure(), await departure()]
    await bookedReservation(db, userId, ids[0] ?? 0, { paidCents: 300_00 })
    await hold(ids[0] ?? 0, 1)
    const query = '?expedition_id=1&from=2027-07-05&to=2027-07-05'
    const first = await call('GET', `${query}&first=2`)
    expect(first.body.departures).toHaveLength(2)
    expect(first.body.departures[0]).toMatchObject({
      id: String(ids[0]),
      expedition_name: 'Les balcons de la Vanoise',
      start: '2027-07-05',
      capacity: 9,
      booked_count: 2,
      held_count: 1,
      price_cents: 500_00,
      state: 'confirmed',
      reservations_count: 1,
      balance_cents: 700_00,
    })
    const rest = await call('GET', `${query}&after=${first.body.next}`)
    expect([rest.body.departures.at(-1).id, rest.body.next]).toEqual([String(ids[2]), null])
    const over = (await call('GET', '?states=past&first=1')).body.departures
    expect([over[0].state, (await call('GET', '?first=1')).body.departures[0].end >= '2027-03-10']).toEqual([
      'past',
      true,
    ])
    expect(await readCode(call('GET', '?after=bm90IG9uZQ'))).toEqual([400, 'INVALID_REQUEST'])
    expect(await readCode(call('GET', '?after=MjAyNy0wMi0zMV8x'))).toEqual([400, 'INVALID_REQUEST'])
    expect(await readCode(call('GET', '/999999'))).toEqual([404, 'DEPARTURE_NOT_FOUND'])
  })

  test('filters by each state as it is shown', async () => {
    const { db } = current()
    const days = { startOn: '2027-03-08', endOn: '2027-03-10' }
    const ids = [
      await departure(),
      await departure({ salesClosedAt: testNow }),
      await departure({ bookedCount: 8 }),
      await departure({ bookedCount: 2 }),
      await departure({ confirmedAt: testNow }),
      await departure({ canceledAt: testNow }),
      await departure(days),
      await departure({ startOn: '2027-03-05', endOn: '2027-03-09' }),
    ]
    const all = await listDepartures(db, { ids }, testNow, 50)
    const states = ['open', 'closed', 'full', 'confirmed', 'canceled', 'underway', 'past'] as const
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(states))
    for (const state of states) {
      const found = await listDepartures(db, { ids, states: [state] }, testNow, 50)
      expect(found).toEqual(all.filter((each) => each.state === state))
    }
  })

  test('changes places, minimum and price, on the public page too, and logs the fields', async () => {
    const id = await departure()
    const saved = await call('PATCH', `/${id}`, {
      version: 1,
      capacity: 12,
      group_min: 4,
      price_cents: 620_00,
    })
    expect(saved).toMatchObject({ status: 200, body: { version: 2, capacity: 12, group_min: 4 } })
    expect(await shown(id)).toMatchObject({ capacity: 12, price: 620, missing_to_confirm: 4 })
    expect(await logged(id)).toEqual([
      {
        action: 'departure.changed',
        before: { capacity: 8, group_min: 2, price_cents: 500_00 },
        after: { capacity: 12, group_min: 4, price_cents: 620_00 },
      },
    ])
    const { prices } = (await call('GET', `/${id}/prices`)).body
    expect(prices).toMatchObject([{ price_cents: 620_00 }, { price_cents: 500_00 }])
    expect((await call('PATCH', `/${id}`, { version: 2, capacity: 12 })).body.version).toBe(2)
    expect(await logged(id)).toHaveLength(1)
  })

  test('moves the days of a departure without bookings, by the length of its trip', async () => {
    const id = await departure()
    const saved = await call('PATCH', `/${id}`, { version: 1, start: '2027-08-14' })
    expect(saved.body).toMatchObject({ start: '2027-08-14', end: '2027-08-19' })
  })

  test.each<[string, Partial<Row>, object, number, string]>([
    ['fewer places than booked', { bookedCount: 5 }, { capacity: 4 }, 409, 'CAPACITY_BELOW_BOOKED'],
    ['another date with bookings', { bookedCount: 1 }, { start: '2027-08-14' }, 409, 'HAS_BOOKINGS'],
    ['a date in the past', {}, { start: '2027-03-10' }, 422, 'START_PAST'],
    ['a minimum above its places', {}, { group_min: 9 }, 422, 'MINIMUM_ABOVE_CAPACITY'],
    ['a price with cents', {}, { price_cents: 500_50 }, 400, 'INVALID_REQUEST'],
    ['no place', {}, { capacity: 0 }, 400, 'INVALID_REQUEST'],
    ['a departure under way', { startOn: '2027-03-10' }, { capacity: 9 }, 409, 'DEPARTURE_PAST'],
    ['a cancelled one', { canceledAt: testNow }, { capacity: 9 }, 409, 'DEPARTURE_CANCELED'],
  ])('refuses %s, and writes nothing', async (_case, changes, edit, status, code) => {
    const id = await departure(changes)
    expect(await readCode(call('PATCH', `/${id}`, { version: 1, ...edit }))).toEqual([status, code])
    expect(await logged(id)).toEqual([])
    expect((await call('GET', `/${id}`)).body.version).toBe(1)
  })

  test('counts held places as taken, and expired holds as free', async () => {
    const [held, free] = [await departure({ bookedCount: 4 }), await departure({ bookedCount: 4 })]
    await hold(held, 2)
    await hold(free, 2)
    await current().db.update(holds).set({ expiresAt: testNow }).where(eq(holds.departureId, free))
    const shrink = (id: number) => call('PATCH', `/${id}`, { version: 1, capacity: 5 })
    const refused = await shrink(held)
    expect(refused.body.error).toMatchObject({
      code: 'CAPACITY_BELOW_BOOKED',
      message: expect.stringContaining('6\u00a0places sont réservées ou tenues'),
    })
    expect((await shrink(free)).body).toMatchObject({ capacity: 5, held_count: 0 })
  })

  test('answers a stale change with the stored version, its author and time', async () => {
    const id = await departure()
    await call('PATCH', `/${id}`, { version: 1, capacity: 10 })
    expect(await call('PATCH', `/${id}`, { version: 1, capacity: 12 })).toMatchObject({
      status: 409,
      body: {
        error: { code: 'CONFLICT' },
        current: { version: 2, capacity: 10, changed_by: 'Noé', changed_at: testNow.toISOString() },
      },
    })
    expect(await readCode(call('POST', `/${id}/confirm`, { version: 1 }))).toEqual([409, 'CONFLICT'])
  })

  test('keeps one of several concurrent changes of a version', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await departure()
      const answers = await Promise.all(
        [9, 10, 11].map((capacity) => call('PATCH', `/${id}`, { version: 1, capacity })),
      )
      const [saved, ...others] = answers.filter(({ status }) => status === 200)
      expect(others).toEqual([])
      expect((await call('GET', `/${id}`)).body).toMatchObject({ version: 2, capacity: saved?.body.capacity })
    }
  })

  test('closes sales of all departures or of none, and reopens them', async () => {
    const [one, other] = [await departure(), await departure({ salesClosedAt: testNow })]
    const past = await departure({ startOn: '2027-03-10' })
    const set = (ids: number[], open: boolean) => call('POST', '/sales', { ids: ids.map(String), open })
    expect(await readCode(set([one, past], false))).toEqual([409, 'DEPARTURE_PAST'])
    expect(await readCode(set([one, 999_999], false))).toEqual([404, 'DEPARTURE_NOT_FOUND'])
    expect(await logged(one)).toEqual([])
    const closed = await set([one, other], false)
    expect(closed.body.departures).toMatchObject([
      { state: 'closed', version: 2 },
      { state: 'closed', version: 1 },
    ])
    expect(await shown(one)).toMatchObject({ available_count: 0, status: 'full' })
    await set([one], true)
    expect(await shown(one)).toMatchObject({ available_count: 8, status: 'almost' })
    expect((await logged(one)).map(({ action }) => action)).toEqual([
      'departure.sales_closed',
      'departure.sales_opened',
    ])
  })

  test('confirms a departure once, for good, and mails its reservations', async () => {
    const { db } = current()
    const accounts = [await signedInAccount(db), await signedInAccount(db)]
    const id = await departure({ groupMin: 6 })
    for (const { userId } of accounts) await bookedReservation(db, userId, id)
    const confirmed = await call('POST', `/${id}/confirm`, { version: 1 })
    expect(confirmed.body).toMatchObject({ state: 'confirmed', version: 2, reservations_count: 2 })
    expect((await call('POST', `/${id}/confirm`, { version: 2 })).body.version).toBe(2)
    const recipients = accounts.map(({ userId }) => `${userId}@example.test`)
    const mails = await db.select().from(outbox).where(inArray(outbox.recipient, recipients))
    expect(mails.map(({ subject }) => subject.split('\u00a0')[0])).toEqual([
      'Ton départ est confirmé',
      'Ton départ est confirmé',
    ])
    expect((await logged(id)).map(({ action }) => action)).toEqual(['departure.confirmed'])
    expect(await shown(id)).toMatchObject({ is_confirmed: true, missing_to_confirm: 0 })
  })

  test('is read by all staff, and changed with the permission alone', async () => {
    const id = await departure()
    const claire = await staffMember(current().db, { permissions: ['bookings'] })
    expect((await call('GET', `/${id}`, undefined, claire)).status).toBe(200)
    const writes = [
      call('PATCH', `/${id}`, { version: 1, capacity: 9 }, claire),
      call('POST', '/sales', { ids: [String(id)], open: false }, claire),
      call('POST', `/${id}/confirm`, { version: 1 }, claire),
    ]
    for (const write of writes) expect(await readCode(write)).toEqual([403, 'MISSING_PERMISSION'])
    expect(await logged(id)).toEqual([])
  })
})
