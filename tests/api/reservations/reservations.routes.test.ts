import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  async function book(
    userId: string,
    startsIn: number,
    changes: Partial<typeof reservations.$inferInsert> = {},
  ) {
    const { db } = current()
    const days = { startOn: addDays('2027-03-10', startsIn), endOn: addDays('2027-03-10', startsIn + 5) }
    const places = { capacity: 8, bookedCount: 3, groupMin: 5, priceCents: 89_000 }
    const [departure] = await db
      .insert(departures)
      .values({ expeditionId: 1, ...days, ...places, createdAt: testNow })
      .returning()
    const booking = {
      userId,
      departureId: departure?.id ?? 0,
      travelersCount: 1,
      totalCents: 89_000,
      createdAt: testNow,
      ...changes,
    }
    const [reservation] = await db.insert(reservations).values(booking).returning()
    return reservation?.id ?? ''
  }

  test('lists reservations with their state, latest departure first', async () => {
    const { userId, headers } = await signedInAccount(current().db)
    await book(userId, -2)
    const upcoming = await book(userId, 40)
    await book(userId, -60)
    await book(userId, 20, { canceledAt: testNow })
    await book(userId, 60, { isGuide: true, travelersCount: 0, totalCents: 0 })
    await current().db.insert(participants).values({
      reservationId: upcoming,
      position: 0,
      firstName: 'Alix',
      lastName: 'Martin',
      phone: '+33612345678',
    })
    const answer = await api.inject({ url: '/api/v1/reservations/', headers })
    const list: Record<string, unknown>[] = answer.json().list_reservations
    expect(
      list.map((each) => [
        each.reservation_status_front_end,
        each.is_guide,
        each.is_under_way,
        each.dashboard_completness,
      ]),
    ).toEqual([
      ['To come', true, false, 100],
      ['To come', false, false, 42],
      ['Canceled', false, false, 0],
      ['To come', false, true, 0],
      ['Passed', false, false, 0],
    ])
    expect(list[1]).toMatchObject({
      name: 'Les balcons de la Vanoise',
      departure_date: '2027-04-19',
      is_confirmed: false,
      missing_to_confirm: 2,
    })
  })

  test.each([
    ['none', {}, null],
    [
      'one under way',
      { canceledAt: testNow, refundCents: 64_000 },
      { amount: 640, state: 'pending', refunded_on: null },
    ],
    [
      'one refunded',
      { canceledAt: testNow, refundCents: 64_000, refundedOn: '2027-03-12' },
      { amount: 640, state: 'done', refunded_on: '2027-03-12' },
    ],
  ])('returns the refund of a reservation: %s', async (_, changes, refund) => {
    const { userId, headers } = await signedInAccount(current().db)
    await book(userId, 20, changes)
    const answer = await api.inject({ url: '/api/v1/reservations/', headers })
    expect(answer.json().list_reservations).toMatchObject([{ refund }])
  })

  test.each([[{ refundCents: 89_001 }], [{ refundCents: 0 }], [{ refundedOn: '2027-03-12' }]])(
    'rejects the refund %j in the database',
    async (changes) => {
      const { userId } = await signedInAccount(current().db)
      await expect(book(userId, 20, { canceledAt: testNow, ...changes })).rejects.toThrow()
    },
  )

  test('lists each missing detail once, in order', async () => {
    const { userId, headers } = await signedInAccount(current().db)
    const read = async () =>
      (await api.inject({ url: '/api/v1/reservations/', headers })).json().list_reservations[0].missing
    const reservationId = await book(userId, 20, { travelersCount: 2 })
    expect(await read()).toHaveLength(7)
    const details = { emergencyContact: 'Sam', birthDate: '1990-01-01', firstName: 'Alix', lastName: 'M' }
    await current()
      .db.insert(participants)
      .values([
        { reservationId, position: 0, ...details, phone: '+33612345678' },
        { reservationId, position: 1, ...details, shoeSize: 41 },
      ])
    expect(await read()).toEqual(['phone', 'diet', 'shoe_size'])
  })

  test('returns the reservations of the account alone, and none to a visitor', async () => {
    const { headers } = await signedInAccount(current().db)
    expect((await api.inject({ url: '/api/v1/reservations', headers })).json()).toEqual({
      list_reservations: [],
    })
    expect((await api.inject('/api/v1/reservations')).statusCode).toBe(401)
  })
})
