import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { cartEvents } from '#api/db/agencyBookingTables.ts'
import { type SQL, sql } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { recordCartEvents } from '#api/modules/cart/cartEvents.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { numberFrom, plainFigures, readIds } from '#tests/support/agencyFigures.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { type StaffMember, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Week = Record<string, number> & { start: string; end: string }

onDatabase('demo', (current) => {
  let api: Api
  let manon: StaffMember
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db, { clock: () => testNow })
    manon = await staffMember(db, { permissions: ['money'] })
    const { userId } = await signedInAccount(db)
    await bookedReservation(db, userId, await newDeparture(db), { paidCents: 300_00 })
    // Ten minutes into a Monday in Paris, still a Sunday in London.
    await db.delete(cartEvents)
    await recordCartEvents(db, ['created', 'held', 'booked'], new Date('2027-03-07T23:10:00Z'))
    await recordCartEvents(db, ['created', 'abandoned'], new Date('2027-03-07T22:50:00Z'))
  })

  const call = async (path: string, { headers } = manon) => {
    const answer = await api.inject({ url: `/api/v1/agency${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const figures = async () => (await call('/figures?from=2026-09-16&to=2027-03-10')).body
  const one = (query: SQL) => numberFrom(current().db, query)

  test('equals plain SQL in each week', async () => {
    const { weeks } = await figures()
    expect(weeks).toHaveLength(26)
    const read: Week[] = weeks
    for (const { start, end, ...counts } of read) {
      expect(end).toBe(addDays(start, 6))
      for (const [name, query] of Object.entries(plainFigures(start, end)))
        expect({ start, name, value: counts[name] }).toEqual({ start, name, value: await one(query) })
    }
    expect(weeks.at(-1)).toMatchObject({
      start: '2027-03-08',
      carts_created: 1,
      carts_held: 1,
      carts_booked: 1,
    })
    expect(weeks.at(-2)).toMatchObject({ carts_created: 1, carts_abandoned: 1 })
  })

  test('counts the reservations of a week as their list does', async () => {
    const { weeks } = await figures()
    const last: Week = weeks.at(-1)
    const list = `/reservations?booked_from=${last.start}&booked_to=${last.end}`
    const booked = await readIds(async (path) => (await call(path)).body, list)
    expect(booked).toHaveLength(last['booked_count'] ?? -1)
    const busy: Week = weeks.findLast((week: Week) => Number(week['canceled_count']) > 0)
    const { start, end } = busy
    const canceled = await call(`/reservations?canceled_from=${start}&canceled_to=${end}`)
    expect(canceled.body.reservations).toHaveLength(Number(busy['canceled_count']))
  })

  test('shows the occupancy of the departures of 90 days, and reservations by source', async () => {
    const { departures, departures_count, sources } = await figures()
    const isWithin = sql`canceled_at is null and start_on > '2027-03-10' and start_on <= '2027-06-08'`
    expect(departures_count).toBe(await one(sql`select count(*) from departures where ${isWithin}`))
    expect(departures).toHaveLength(Math.min(200, departures_count))
    expect(departures[0]).toMatchObject({ booked_count: expect.any(Number), capacity: expect.any(Number) })
    const total = await one(sql`select count(*) from reservations where not is_guide
      and (created_at at time zone 'Europe/Paris')::date between '2026-09-14' and '2027-03-14'`)
    const counts = sources.map(({ booked_count }: { booked_count: number }) => booked_count)
    expect(counts.reduce((sum: number, each: number) => sum + each, 0)).toBe(total)
  })

  test('refuses a period that is none or too long, and staff without the permission', async () => {
    for (const query of ['from=2027-03-11&to=2027-03-10', 'from=2025-01-01&to=2027-03-10', 'from=2027-03-10'])
      expect((await call(`/figures?${query}`)).status).toBe(400)
    const other = await staffMember(current().db, { permissions: ['bookings'] })
    expect((await call('/figures?from=2027-03-01&to=2027-03-10', other)).status).toBe(403)
  })
})
