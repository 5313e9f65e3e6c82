import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { runJobs } from '#api/modules/agency/money/runJobs.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { remindBalances } from '#api/modules/payments/reminders.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { resellerKey, type TestKey } from '#tests/support/apiKeys.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { bookingCalls, findPlaces, wishFor } from '#tests/support/octoBookings.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const name = 'Comptoir des Cimes'

onDatabase('demo', (current) => {
  const { send, post } = agencyMoney(current, 'bookings', 'money', 'departures')
  let api: Api
  let key: TestKey
  let month = 0
  beforeAll(async () => {
    api = await testApi(current().db)
    key = await resellerKey(current().db, { name, netPercent: 80 })
  })
  afterAll(() => api.close())
  const calls = bookingCalls(
    () => api,
    () => key.headers,
  )
  const owed = () => findBalance(current().db, `reseller:${key.resellerId}`)
  const leaving = async () => {
    month += 1
    const startOn = `2029-${String(month).padStart(2, '0')}-15`
    return { startOn, departureId: await newDeparture(current().db, 6, startOn) }
  }
  const sold = async () => {
    const departure = await leaving()
    const { uuid } = (await calls.reserve(wishFor(departure.startOn, 2))).body
    const contact = { fullName: 'Maïwenn Le Bihan', phoneNumber: '0612345678' }
    return { ...departure, uuid: String(uuid), booking: (await calls.confirm(uuid, { contact })).body }
  }

  test('lists a reservation of a reseller by its name, and opens it without an account', async () => {
    const { booking, departureId, startOn } = await sold()
    const row = {
      id: booking.id,
      source: 'reseller',
      customer_id: null,
      customer_name: name,
      payment: 'paid',
      total_cents: 800_00,
      due_cents: 0,
    }
    const listed = (await send('GET', '/reservations?sources=reseller')).json().reservations
    expect(listed.find(({ id }: { id: string }) => id === booking.id)).toMatchObject(row)
    for (const query of ['bihan', 'cimes', booking.supplierReference]) {
      const found = (await send('GET', `/reservations?q=${query}`)).json().reservations
      expect([query, found.map(({ id }: { id: string }) => id)]).toEqual([query, [booking.id]])
    }
    const detail = (await send('GET', `/reservations/${booking.id}`)).json()
    expect(detail).toMatchObject({
      ...row,
      mails: [],
      contact_phone: '+33612345678',
      lines: [
        { quantity: 2, amount_cents: 1000_00 },
        { label: `Commission de ${name}`, amount_cents: -200_00 },
      ],
    })
    expect(detail.invoices).toHaveLength(1)
    expect((await send('GET', `/reservations/${booking.id}/timeline`)).statusCode).toBe(200)
    const { hits } = (await send('GET', `/search?q=${booking.supplierReference}`)).json()
    expect(hits.map(({ title }: { title: string }) => title)).toEqual([name])
    const { travellers } = (await send('GET', `/departures/${departureId}/manifest`)).json()
    expect(
      travellers.map((each: { last_name: string; phone: string }) => [each.last_name, each.phone]),
    ).toEqual([
      ['Le Bihan', '+33612345678'],
      [null, null],
    ])
    const { sources } = (await send('GET', '/figures?from=2027-03-08&to=2027-03-08')).json()
    expect(sources).toContainEqual({ source: name, booked_count: 1 })
    expect((await send('GET', `/reservations?leaving_from=${startOn}&incomplete=true`)).statusCode).toBe(200)
  })

  test('sends no mail about it, and takes no payment for it', async () => {
    const { booking } = await sold()
    const message = { kind: 'message', body: 'Bonjour.' }
    expect((await post(`/reservations/${booking.id}/mails`, message)).json().error.code).toBe(
      'MAIL_NOT_POSSIBLE',
    )
    const paid = { amount_cents: 100_00, method: 'transfer', paid_on: '2027-03-09', reference: 'VIR-1' }
    expect((await post(`/reservations/${booking.id}/payments`, paid)).json().error.code).toBe(
      'INVALID_FIELDS',
    )
    const log = { error: vi.fn() }
    await remindBalances(
      current().db,
      { now: new Date('2028-12-20T09:00:00Z'), publicUrl: 'http://localhost' },
      log,
    )
    expect(log.error).not.toHaveBeenCalled()
  })

  test('lets staff cancel a traveller, then all; the reseller reads both', async () => {
    const { db } = current()
    const { booking, departureId, uuid } = await sold()
    const [before, mails] = [await owed(), await db.$count(outbox)]
    const path = `/reservations/${booking.id}`
    const one = (await send('GET', `${path}/cancellation?travellers=2`)).json()
    const { version } = (await send('GET', path)).json()
    const answer = await post(`${path}/cancel`, { version, quote_hash: one.hash, travellers: [2] })
    expect(answer.statusCode).toBe(200)
    const partly = (await calls.read(uuid)).body
    expect(partly).toMatchObject({ status: 'CONFIRMED', pricing: { retail: 500_00, net: 400_00 } })
    expect(partly.unitItems.map(({ status }: { status: string }) => status)).toEqual([
      'CONFIRMED',
      'CANCELLED',
    ])
    expect([(await owed()) - before, await findPlaces(db, departureId)]).toEqual([-400_00, [6, 1, 0]])
    const gone = partly.unitItems[1]
    expect((await calls.change(uuid, { unitItems: [gone] })).body.error).toBe('UNPROCESSABLE_ENTITY')
    const all = (await send('GET', `${path}/cancellation`)).json()
    await post(`${path}/cancel`, { version: answer.json().version, quote_hash: all.hash })
    expect((await calls.read(uuid)).body).toMatchObject({
      status: 'CANCELLED',
      cancellation: { refund: 'FULL', reason: null },
    })
    expect([(await owed()) - before, await findPlaces(db, departureId)]).toEqual([-800_00, [6, 0, 0]])
    expect(await db.$count(outbox)).toBe(mails)
  })

  test('lets staff move it by the rules of a move; the reseller reads its date and its price', async () => {
    const { db } = current()
    const { booking, departureId, uuid } = await sold()
    const to = await leaving()
    await db.update(departures).set({ priceCents: 700_00 }).where(eq(departures.id, to.departureId))
    const before = await owed()
    const path = `/reservations/${booking.id}`
    const quote = (await send('GET', `${path}/move?departure_id=${to.departureId}`)).json()
    expect(quote).toMatchObject({ fee_cents: 0, difference_cents: 320_00, total_cents: 1120_00 })
    const { version } = (await send('GET', path)).json()
    const input = { version, departure_id: String(to.departureId), quote_hash: quote.hash }
    expect((await post(`${path}/move`, input)).statusCode).toBe(200)
    expect((await calls.read(uuid)).body).toMatchObject({
      availabilityId: wishFor(to.startOn).availabilityId,
      pricing: { retail: 1400_00, net: 1120_00 },
    })
    expect([
      (await owed()) - before,
      await findPlaces(db, departureId),
      await findPlaces(db, to.departureId),
    ]).toEqual([320_00, [6, 0, 0], [6, 2, 0]])
  })

  test('leaves the travellers of a reseller to it when a departure is cancelled, as the plan says', async () => {
    const { db } = current()
    const { departureId, startOn, uuid } = await sold()
    const { userId } = await signedInAccount(db)
    await bookedReservation(db, userId, departureId, { travellers: 1 })
    await db.delete(outbox)
    const plan = (await send('GET', `/departures/${departureId}/cancellation`)).json()
    expect(plan).toMatchObject({ reservations_count: 2, resellers_count: 1, travellers_count: 3 })
    expect(plan).toMatchObject({ paid_cents: 500_00, card_cents: 500_00, manual_cents: 0 })
    const input = { version: 1, start: startOn, reason: 'Orages', text: '' }
    expect((await post(`/departures/${departureId}/cancel`, input)).statusCode).toBe(200)
    await runJobs({ db, clock: () => testNow, env: testEnv() }, { error: vi.fn() })
    const [mail, ...others] = await db.select().from(outbox)
    expect(plan.mails).toMatchObject([{ kind: 'cancellation', count: 1, mail: { text: mail?.text } }])
    expect([mail?.recipient, others]).toEqual([`${userId}@example.test`, []])
    expect((await calls.read(uuid)).body).toMatchObject({ status: 'CANCELLED' })
  })

  test('cancels holds and sales with a departure, in full', async () => {
    const { db } = current()
    const { departureId, startOn, uuid } = await sold()
    const held = (await calls.reserve(wishFor(startOn))).body
    const before = await owed()
    const input = { version: 1, start: startOn, reason: 'Orages', text: 'Un orage est annoncé.' }
    expect((await post(`/departures/${departureId}/cancel`, input)).statusCode).toBe(200)
    const cancelled = {
      status: 'CANCELLED',
      cancellable: false,
      cancellation: { refund: 'FULL', reason: null },
    }
    for (const each of [uuid, held.uuid]) expect((await calls.read(each)).body).toMatchObject(cancelled)
    const log = { error: vi.fn() }
    await runJobs({ db, clock: () => testNow, env: testEnv() }, log)
    expect(log.error).not.toHaveBeenCalled()
    for (const each of [uuid, held.uuid]) expect((await calls.read(each)).body).toMatchObject(cancelled)
    expect([(await owed()) - before, await findPlaces(db, departureId)]).toEqual([-800_00, [6, 0, 0]])
  })
})
