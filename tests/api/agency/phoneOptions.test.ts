import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { holds, reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { invoices, payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { expireOptions } from '#api/modules/booking/phoneOptions.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { phoneOption } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const untilText = '2027-03-10T10:00:00.000Z'
const until = new Date(untilText)
const aSecondLater = new Date(until.getTime() + 1000)
const publicUrl = 'http://localhost:4000'
const noLog = { error: (details: object) => expect(details).toBeUndefined() }

onDatabase('demo', (current) => {
  let api: Api
  let headers: { authorization: string }
  let now = testNow
  /** Signs a member of the staff in at that time. */
  const moveTo = async (instant: Date) => {
    now = instant
    const rights = { permissions: ['bookings' as const, 'money' as const, 'departures' as const] }
    headers = (await staffMember(current().db, rights, { now, isSteppedUp: true })).headers
  }
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now })
  })
  beforeEach(() => moveTo(testNow))
  const send = (method: 'GET' | 'POST', path: string, payload?: object, key: string = randomUUID()) =>
    api.inject({
      method,
      url: `/api/v1/agency${path}`,
      headers: { ...headers, 'idempotency-key': key },
      ...(payload && { payload }),
    })
  const post = (path: string, payload: object, key?: string) => send('POST', path, payload, key)
  const pay = (id: string, changes: object = {}, key?: string) =>
    post(
      `/reservations/${id}/payments`,
      { amount_cents: 300_00, method: 'transfer', paid_on: '2027-03-10', reference: 'VIR-1', ...changes },
      key,
    )
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const places = async (id: number) => {
    const [found] = await current().db.select().from(departures).where(eq(departures.id, id))
    return [found?.bookedCount, found?.heldCount]
  }
  const subjects = async () => (await current().db.select().from(outbox)).map(({ subject }) => subject)
  const option = async (capacity = 8) => {
    const departureId = await newDeparture(current().db, capacity)
    return { departureId, id: await phoneOption(current().db, departureId, { hold_until: untilText }) }
  }
  const findActions = async (id: string) =>
    (await readAudit(current().db, { entity: 'reservation', entityId: id }, 9)).map(
      ({ entry }) => entry.action,
    )

  test('books an option by the first payment, with confirmation, debt and invoice; the next is a receipt', async () => {
    const { db } = current()
    const { id, departureId } = await option()
    const key = randomUUID()
    const answers = await Promise.all([pay(id, {}, key), pay(id, {}, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await row(id)).toMatchObject({ stage: 'booked', canceledAt: null })
    expect(await places(departureId)).toEqual([2, 0])
    expect(await db.$count(holds, eq(holds.reservationId, id))).toBe(0)
    expect(await findBalance(db, `customer:${id}`)).toBe(700_00)
    expect(await db.$count(invoices, eq(invoices.reservationId, id))).toBe(1)
    expect((await pay(id, { amount_cents: 100_00, method: 'cheque' })).statusCode).toBe(201)
    expect(await findBalance(db, `customer:${id}`)).toBe(600_00)
    const { reference } = (await row(id)) ?? {}
    const [about] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, `x${reference}`))
    expect(about).toBeUndefined()
    const sent = (await db.select().from(outbox)).filter(({ text }) => text.includes(reference ?? 'none'))
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Tes places sont gardées/),
      expect.stringMatching(/^C’est réservé/),
      expect.stringMatching(/^Ton départ est confirmé/),
      expect.stringMatching(/^Paiement reçu/),
    ])
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('extends an option once for each version, within its bounds', async () => {
    const { id, departureId } = await option()
    const later = '2027-03-14T09:00:00.000Z'
    const extended = await post(`/reservations/${id}/hold`, { version: 1, until: later })
    expect([extended.statusCode, extended.json()]).toEqual([200, { reservation_id: id, version: 2 }])
    expect((await row(id))?.optionUntil).toEqual(new Date(later))
    const [hold] = await current().db.select().from(holds).where(eq(holds.departureId, departureId))
    expect(hold?.expiresAt).toEqual(new Date(later))
    const stale = await post(`/reservations/${id}/hold`, { version: 1, until: later })
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2])
    const tooLong = await post(`/reservations/${id}/hold`, { version: 2, until: '2027-03-18T09:00:00.000Z' })
    expect([tooLong.statusCode, Object.keys(tooLong.json().error.fields)]).toEqual([422, ['until']])
    await moveTo(new Date('2027-03-14T10:00:00Z'))
    const over = await post(`/reservations/${id}/hold`, { version: 2, until: '2027-03-15T09:00:00.000Z' })
    expect(over.json().error.code).toBe('RESERVATION_CLOSED')
  })

  test('releases an option for nothing, and only as a whole', async () => {
    const { id, departureId } = await option()
    const quote = (await send('GET', `/reservations/${id}/cancellation`)).json()
    expect(quote).toMatchObject({ rule: 'option', kept_cents: 0, refund_cents: 0 })
    expect((await send('GET', `/reservations/${id}/cancellation?travellers=1`)).json().error.code).toBe(
      'INVALID_REQUEST',
    )
    const canceled = await post(`/reservations/${id}/cancel`, { version: 1, quote_hash: quote.hash })
    expect(canceled.statusCode).toBe(200)
    expect(await places(departureId)).toEqual([0, 0])
    expect((await send('GET', `/reservations/${id}`)).json()).toMatchObject({
      state: 'canceled',
      hold_until: null,
    })
    expect((await subjects()).at(-1)).toMatch(/^Ton option est annulée/)
    expect(await findActions(id)).toContain('reservation.option_released')
    const again = await post(`/reservations/${id}/cancel`, { version: 2, quote_hash: quote.hash })
    expect(again.json().error.code).toBe('RESERVATION_CLOSED')
  })

  test('ends an option at its hour: places at once, a mail to both sides, once', async () => {
    const { db } = current()
    const { id, departureId } = await option(2)
    expect(await takePlaces(db, departureId, 1)).toBe(false)
    await moveTo(aSecondLater)
    // Free before the upkeep: expired holds count for nothing.
    expect((await send('GET', `/reservations/${id}`)).json()).toMatchObject({
      state: 'expired',
      payment: 'none',
    })
    expect(await expireOptions(db, { now, publicUrl }, noLog)).toBe(1)
    expect(await expireOptions(db, { now, publicUrl }, noLog)).toBe(0)
    expect(await row(id)).toMatchObject({ stage: 'expired', version: 2 })
    expect(await places(departureId)).toEqual([0, 0])
    const sent = (await db.select().from(outbox)).slice(-2)
    expect(
      sent.map(({ recipient, subject }) => [recipient.split('@')[1], subject.split('\u00a0')[0]]),
    ).toEqual([
      ['example.test', 'Ton option est finie'],
      ['explora.example', 'Option finie'],
    ])
    const [entry] = await readAudit(db, { entity: 'reservation', entityId: id }, 1)
    expect(entry?.entry).toMatchObject({ action: 'reservation.option_expired', actorKind: 'system' })
  })

  test('books a payment that comes a second late while there are places', async () => {
    const { db } = current()
    const { id, departureId } = await option(2)
    await moveTo(aSecondLater)
    await expireOptions(db, { now, publicUrl }, noLog)
    expect((await pay(id)).statusCode).toBe(201)
    expect(await row(id)).toMatchObject({ stage: 'booked' })
    expect(await places(departureId)).toEqual([2, 0])
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test.each([
    ['before', false],
    ['after', true],
  ])(
    'gives a payment back that comes late %s the upkeep, once the places are taken',
    async (_case, isSwept) => {
      const { db } = current()
      const { id, departureId } = await option(2)
      await moveTo(aSecondLater)
      if (isSwept) await expireOptions(db, { now, publicUrl }, noLog)
      else await db.delete(holds).where(eq(holds.reservationId, id))
      expect(await takePlaces(db, departureId, 1)).toBe(true)
      const request = await pay(id)
      expect([request.statusCode, request.json().error.code]).toEqual([409, 'NEEDS_CONFIRMATION'])
      expect(request.json().error.message).toMatch(/300\s€ seront à rendre/)
      const paid = await pay(id, { confirmed: true })
      expect(paid.statusCode).toBe(201)
      const [payment] = await db.select().from(payments).where(eq(payments.reservationId, id))
      expect(payment).toMatchObject({ status: 'refunded', failure: 'no_places' })
      const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, paid.json().entry_id))
      expect(refund).toMatchObject({ amountCents: 300_00, reason: 'late', status: 'pending' })
      expect(await places(departureId)).toEqual([1, 0])
      expect((await subjects()).at(-1)).toMatch(/^Ton paiement est remboursé/)
      expect(await ledgerDifferences(db)).toEqual([])
    },
  )

  test('refuses money of a wrong day before it books', async () => {
    const { id, departureId } = await option()
    expect((await pay(id, { paid_on: '2027-03-11' })).json().error.code).toBe('INVALID_FIELDS')
    expect(await places(departureId)).toEqual([0, 2])
  })

  test('releases the options of a cancelled departure, with a mail to each', async () => {
    const { db } = current()
    const { id, departureId } = await option()
    const booked = await phoneOption(db, departureId)
    await pay(booked)
    const plan = (await send('GET', `/departures/${departureId}/cancellation`)).json()
    expect(plan).toMatchObject({ reservations_count: 1, held_count: 2, options_count: 1 })
    const decision = {
      version: 1,
      start: '2027-07-05',
      reason: 'Orages annoncés',
      text: 'La météo est mauvaise.',
    }
    expect((await post(`/departures/${departureId}/cancel`, decision)).statusCode).toBe(200)
    expect(await row(id)).toMatchObject({ canceledAt: now, stage: 'option' })
    expect(await places(departureId)).toEqual([2, 0])
    const mail = (await db.select().from(outbox)).findLast(({ subject }) => subject.startsWith('Ton option'))
    expect(mail?.text).toContain('La météo est mauvaise.')
  })
})
