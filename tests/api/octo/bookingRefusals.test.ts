import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { resellerKey, type TestKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { bookingCalls, findPlaces, lead, wishFor } from '#tests/support/octoBookings.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const day = '2029-02-01'

onDatabase('demo', (current) => {
  let api: Api
  let key: TestKey
  let family: { productId: string; startOn: string }
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    key = await resellerKey(db)
    await newDeparture(db, 4, day)
    const [row] = await db
      .select()
      .from(expeditions)
      .where(eq(expeditions.expeditionType, 'En Base Camp'))
      .limit(1)
    await db
      .update(expeditions)
      .set({ ageMinChild: 8 })
      .where(eq(expeditions.id, row?.id ?? 0))
    await newDeparture(db, 4, day, row?.id)
    family = { productId: String(row?.id), startOn: day }
  })
  afterAll(() => api.close())

  const calls = bookingCalls(
    () => api,
    () => key.headers,
  )
  const input = wishFor(day)

  describe('reserve', () => {
    test.each([
      ['INVALID_PRODUCT_ID', { productId: '999999' }, { productId: '999999' }],
      ['INVALID_PRODUCT_ID', { productId: undefined }, { productId: '' }],
      [
        'INVALID_PRODUCT_ID',
        { productId: 'x', optionId: 'x', availabilityId: 'x', unitItems: [] },
        { productId: 'x' },
      ],
      ['INVALID_OPTION_ID', { optionId: 'OTHER', availabilityId: 'x' }, { optionId: 'OTHER' }],
      ['INVALID_OPTION_ID', { optionId: null }, { optionId: '' }],
      ['INVALID_AVAILABILITY_ID', { availabilityId: undefined }, { availabilityId: '' }],
      ['INVALID_AVAILABILITY_ID', { availabilityId: 'demain', unitItems: [] }, { availabilityId: 'demain' }],
      ['INVALID_AVAILABILITY_ID', { availabilityId: '2029-02-02T00:00:00+01:00' }, {}],
      ['INVALID_AVAILABILITY_ID', { availabilityId: `${day}T00:00:00+02:00` }, {}],
      ['UNPROCESSABLE_ENTITY', { unitItems: [] }, {}],
      ['UNPROCESSABLE_ENTITY', { unitItems: undefined }, {}],
      ['INVALID_UNIT_ID', { unitItems: [{ unitId: 'adult' }, { unitId: 'senior' }] }, { unitId: 'senior' }],
      ['INVALID_UNIT_ID', { unitItems: [{}] }, { unitId: '' }],
      ['UNPROCESSABLE_ENTITY', { unitItems: Array.from({ length: 40 }, () => ({ unitId: 'adult' })) }, {}],
      ['UNPROCESSABLE_ENTITY', wishFor(day, 5), {}],
      ['BAD_REQUEST', { unitItems: 'adult' }, {}],
      ['BAD_REQUEST', { productId: 1 }, {}],
      ['BAD_REQUEST', { uuid: 'x' }, {}],
      ['BAD_REQUEST', { expirationMinutes: 0 }, {}],
      ['BAD_REQUEST', { expirationMinutes: 1.5 }, {}],
      ['BAD_REQUEST', { currency: 'USD' }, {}],
      ['BAD_REQUEST', { notes: 'a\u0000b' }, {}],
      ['BAD_REQUEST', { contact: { firstName: 7 } }, {}],
    ])('answers %s to %j', async (error, changes, extra) => {
      const { status, body } = await calls.reserve({ ...input, ...changes })
      expect([status, body]).toEqual([400, expect.objectContaining({ error, ...extra })])
      expect(body.errorMessage).toEqual(expect.any(String))
    })

    test('judges the key first, then the JSON', async () => {
      const send = (headers: Record<string, string>, payload = '{') =>
        api.inject({
          method: 'POST',
          url: '/octo/bookings',
          headers: { 'content-type': 'application/json', ...headers },
          payload,
        })
      expect((await send({})).json().error).toBe('UNAUTHORIZED')
      expect((await send(key.headers)).json().error).toBe('BAD_REQUEST')
      const nested = `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
      expect((await send(key.headers, nested)).json().error).toBe('BAD_REQUEST')
    })

    test('sells children with an adult only', async () => {
      const children = wishFor(family.startOn, 0, family.productId)
      const of = (...unitIds: string[]) => ({ ...children, unitItems: unitIds.map((unitId) => ({ unitId })) })
      expect((await calls.reserve(of('child'))).body.error).toBe('UNPROCESSABLE_ENTITY')
      expect((await calls.reserve(of('child', 'adult'))).body.status).toBe('ON_HOLD')
    })

    test.each([
      ['is cancelled', { canceledAt: testNow }],
      ['is closed', { salesClosedAt: testNow }],
    ])('refuses a departure that %s', async (_, set) => {
      const id = await newDeparture(current().db, 4, '2029-03-01', 3)
      await current().db.update(departures).set(set).where(eq(departures.id, id))
      expect((await calls.reserve(wishFor('2029-03-01', 1, '3'))).body.error).toBe('UNPROCESSABLE_ENTITY')
      await current()
        .db.update(departures)
        .set({ startOn: '2029-03-02', endOn: '2029-03-02' })
        .where(eq(departures.id, id))
    })

    test('refuses a departure from its first day on, and an expedition that is not published', async () => {
      const { db } = current()
      await newDeparture(db, 4, '2027-03-10', 3)
      expect((await calls.reserve(wishFor('2027-03-10', 1, '3'))).body.error).toBe('UNPROCESSABLE_ENTITY')
      await db.update(expeditions).set({ state: 'archived' }).where(eq(expeditions.id, 3))
      expect((await calls.reserve(wishFor('2027-03-10', 1, '3'))).body.error).toBe('INVALID_PRODUCT_ID')
    })
  })

  test('answers INVALID_BOOKING_UUID to an unknown or malformed uuid, before it reads the body', async () => {
    for (const uuid of [randomUUID(), 'x', '1', `${randomUUID()}0`])
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/confirm'],
        ['POST', '/extend'],
        ['POST', '/cancel'],
        ['PATCH', ''],
        ['DELETE', ''],
      ] as const) {
        const answer = await api.inject({
          method,
          url: `/octo/bookings/${uuid}${path}`,
          headers: { ...key.headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
          ...(method !== 'GET' && { payload: '{' }),
        })
        expect([path, answer.statusCode, answer.json()]).toEqual([
          path,
          400,
          expect.objectContaining({ error: 'INVALID_BOOKING_UUID', uuid }),
        ])
      }
  })

  test('shows a reseller its own bookings alone', async () => {
    const other = await resellerKey(current().db)
    const theirs = bookingCalls(
      () => api,
      () => other.headers,
    )
    const uuid = randomUUID()
    const own = (await calls.reserve({ ...input, uuid })).body
    for (const answer of [
      theirs.read(uuid),
      theirs.confirm(uuid),
      theirs.extend(uuid),
      theirs.change(uuid, {}),
      theirs.cancel(uuid),
      theirs.remove(uuid),
    ])
      expect((await answer).body).toMatchObject({ error: 'INVALID_BOOKING_UUID', uuid })
    expect((await theirs.list(`?supplierReference=${own.supplierReference}`)).body).toEqual([])
    const twin = (await theirs.reserve({ ...input, uuid })).body
    expect([twin.uuid, twin.id === own.id]).toEqual([uuid, false])
    expect((await calls.read(uuid.toUpperCase())).body.id).toBe(own.id)
    await Promise.all([calls.cancel(uuid), theirs.cancel(uuid)])
  })

  test('refuses bodies that are badly typed, and units that are unknown, in later calls too', async () => {
    const { uuid } = (await calls.reserve(input)).body
    expect((await calls.confirm(uuid, { contact: 'Ana' })).body.error).toBe('BAD_REQUEST')
    for (const field of ['productId', 'optionId', 'availabilityId', 'notes'])
      expect((await calls.confirm(uuid, { contact: lead, [field]: 5 })).body.error).toBe('BAD_REQUEST')
    expect(
      (await calls.confirm(uuid, { contact: lead, unitItems: [{ unitId: 'senior' }] })).body,
    ).toMatchObject({
      error: 'INVALID_UNIT_ID',
      unitId: 'senior',
    })
    expect((await calls.confirm(uuid, { contact: lead, unitItems: [] })).body.error).toBe(
      'UNPROCESSABLE_ENTITY',
    )
    expect((await calls.extend(uuid, { expirationMinutes: 'x' })).body.error).toBe('BAD_REQUEST')
    expect((await calls.cancel(uuid, { reason: 5 })).body.error).toBe('BAD_REQUEST')
    expect((await calls.change(uuid, { productId: '999999' })).body.error).toBe('INVALID_PRODUCT_ID')
    expect((await calls.change(uuid, { optionId: 'OTHER' })).body.error).toBe('INVALID_OPTION_ID')
    expect((await calls.change(uuid, { availabilityId: 'x' })).body.error).toBe('INVALID_AVAILABILITY_ID')
    await calls.cancel(uuid)
  })

  test('books tests on places that are not real', async () => {
    const { db } = current()
    const startOn = '2029-05-01'
    const id = await newDeparture(db, 2, startOn)
    const testKey = await resellerKey(db, { test: true })
    const sandbox = bookingCalls(
      () => api,
      () => testKey.headers,
    )
    const byHeader = await calls.reserve(wishFor(startOn, 2), { 'octo-env': 'test' })
    const byKey = await sandbox.reserve(wishFor(startOn, 2))
    expect([byHeader.body.testMode, byKey.body.testMode]).toEqual([true, true])
    for (const [own, { body }] of [
      [calls, byHeader],
      [sandbox, byKey],
    ] as const) {
      const confirmed = (await own.confirm(body.uuid, { contact: lead, emailReceipt: true })).body
      expect(confirmed).toMatchObject({ status: 'CONFIRMED', testMode: true, availability: { vacancies: 2 } })
      expect((await own.change(body.uuid, { unitItems: [{ unitId: 'adult' }] })).body.unitItems).toHaveLength(
        1,
      )
      expect((await own.cancel(body.uuid)).body.cancellation.refund).toBe('FULL')
    }
    expect(await findPlaces(db, id)).toEqual([2, 0, 0])
    expect((await sandbox.reserve(wishFor(startOn, 3))).body.error).toBe('UNPROCESSABLE_ENTITY')
  })

  test('has no bookings for a key of no reseller', async () => {
    const program = await resellerKey(current().db, { resellerId: null })
    const answer = await api.inject({ url: `/octo/bookings?localDate=${day}`, headers: program.headers })
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'FORBIDDEN'])
  })
})
