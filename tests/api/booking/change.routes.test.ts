import { beforeAll, expect, test } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const july = '2027-07-05'
const august = '2027-08-02'

onDatabase('demo', (current) => {
  let api: Api
  let account: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db, { isBookingOpen: true, clock: () => testNow })
    account = await signedInAccount(current().db)
  })

  const booked = (departureId: number, paid?: Parameters<typeof bookedReservation>[3]) =>
    bookedReservation(current().db, account.userId, departureId, paid)

  async function priced(startOn: string, priceCents: number, capacity = 8): Promise<number> {
    const id = await newDeparture(current().db, capacity, startOn)
    await current().db.update(departures).set({ priceCents }).where(eq(departures.id, id))
    return id
  }

  const read = (id: string, departureId: number, { headers } = account) =>
    api.inject({ url: `/api/v1/reservations/${id}/change?departure_id=${departureId}`, headers })
  const send = (id: string, departureId: number, quoteHash: string, { headers } = account) =>
    api.inject({
      method: 'POST',
      url: `/api/v1/reservations/${id}/change`,
      headers,
      payload: { departure_id: String(departureId), quote_hash: quoteHash },
    })
  const move = async (id: string, departureId: number) => {
    const quote = (await read(id, departureId)).json()
    return { quote, answer: await send(id, departureId, quote.hash) }
  }
  const bookedCounts = async (...ids: number[]) => {
    const rows = await current().db.select().from(departures)
    return ids.map((id) => rows.find((row) => row.id === id)?.bookedCount)
  }

  test('confirms the departure whose minimum a reservation reaches by moving there', async () => {
    const { db } = current()
    const [from, to] = [await newDeparture(db), await newDeparture(db, 8, august)]
    const { answer } = await move(await booked(from), to)
    expect(answer.statusCode).toBe(200)
    const rows = await db.select().from(departures)
    const confirmed = [from, to].map((id) => rows.find((row) => row.id === id)?.confirmedAt)
    expect(confirmed).toEqual([null, testNow])
  })

  test('moves a reservation to a dearer departure, once, with mail, calendar and invoice', async () => {
    const { db } = current()
    const [from, to] = [await newDeparture(db), await priced(august, 600_00)]
    const id = await booked(from, { paidCents: 300_00 })
    const { quote, answer } = await move(id, to)
    expect(quote).toEqual({
      hash: expect.any(String),
      fee_cents: 0,
      difference_cents: 200_00,
      refund_cents: 0,
      balance_cents: 900_00,
    })
    expect(answer.json()).toMatchObject({
      total_cents: 1200_00,
      paid_cents: 300_00,
      balance_cents: 900_00,
      balance_due_on: '2027-07-03',
      invoices: [{ kind: 'invoice', total_cents: 200_00 }],
    })
    expect(await bookedCounts(from, to)).toEqual([0, 2])
    const again = await send(id, to, quote.hash)
    expect([again.statusCode, again.json().total_cents]).toEqual([200, 1200_00])
    const [user] = await db.select().from(users).where(eq(users.id, account.userId))
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, user?.email ?? ''))
    const mine = mails.filter(({ text }) => text.includes(id))
    expect(mine.flatMap(({ attachments }) => attachments.map(({ content }) => content))).toEqual([
      expect.stringMatching(/SEQUENCE:1\r[\s\S]*DTSTART;VALUE=DATE:20270802/),
    ])
    const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
    expect(row).toMatchObject({ changesCount: 1, departureId: to, order: { startOn: august } })
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('gives a lower price back by the card, less the fee of a second change', async () => {
    const { db } = current()
    const [from, to] = [await newDeparture(db), await priced(august, 400_00)]
    const id = await booked(from, { changesCount: 1 })
    const { quote, answer } = await move(id, to)
    expect(quote).toMatchObject({ fee_cents: 100_00, difference_cents: -200_00, refund_cents: 100_00 })
    expect(answer.json()).toMatchObject({
      total_cents: 900_00,
      paid_cents: 900_00,
      balance_cents: 0,
      refunded_cents: 100_00,
      invoices: [{ kind: 'credit_note', total_cents: -100_00 }],
    })
    const values = await db
      .select({ cents: refunds.amountCents, reason: refunds.reason })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.reservationId, id))
    expect(values).toEqual([{ cents: 100_00, reason: 'change' }])
    expect(await findBalance(db, `customer:${id}`)).toBe(0)
    expect(await ledgerDifferences(db)).toEqual([])
    const cancellation = await api.inject({
      url: `/api/v1/reservations/${id}/cancellation`,
      headers: account.headers,
    })
    expect(cancellation.json()).toMatchObject({
      lines: [{ price_cents: 400_00 }, { price_cents: 400_00 }],
      refund_cents: 800_00,
    })
  })

  test('prices a third departure from the second one', async () => {
    const { db } = current()
    const [from, second] = [await newDeparture(db), await priced(august, 600_00)]
    const third = await priced('2027-08-16', 500_00)
    const id = await booked(from)
    await move(id, second)
    const { quote } = await move(id, third)
    expect(quote).toMatchObject({ fee_cents: 100_00, difference_cents: -200_00 })
    expect(await bookedCounts(from, second, third)).toEqual([0, 0, 2])
    expect(await findBalance(db, `customer:${id}`)).toBe(100_00)
  })

  test('gives the last place to one of 20 reservations', async () => {
    const { db } = current()
    const [from, to] = [await newDeparture(db, 20), await newDeparture(db, 1, august)]
    const ids: string[] = []
    for (let count = 0; count < 20; count += 1) ids.push(await booked(from, { travellers: 1 }))
    const { hash } = (await read(ids[0] ?? '', to)).json()
    const answers = await Promise.all(ids.map((id) => send(id, to, hash)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(new Set(answers.map((answer) => answer.json().error?.code))).toEqual(
      new Set([undefined, 'INSUFFICIENT_PLACES']),
    )
    expect(await bookedCounts(from, to)).toEqual([19, 1])
    expect(await db.$count(reservations, eq(reservations.departureId, to))).toBe(1)
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('swaps two reservations in opposite directions without a deadlock', async () => {
    const { db } = current()
    const [one, other] = [await newDeparture(db), await newDeparture(db, 8, august)]
    const [first, second] = [await booked(one), await booked(other)]
    const answers = await Promise.all([move(first, other), move(second, one)])
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual([200, 200])
    expect(await bookedCounts(one, other)).toEqual([2, 2])
  })

  test('refuses what cannot be, and changes nothing', async () => {
    const { db } = current()
    const from = await newDeparture(db)
    const id = await booked(from)
    const full = await newDeparture(db, 1, august)
    const past = await newDeparture(db, 8, '2027-03-10')
    const canceled = await newDeparture(db, 8, august)
    const elsewhere = await newDeparture(db, 8, august)
    await db.update(departures).set({ canceledAt: testNow }).where(eq(departures.id, canceled))
    await db.update(departures).set({ expeditionId: 2 }).where(eq(departures.id, elsewhere))
    const codes = [full, past, canceled, elsewhere, from].map(
      async (to) => (await read(id, to)).json().error.code,
    )
    expect(await Promise.all(codes)).toEqual([
      'INSUFFICIENT_PLACES',
      'DEPARTURE_PAST',
      'DEPARTURE_CANCELED',
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_NOT_FOUND',
    ])
    const open = await newDeparture(db, 8, august)
    const older = await send(id, open, 'older')
    expect([older.statusCode, older.json().error.code]).toEqual([409, 'QUOTE_CHANGED'])
    expect(await bookedCounts(from, open)).toEqual([2, 0])
    const stranger = await signedInAccount(db)
    for (const answer of [await read(id, open, stranger), await send(id, open, 'older', stranger)])
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'RESERVATION_NOT_FOUND'])
  })

  test.each([
    ['on its first day', { startOn: '2027-03-10' }, {}, 'TOO_LATE'],
    ['that is canceled', {}, { canceledAt: testNow }, 'RESERVATION_CLOSED'],
    ['made by phone', {}, { order: null }, 'RESERVATION_CLOSED'],
  ])('refuses a reservation %s', async (_name, departure, reservation, code) => {
    const { db } = current()
    const from = await newDeparture(db, 8, july)
    const id = await booked(from)
    if ('startOn' in departure) await db.update(departures).set(departure).where(eq(departures.id, from))
    if (Object.keys(reservation).length > 0)
      await db.update(reservations).set(reservation).where(eq(reservations.id, id))
    const answer = await read(id, await newDeparture(db, 8, august))
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, code])
  })

  test('changes the name of a traveller until 7 days before, and other details after', async () => {
    const { db } = current()
    const from = await newDeparture(db, 8, '2027-03-17')
    const id = await booked(from)
    const patch = (payload: object) =>
      api.inject({
        method: 'PATCH',
        url: `/api/v1/reservations/${id}/participants/2`,
        headers: account.headers,
        payload,
      })
    const leo = { first_name: 'Léo', last_name: 'Le Goff', birth_date: '1985-01-02' }
    expect((await patch(leo)).json().participants[1]).toMatchObject(leo)
    const young = await patch({ birth_date: '2015-05-04', last_name: 'R2D2' })
    expect([young.statusCode, young.json().error]).toMatchObject([
      422,
      { code: 'DOCUMENT_NAME', fields: { last_name: expect.any(String), birth_date: expect.any(String) } },
    ])
    await db.update(departures).set({ startOn: '2027-03-16' }).where(eq(departures.id, from))
    const late = await patch({ first_name: 'Ana' })
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'TOO_LATE'])
    expect((await patch({ ...leo, diet: 'Végétarien' })).statusCode).toBe(200)
    const [second] = await db
      .select()
      .from(participants)
      .where(and(eq(participants.reservationId, id), eq(participants.position, 1)))
    expect(second).toMatchObject({ firstName: 'Léo', diet: 'Végétarien', priceCents: 500_00 })
  })
})
