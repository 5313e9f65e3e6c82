import { beforeAll, beforeEach, expect, test } from 'vitest'
import { holds } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const expeditionId = 1
const minute = 60_000

onDatabase('demo', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, {
      clock: () => now,
      isBookingOpen: true,
      env: { rateLimitFactor: 1_000 },
    })
  })
  beforeEach(() => {
    now = testNow
  })

  const later = (minutes: number) => {
    now = new Date(testNow.getTime() + minutes * minute)
  }
  /** Calls with an access token of the current time: they last for minutes. */
  async function call(
    account: TestAccount,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) {
    const { issueToken } = authentication({ db: current().db, clock: () => now, env: testEnv() })
    const headers = { authorization: `Bearer ${await issueToken(account.sessionId, account.userId)}` }
    return api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  }
  const put = (account: TestAccount, departureId: number, travelers_count: number, more: object = {}) =>
    call(account, 'POST', '/cart', { departure_id: String(departureId), travelers_count, ...more })
  const newAccount = () => signedInAccount(current().db)

  async function newDeparture(capacity: number, bookedCount = 0): Promise<number> {
    const common = { expeditionId, groupMin: 2, priceCents: 50_000, createdAt: testNow }
    const [row] = await current()
      .db.insert(departures)
      .values({ ...common, startOn: '2027-06-05', endOn: '2027-06-10', capacity, bookedCount })
      .returning()
    return row?.id ?? 0
  }
  const departureRow = async (id: number) =>
    (await current().db.select().from(departures).where(eq(departures.id, id)))[0]
  const shown = async (id: number) => {
    const answer = await api.inject(`/api/v1/expeditions/${expeditionId}/departures`)
    const listed: { id: string }[] = answer.json()
    return listed.find((one) => one.id === String(id))
  }

  test('holds the places of a cart for thirty minutes, and no longer shows them', async () => {
    const departure = await newDeparture(4)
    const { cart } = (await put(await newAccount(), departure, 3)).json()
    expect(cart).toMatchObject({
      available_count: 4,
      step: 2,
      problems: [],
      hold: { places: 3, seconds_left: 1800, expires_at: '2027-03-10T09:30:00.000Z' },
    })
    expect(await shown(departure)).toMatchObject({
      available_count: 1,
      held_count: 3,
      held_until: '2027-03-10T09:30:00.000Z',
    })
    expect((await put(await newAccount(), departure, 2)).json().error.code).toBe('INSUFFICIENT_PLACES')
  })

  test('sells no held place otherwise', async () => {
    const departure = await newDeparture(4)
    await put(await newAccount(), departure, 3)
    expect(await takePlaces(current().db, departure, 2)).toBe(false)
    expect(await takePlaces(current().db, departure, 1)).toBe(true)
  })

  test('counts an expired hold for nothing before any sweep', async () => {
    const departure = await newDeparture(2)
    const first = await newAccount()
    await put(first, departure, 2)
    later(30)
    const second = await newAccount()
    expect((await put(second, departure, 2)).statusCode).toBe(201)
    const { cart } = (await call(first, 'GET', '/cart/')).json()
    expect(cart).toMatchObject({
      hold: null,
      step: 1,
      available_count: 0,
      problems: [{ kind: 'InsufficientPlaces', available: 0 }],
    })
    const refused = await call(first, 'POST', `/cart/${cart.id}/hold`)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'INSUFFICIENT_PLACES'])
  })

  test('shows the places of expired holds again after a sweep', async () => {
    const departure = await newDeparture(2)
    await put(await newAccount(), departure, 2)
    expect(await shown(departure)).toMatchObject({ available_count: 0, status: 'full' })
    expect(await sweepHolds(current().db, new Date(testNow.getTime() + 29 * minute))).toBe(0)
    expect(await sweepHolds(current().db, new Date(testNow.getTime() + 30 * minute))).toBeGreaterThan(0)
    expect(await shown(departure)).toMatchObject({ available_count: 2, held_count: 0, held_until: null })
  })

  test('shows the earliest end of several holds, and none once sales are closed', async () => {
    const departure = await newDeparture(6)
    await put(await newAccount(), departure, 2)
    later(10)
    await put(await newAccount(), departure, 1)
    expect(await shown(departure)).toMatchObject({
      available_count: 3,
      held_count: 3,
      held_until: '2027-03-10T09:30:00.000Z',
    })
    await sweepHolds(current().db, new Date(testNow.getTime() + 30 * minute))
    expect(await shown(departure)).toMatchObject({ held_count: 1, held_until: '2027-03-10T09:40:00.000Z' })
    await current().db.update(departures).set({ salesClosedAt: testNow }).where(eq(departures.id, departure))
    expect(await shown(departure)).toMatchObject({ available_count: 0, held_count: 0, held_until: null })
  })

  test('renews a hold once, and takes a new one an hour after its end', async () => {
    const account = await newAccount()
    const { cart } = (await put(account, await newDeparture(2), 2)).json()
    const renew = async () =>
      (await call(account, 'POST', `/cart/${cart.id}/hold`)).json().cart.hold.seconds_left
    later(10)
    expect(await renew()).toBe(1800)
    later(20)
    expect(await renew()).toBe(1200)
    later(99)
    const paused = await call(account, 'POST', `/cart/${cart.id}/hold`)
    expect([paused.statusCode, paused.json().error.code]).toEqual([409, 'HOLD_PAUSED'])
    later(100)
    expect(await renew()).toBe(1800)
  })

  test('moves a hold to another departure, and releases the former places', async () => {
    const [first, second] = [await newDeparture(3), await newDeparture(3)]
    const account = await newAccount()
    const { cart } = (await put(account, first, 2)).json()
    later(5)
    const moved = await call(account, 'PATCH', `/cart/${cart.id}`, {
      departure_id: String(second),
      travelers_count: 3,
    })
    expect(moved.json().cart.hold).toMatchObject({ places: 3, seconds_left: 1500 })
    expect(await departureRow(first)).toMatchObject({ heldCount: 0, heldUntil: null })
    expect(await departureRow(second)).toMatchObject({ heldCount: 3 })
  })

  test('leaves the former hold where the new places cannot be taken', async () => {
    const [first, second] = [await newDeparture(3), await newDeparture(3, 2)]
    const account = await newAccount()
    const { cart } = (await put(account, first, 2)).json()
    const refused = await call(account, 'PATCH', `/cart/${cart.id}`, { departure_id: String(second) })
    expect(refused.json().error.code).toBe('INSUFFICIENT_PLACES')
    const more = await call(account, 'PATCH', `/cart/${cart.id}`, { travelers_count: 4 })
    expect(more.json().error.code).toBe('INSUFFICIENT_PLACES')
    expect(await departureRow(first)).toMatchObject({ heldCount: 2 })
    expect(await departureRow(second)).toMatchObject({ heldCount: 0 })
  })

  test('grows a hold into the places that it has itself', async () => {
    const departure = await newDeparture(3)
    const account = await newAccount()
    const { cart } = (await put(account, departure, 2)).json()
    const grown = await call(account, 'PATCH', `/cart/${cart.id}`, { travelers_count: 3 })
    expect(grown.json().cart).toMatchObject({ available_count: 3, hold: { places: 3 } })
  })

  test('releases the places of a deleted cart at once', async () => {
    const departure = await newDeparture(2)
    const account = await newAccount()
    const { cart } = (await put(account, departure, 2)).json()
    await call(account, 'DELETE', `/cart/${cart.id}`)
    expect(await shown(departure)).toMatchObject({ available_count: 2, held_count: 0 })
  })

  test('accepts children only on a trip that accepts them', async () => {
    const departure = await newDeparture(6)
    await current().db.execute(sql`update expeditions set age_min_child = null where id = ${expeditionId}`)
    const refused = await put(await newAccount(), departure, 3, { children_count: 1 })
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'AGE_NOT_ALLOWED'])
    await current().db.execute(sql`update expeditions set age_min_child = 8 where id = ${expeditionId}`)
    const { cart } = (await put(await newAccount(), departure, 3, { children_count: 1 })).json()
    expect(cart).toMatchObject({ adults_count: 2, children_count: 1 })
    expect((await put(await newAccount(), departure, 1, { children_count: 2 })).statusCode).toBe(422)
  })

  test('holds nothing where booking is closed, as before', async () => {
    const closed = await testApi(current().db)
    const { headers } = await newAccount()
    const departure = await newDeparture(2)
    const payload = { departure_id: String(departure), travelers_count: 2 }
    const { cart } = (await closed.inject({ method: 'POST', url: '/api/v1/cart', headers, payload })).json()
    expect(cart).toMatchObject({ hold: null, problems: [] })
    const refused = await closed.inject({ method: 'POST', url: `/api/v1/cart/${cart.id}/hold`, headers })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'BOOKING_CLOSED'])
    expect((await closed.inject('/api/v1/capabilities')).json()).toMatchObject({
      booking: false,
      holds: false,
    })
    expect((await api.inject('/api/v1/capabilities')).json()).toMatchObject({ booking: true, holds: true })
  })

  test('holds the last place for one of many concurrent buyers', async () => {
    // PGlite has one connection: its buyers only prove that none waits for another for ever.
    const [trials, length] = current().engine === 'PostgreSQL' ? [rounds(2, 8), rounds(20, 50)] : [1, 8]
    const buyers = await Promise.all(Array.from({ length }, newAccount))
    for (let round = 0; round < trials; round++) {
      const departure = await newDeparture(8, 7)
      const answers = await Promise.all(buyers.map((buyer) => put(buyer, departure, 1, { replace: true })))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
      expect(await departureRow(departure)).toMatchObject({ bookedCount: 7, heldCount: 1 })
    }
    const [held] = await current().db.select({ places: sql<number>`sum(places)::int` }).from(holds)
    const [counted] = await current()
      .db.select({ places: sql<number>`sum(held_count)::int` })
      .from(departures)
    expect(held).toEqual(counted)
  })

  test('exchanges two departures between two carts without a deadlock', async () => {
    const [first, second] = [await newDeparture(9), await newDeparture(9)]
    const buyers = await Promise.all(Array.from({ length: 6 }, newAccount))
    await Promise.all(buyers.map((buyer, index) => put(buyer, index % 2 ? first : second, 1)))
    const answers = await Promise.all(
      buyers.map((buyer, index) => put(buyer, index % 2 ? second : first, 1, { replace: true })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(buyers.map(() => 201))
  })
})
