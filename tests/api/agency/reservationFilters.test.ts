import { beforeAll, expect, test } from 'vitest'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Row = { id: string; payment: string; state: string; next_action: string | null }

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  let customer: TestAccount
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    claire = await staffMember(db, { permissions: ['bookings'], firstName: 'Claire' })
    customer = await signedInAccount(db)
  })

  const call = async (path: string, { headers }: { headers: TestAccount['headers'] } = claire) => {
    const answer = await api.inject({ url: `/api/v1/agency/reservations${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const ids = async (query: Record<string, string>): Promise<string[]> => {
    const { body } = await call(`?${new URLSearchParams(query)}`)
    return body.reservations.map(({ id }: Row) => id)
  }

  test('filters each state of the payment as it is shown', async () => {
    const { db } = current()
    const own = await newDeparture(db)
    await db.update(departures).set({ capacity: 40 }).where(eq(departures.id, own))
    const bookOwn = (paidCents: number) => bookedReservation(db, customer.userId, own, { paidCents })
    const [paid, deposit, failed, over] = [
      await bookOwn(1_000_00),
      await bookOwn(300_00),
      await bookOwn(1_000_00),
      await bookOwn(1_100_00),
    ]
    const [payment] = await db.select().from(payments).where(eq(payments.reservationId, failed))
    await db.insert(refunds).values({
      paymentId: payment?.id ?? '',
      amountCents: 100_00,
      reason: 'agency',
      status: 'failed',
      createdAt: testNow,
    })
    const late = await bookOwn(300_00)
    await db
      .update(reservations)
      .set({ order: sql`jsonb_set(${reservations.order}, '{quote,balanceDueOn}', '"2027-03-09"')` })
      .where(eq(reservations.id, late))
    const [unpaid] = await db
      .insert(reservations)
      .values({
        userId: customer.userId,
        departureId: own,
        travelersCount: 1,
        totalCents: 500_00,
        createdAt: testNow,
      })
      .returning()
    await db.transaction((tx) =>
      post(tx, {
        kind: 'sale',
        at: testNow,
        reservationId: unpaid?.id ?? '',
        entries: [
          { account: `customer:${unpaid?.id}`, amountCents: 500_00 },
          { account: 'revenue', amountCents: -500_00 },
        ],
      }),
    )
    const expected = {
      paid: [paid],
      deposit: [deposit],
      refund_due: [failed, over],
      overdue: [late],
      none: [unpaid?.id],
    }
    for (const [payment, targets] of Object.entries(expected)) {
      const { body } = await call(`?departure_id=${own}&payments=${payment}`)
      expect(new Set(body.reservations.map(({ id }: Row) => id))).toEqual(new Set(targets))
      expect(body.reservations.every((row: Row) => row.payment === payment)).toBe(true)
    }
    const followed = (await call(`?departure_id=${own}&follow_up=true`)).body.reservations
    expect(new Set(followed.map(({ id }: Row) => id))).toEqual(new Set([failed, over, late]))
    expect(followed.every(({ next_action }: Row) => next_action !== null)).toBe(true)
  })

  test('filters by state, source, period, expedition, customer and missing details', async () => {
    const { db } = current()
    const own = await newDeparture(db)
    const days = { startOn: '2027-03-20', endOn: '2027-03-22' }
    await db
      .update(departures)
      .set({ capacity: 40, ...days })
      .where(eq(departures.id, own))
    const person = await signedInAccount(db)
    const of = (travellers = 1) => bookedReservation(db, person.userId, own, { travellers })
    const [booked, canceled, whole] = [await of(), await of(), await of()]
    await db.update(reservations).set({ canceledAt: testNow }).where(eq(reservations.id, canceled))
    await db.update(reservations).set({ source: 'phone' }).where(eq(reservations.id, whole))
    await db
      .update(participants)
      .set({ phone: '+33639980010', emergencyContact: 'Dominique', diet: 'Aucun', shoeSize: 40 })
      .where(eq(participants.reservationId, whole))
    const mine = { customer_id: person.userId }
    const found = async (query: Record<string, string>) => new Set(await ids({ ...mine, ...query }))
    expect(await found({})).toEqual(new Set([booked, canceled, whole]))
    expect(await found({ states: 'booked' })).toEqual(new Set([booked, whole]))
    expect(await found({ states: 'canceled,expired' })).toEqual(new Set([canceled]))
    expect(await found({ sources: 'phone' })).toEqual(new Set([whole]))
    expect(await found({ incomplete: 'true' })).toEqual(new Set([booked]))
    expect(await found({ follow_up: 'true' })).toEqual(new Set([booked]))
    expect(await found({ expedition_id: '1', leaving_from: '2027-03-20', leaving_to: '2027-03-20' })).toEqual(
      new Set([booked, canceled, whole]),
    )
    expect(await found({ leaving_from: '2027-03-21' })).toEqual(new Set())
    expect(await found({ booked_from: '2027-03-10', booked_to: '2027-03-10' })).toHaveProperty('size', 3)
    expect(await found({ booked_to: '2027-03-09' })).toEqual(new Set())
    expect((await call('?states=lost')).status).toBe(400)
  })
})
