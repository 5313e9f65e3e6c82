import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carts, holds } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { emptyExpedition } from '#tests/support/bareExpedition.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { octoCalls } from '#tests/support/octoCalls.ts'
import { faultsBy } from '#tests/support/octoSchema.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const july = { localDateStart: '2027-07-01', localDateEnd: '2027-07-31' }

onDatabase('demo', (current) => {
  let api: Api
  let key: Record<string, string>
  let expedition: typeof expeditions.$inferSelect
  let ids: number[]
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    key = (await resellerKey(db, { netPercent: 80 })).headers
    const isWanted = eq(expeditions.expeditionType, 'En itinérance')
    const [found] = await db.select().from(expeditions).where(isWanted).limit(1)
    if (!found) throw new Error('The demonstration has no expedition for families.')
    expedition = found
    await emptyExpedition(db, found.id)
    const common = {
      expeditionId: found.id,
      groupMin: 2,
      capacity: 10,
      priceCents: 50_000,
      createdAt: testNow,
    }
    const rows = await db
      .insert(departures)
      .values([
        { ...common, startOn: '2027-07-03', endOn: '2027-07-08', childPriceCents: 30_000 },
        { ...common, startOn: '2027-07-10', endOn: '2027-07-15', bookedCount: 7 },
        { ...common, startOn: '2027-07-17', endOn: '2027-07-22', bookedCount: 10 },
        { ...common, startOn: '2027-07-24', endOn: '2027-07-29', canceledAt: testNow },
        { ...common, startOn: '2027-10-30', endOn: '2027-11-02' },
        { ...common, startOn: '2027-03-10', endOn: '2027-03-12' },
      ])
      .returning({ id: departures.id })
    ids = rows.map(({ id }) => id)
  })
  afterAll(() => api.close())

  const { post } = octoCalls(
    () => api,
    () => key,
  )
  const ask = (path: string, body: object, capabilities: string) =>
    post(path, { productId: String(expedition.id), optionId: 'DEFAULT', ...body }, capabilities)
  const check = (body: object, capabilities = '') => ask('/availability', body, capabilities)
  const calendar = (body: object, capabilities = '') => ask('/availability/calendar/', body, capabilities)

  test('answers one object a departure, as the standard describes it', async () => {
    const { status, body } = await check(july)
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      id: '2027-07-03T00:00:00+02:00',
      localDateTimeStart: '2027-07-03T00:00:00+02:00',
      localDateTimeEnd: '2027-07-08T23:59:59+02:00',
      utcCutoffAt: '2027-07-02T22:00:00Z',
      allDay: false,
      available: true,
      status: 'AVAILABLE',
      vacancies: 10,
      capacity: 10,
      maxUnits: Math.min(10, expedition.groupMax),
      openingHours: [],
    })
    const summary = body.map(({ id, ...each }: Record<string, string>) => [
      id?.slice(0, 10),
      each.available,
      each.status,
      each.vacancies,
    ])
    expect(summary).toEqual([
      ['2027-07-03', true, 'AVAILABLE', 10],
      ['2027-07-10', true, 'LIMITED', 3],
      ['2027-07-17', false, 'SOLD_OUT', 0],
      ['2027-07-24', false, 'CLOSED', 0],
    ])
    expect(faultsBy('Availability', body)).toEqual([])
  })

  test('closes a departure on its first day, and gives each end its own offset', async () => {
    expect((await check({ localDate: '2027-03-10' })).body).toMatchObject([
      { status: 'CLOSED', available: false },
    ])
    expect((await check({ localDate: '2027-10-30' })).body).toMatchObject([
      {
        localDateTimeStart: '2027-10-30T00:00:00+02:00',
        localDateTimeEnd: '2027-11-02T23:59:59+01:00',
        utcCutoffAt: '2027-10-29T22:00:00Z',
      },
    ])
  })

  test('finds departures by their ids, and leaves out those that do not exist', async () => {
    const { body } = await check({
      availabilityIds: [
        '2027-07-10T00:00:00+02:00',
        '2027-07-04T00:00:00+02:00',
        'nothing',
        '2027-07-03T00:00:00+02:00',
        '2027-07-10T00:00:00+02:00',
      ],
    })
    expect(body.map(({ id }: { id: string }) => id)).toEqual([
      '2027-07-03T00:00:00+02:00',
      '2027-07-10T00:00:00+02:00',
    ])
    expect((await check({ availabilityIds: ['nothing'] })).body).toEqual([])
    expect((await check({ localDate: '2027-07-04' })).body).toEqual([])
  })

  test('counts live holds, and no lapsed one', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const departureId = ids[0] ?? 0
    const [cart] = await db
      .insert(carts)
      .values({
        userId,
        departureId,
        travelersCount: 6,
        unitPriceCents: 1,
        createdAt: testNow,
        updatedAt: testNow,
      })
      .returning()
    const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
    const hold = { id: randomUUID(), departureId, cartId: cart?.id, places: 6, expiresAt: minutes(10) }
    await db.insert(holds).values(hold)
    const placesNow = async () => (await check({ localDate: '2027-07-03' })).body
    expect(await placesNow()).toMatchObject([{ vacancies: 4, status: 'LIMITED' }])
    await db.update(holds).set({ expiresAt: testNow }).where(eq(holds.id, hold.id))
    expect(await placesNow()).toMatchObject([{ vacancies: 10, status: 'AVAILABLE' }])
    await db.delete(holds).where(eq(holds.id, hold.id))
  })

  test.each([
    [[{ id: 'adult', quantity: 3 }], 'LIMITED'],
    [[{ id: 'adult', quantity: 4 }], 'SOLD_OUT'],
    [
      [
        { id: 'adult', quantity: 1 },
        { id: 'child', quantity: 2 },
      ],
      'LIMITED',
    ],
    [[{ id: 'child', quantity: 1 }], 'SOLD_OUT'],
    [[{ id: 'adult', quantity: 0 }], 'LIMITED'],
    [[], 'LIMITED'],
  ])('judges for the group %j: %s', async (units, status) => {
    const expected = { status, available: status === 'LIMITED', vacancies: 3 }
    expect((await check({ localDate: '2027-07-10', units })).body).toMatchObject([expected])
    const days = { localDateStart: '2027-07-10', localDateEnd: '2027-07-10', units }
    expect((await calendar(days)).body).toMatchObject([expected])
  })

  const price = (retail: number) => ({
    original: retail,
    retail,
    net: retail * 0.8,
    currency: 'EUR',
    currencyPrecision: 2,
    includedTaxes: [],
  })

  test('prices each unit, and the group that is sent', async () => {
    const units = [
      { id: 'adult', quantity: 2 },
      { id: 'child', quantity: 1 },
    ]
    const { body } = await check({ ...july, units, currency: 'EUR' }, 'octo/pricing')
    expect(body[0]).toMatchObject({
      unitPricing: [
        { unitId: 'adult', ...price(50_000) },
        { unitId: 'child', ...price(30_000) },
      ],
      pricing: price(130_000),
    })
    expect(body[3]).toMatchObject({ status: 'CLOSED', pricing: price(150_000) })
    expect(faultsBy('Availability', body)).toEqual([])
    const [alone] = (await check({ localDate: '2027-07-03', currency: null }, 'octo/pricing')).body
    expect([alone.unitPricing.length, alone.pricing]).toEqual([2, undefined])
  })

  test('adds content on request', async () => {
    const [first] = (await check(july, 'octo/content')).body
    expect(first).toMatchObject({ title: null, shortDescription: 'Du 3 au 8\u00a0juillet 2027' })
    expect(faultsBy('Availability', first)).toEqual([])
  })

  test('lists every day of a calendar, closed where nothing leaves', async () => {
    const { status, body } = await calendar({ localDateStart: '2027-07-02', localDateEnd: '2027-07-04' })
    const places = { openingHours: [], capacity: 0, vacancies: 0 }
    expect([status, body]).toEqual([
      200,
      [
        { localDate: '2027-07-02', available: false, status: 'CLOSED', ...places },
        {
          localDate: '2027-07-03',
          available: true,
          status: 'AVAILABLE',
          ...places,
          capacity: 10,
          vacancies: 10,
        },
        { localDate: '2027-07-04', available: false, status: 'CLOSED', ...places },
      ],
    ])
  })

  test('prices every day of a calendar, a closed one by the lowest to come', async () => {
    const units = [{ id: 'adult', quantity: 2 }]
    const days = { localDateStart: '2027-07-02', localDateEnd: '2027-07-03', units }
    const { body } = await calendar(days, 'octo/pricing')
    const from = [
      { unitId: 'adult', ...price(50_000) },
      { unitId: 'child', ...price(30_000) },
    ]
    expect(body).toMatchObject([
      { unitPricingFrom: from, pricingFrom: price(100_000) },
      { unitPricingFrom: from, pricingFrom: price(100_000) },
    ])
    expect(faultsBy('AvailabilityCalendar', body)).toEqual([])
  })

  test('has 366 days in a year of calendar, over both changes of clocks', async () => {
    const { body } = await calendar(
      { localDateStart: '2027-03-01', localDateEnd: '2028-02-29' },
      'octo/pricing',
    )
    expect(body).toHaveLength(366)
    expect(new Set(body.map(({ localDate }: { localDate: string }) => localDate)).size).toBe(366)
    expect(faultsBy('AvailabilityCalendar', body)).toEqual([])
  })
})
