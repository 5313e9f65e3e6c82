import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { holds, reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'
import { findTravellers } from '#api/modules/reservations/roster.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { phoneOption } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const until = '2027-03-10T10:00:00.000Z'
const aSecondLater = new Date(Date.parse(until) + 1000)

onDatabase('demo', (current) => {
  const { provider } = honestProvider()
  let now = testNow
  let api: Api
  beforeAll(async () => {
    const options = { clock: () => now, isBookingOpen: true, paymentProvider: provider }
    api = await testApi(current().db, options)
  })
  beforeEach(() => {
    now = testNow
  })

  async function option(capacity = 2) {
    const { db } = current()
    const account = await signedInAccount(db)
    const departureId = await newDeparture(db, capacity)
    const { userId } = account
    const id = await phoneOption(db, departureId, { hold_until: until }, userId)
    return { account, departureId, id }
  }
  /** A token of that time: the one of the account has expired an hour later. */
  const findHeaders = async ({ sessionId, userId }: TestAccount) => {
    const auth = authentication({ db: current().db, clock: () => now, env: testEnv() })
    return { authorization: `Bearer ${await auth.issueToken(sessionId, userId)}` }
  }
  const get = async (account: TestAccount, path: string) => {
    const headers = await findHeaders(account)
    return (await api.inject({ method: 'GET', url: `/api/v1${path}`, headers })).json()
  }
  const pay = async (account: TestAccount, id: string) =>
    api.inject({
      method: 'POST',
      url: `/api/v1/reservations/${id}/payments`,
      headers: await findHeaders(account),
      payload: { idempotency_key: randomUUID() },
    })
  /** The word of the provider that the money was taken. */
  const succeed = (paymentId: string, amountCents: number) => {
    const deps = {
      db: current().db,
      clock: () => now,
      env: testEnv(),
      provider,
      machineClock: () => new Date(),
    }
    const word = { id: `pay_${paymentId}`, status: 'succeeded', amountCents, refundedCents: 0 } as const
    return settle(deps, paymentId, word)
  }
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const places = async (id: number) => {
    const [found] = await current().db.select().from(departures).where(eq(departures.id, id))
    return [found?.bookedCount, found?.heldCount]
  }

  test('shows a live option to its customer alone, with the payment that books it', async () => {
    const { account, id } = await option()
    const { list_reservations } = await get(account, '/reservations')
    expect(list_reservations).toMatchObject([
      { reservation_id: id, total_cents: 1_000_00, paid_cents: 0, option: { until, amount_cents: 300_00 } },
    ])
    expect((await get(account, `/reservations/${id}`)).option).toEqual({ until, amount_cents: 300_00 })
    const { account: other } = await option()
    expect((await get(other, `/reservations/${id}`)).error.code).toBe('RESERVATION_NOT_FOUND')
    expect((await get(account, `/reservations/${id}/cancellation`)).error.code).toBe('RESERVATION_CLOSED')
    now = aSecondLater
    expect((await get(account, '/reservations')).list_reservations).toEqual([])
    expect((await get(account, `/reservations/${id}`)).error.code).toBe('RESERVATION_NOT_FOUND')
    expect((await pay(account, id)).json().error.code).toBe('HOLD_EXPIRED')
  })

  test('leaves an option out of the guide’s list and of the minimum', async () => {
    const { db } = current()
    const { departureId } = await option()
    expect(await findTravellers(db, departureId)).toEqual([])
    const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
    expect(departure).toMatchObject({ groupMin: 2, confirmedAt: null, bookedCount: 0, heldCount: 2 })
  })

  test('books by the card of the customer, who pays the deposit, and keeps the places while paying', async () => {
    const { db } = current()
    const { account, departureId, id } = await option()
    now = new Date(Date.parse(until) - 60_000)
    const started = await pay(account, id)
    expect(started.json()).toMatchObject({ amount_cents: 300_00, status: 'pending' })
    const [hold] = await db.select().from(holds).where(eq(holds.reservationId, id))
    expect(hold?.expiresAt).toEqual(new Date(now.getTime() + 15 * 60_000))
    expect((await row(id))?.optionUntil).toEqual(hold?.expiresAt)
    const paid = await succeed(started.json().payment_id, 300_00)
    expect(paid).toMatchObject({ status: 'succeeded', failure: null })
    expect(await row(id)).toMatchObject({ stage: 'booked' })
    expect(await places(departureId)).toEqual([2, 0])
    const after = await get(account, `/reservations/${id}`)
    expect(after).toMatchObject({ paid_cents: 300_00, balance_cents: 700_00, option: null })
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test.each([
    ['books it while there are places', false, 'succeeded'],
    ['gives it back once they are taken', true, 'refunded'],
  ])('takes money that comes after the hour: %s', async (_case, areTaken, status) => {
    const { db } = current()
    const { account, departureId, id } = await option()
    const { payment_id: paymentId } = (await pay(account, id)).json()
    now = aSecondLater
    await db.delete(holds).where(eq(holds.reservationId, id))
    if (areTaken) expect(await takePlaces(db, departureId, 1)).toBe(true)
    expect(await succeed(paymentId, 300_00)).toMatchObject({ status })
    // The word of the provider is repeated.
    expect(await succeed(paymentId, 300_00)).toMatchObject({ status })
    expect(await places(departureId)).toEqual([areTaken ? 1 : 2, 0])
    const values = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
    expect(values.map(({ amountCents, reason }) => [amountCents, reason])).toEqual(
      areTaken ? [[300_00, 'late']] : [],
    )
    const mails = (await db.select().from(outbox)).slice(-3).map(({ subject }) => subject)
    const expected = areTaken ? /^Ton paiement est remboursé/ : /^C’est réservé/
    expect(mails.some((subject) => expected.test(subject))).toBe(true)
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('gives money back that comes after the agency has released the option', async () => {
    const { db } = current()
    const { account, departureId, id } = await option()
    const { payment_id: paymentId } = (await pay(account, id)).json()
    await db.delete(holds).where(eq(holds.reservationId, id))
    await db.update(reservations).set({ canceledAt: now }).where(eq(reservations.id, id))
    expect(await succeed(paymentId, 300_00)).toMatchObject({ status: 'refunded', failure: 'no_places' })
    expect(await places(departureId)).toEqual([0, 0])
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
    expect(payment?.settledAt).toEqual(now)
  })
})
