import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  let owner: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    owner = await signedInAccount(current().db)
  })

  async function booked(startOn = '2027-07-10') {
    const departureId = await newDeparture(current().db, 8, startOn)
    return { departureId, id: await bookedReservation(current().db, owner.userId, departureId) }
  }

  const read = (id: string, { headers }: Partial<TestAccount> = owner) =>
    api.inject({ url: `/api/v1/reservations/${id}/road-book`, ...(headers && { headers }) })

  test('returns first names and dates, and nothing else of the travellers', async () => {
    const { id } = await booked()
    const response = await read(id)
    expect(response.json()).toMatchObject({
      reservation_id: id,
      departure_date: '2027-07-10',
      valid_until: addDays(response.json().departure_end, 30),
      first_names: ['Ana', 'Ana'],
      emergency_number: '112',
      agency_phone: expect.stringMatching(/^\+33/),
    })
    expect(response.body).not.toMatch(/birth|email|@|last_name|diet|Le Goff|1990/)
  })

  test('serves neither others nor the guide nor an option', async () => {
    const { id, departureId } = await booked()
    const other = await signedInAccount(current().db)
    expect([(await read(id, {})).statusCode, (await read(id, other)).statusCode]).toEqual([401, 404])
    const own = { departureId, userId: owner.userId, createdAt: testNow }
    const guided = { ...own, isGuide: true, travelersCount: 0, totalCents: 0 }
    const option = {
      ...own,
      stage: 'option' as const,
      travelersCount: 1,
      totalCents: 100_00,
      optionUntil: new Date('2027-12-01'),
    }
    for (const values of [guided, option]) {
      const [made] = await current().db.insert(reservations).values(values).returning()
      expect((await read(made?.id ?? '')).statusCode).toBe(404)
    }
  })

  test('is gone with a cancelled trip', async () => {
    const { db } = current()
    const [own, whole] = [await booked(), await booked()]
    await db.update(reservations).set({ canceledAt: testNow }).where(eq(reservations.id, own.id))
    await db.update(departures).set({ canceledAt: testNow }).where(eq(departures.id, whole.departureId))
    for (const { id } of [own, whole]) {
      const response = await read(id)
      expect([response.statusCode, response.json().error.code]).toEqual([410, 'ROAD_BOOK_GONE'])
    }
  })

  test('is there for thirty days after the last day, then gone', async () => {
    const { db } = current()
    const { id, departureId } = await booked()
    const today = testNow.toISOString().slice(0, 10)
    const end = async (daysAgo: number) => {
      const endOn = addDays(today, -daysAgo)
      const days = { startOn: addDays(endOn, -4), endOn }
      await db.update(departures).set(days).where(eq(departures.id, departureId))
      return (await read(id)).statusCode
    }
    expect([await end(30), await end(31)]).toEqual([200, 410])
  })
})
