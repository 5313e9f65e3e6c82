import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { notes } from '#api/db/agencyBookingTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { cancelTravellers, priceCancellation } from '#api/modules/booking/cancellation.repository.ts'
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
  let departureId = 0
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    claire = await staffMember(db, { permissions: ['bookings'], firstName: 'Claire' })
    customer = await signedInAccount(db)
    departureId = await newDeparture(db)
    await db.update(departures).set({ capacity: 40 }).where(eq(departures.id, departureId))
  })

  const call = async (path: string, { headers }: { headers: TestAccount['headers'] } = claire) => {
    const answer = await api.inject({ url: `/api/v1/agency/reservations${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const ids = async (query: Record<string, string>): Promise<string[]> => {
    const { body } = await call(`?${new URLSearchParams(query)}`)
    return body.reservations.map(({ id }: Row) => id)
  }
  const book = (paid?: { travellers?: number; paidCents?: number }) =>
    bookedReservation(current().db, customer.userId, departureId, paid)
  const read = async (id: string) => (await call(`/${id}`)).body

  test('returns a reservation with travellers, price, money and documents', async () => {
    const id = await book({ paidCents: 300_00 })
    expect(await read(id)).toMatchObject({
      id,
      version: 1,
      state: 'booked',
      payment: 'deposit',
      source: 'site',
      departure_id: String(departureId),
      expedition_name: 'Les balcons de la Vanoise',
      start: '2027-07-05',
      customer_id: customer.userId,
      travellers_count: 2,
      total_cents: 1_000_00,
      paid_cents: 300_00,
      due_cents: 700_00,
      due_on: '2027-06-05',
      refund_due_cents: 0,
      travellers: [{ position: 1, first_name: 'Ana', last_name: 'Le Goff' }, { position: 2 }],
      lines: [{ quantity: 2, unit_cents: 500_00, amount_cents: 1_000_00 }],
      entries: [
        { kind: 'payment', method: 'card', amount_cents: 300_00, state: 'done', refundable_cents: 300_00 },
      ],
    })
    expect((await call('/0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e')).body.error.code).toBe(
      'RESERVATION_NOT_FOUND',
    )
  })

  test('hides names from staff with money alone, who find a reservation by its reference', async () => {
    const { db } = current()
    const id = await book({ paidCents: 300_00 })
    const manon = await staffMember(db, { permissions: ['money'] })
    const { body } = await call(`/${id}`, manon)
    const { customer_name, travellers, mails, contact_phone, ...money } = body
    expect([customer_name, travellers, mails, contact_phone]).toEqual(['', [], [], null])
    expect(money).toMatchObject({
      id,
      paid_cents: 300_00,
      lines: [{ quantity: 2 }],
      entries: [{ state: 'done' }],
    })
    expect(JSON.stringify(body)).not.toContain('Le Goff')
    const found = async (q: string) =>
      (await call(`?q=${encodeURIComponent(q)}`, manon)).body.reservations.map((row: Row) => row.id)
    expect(await found('le goff')).toEqual([])
    expect(await found(body.reference)).toEqual([id])
    expect((await call(`/${id}/timeline`, manon)).status).toBe(403)
    const noe = await staffMember(db, { permissions: ['catalogue', 'departures', 'messages'] })
    expect((await call(`/${id}`, noe)).status).toBe(403)
  })

  test('lists pages in both orders without a gap or a repetition', async () => {
    for (const _ of [1, 2, 3]) await book()
    for (const sort of ['newest', 'leaving']) {
      const query = `?sort=${sort}&departure_id=${departureId}`
      const whole = (await call(query)).body.reservations.map(({ id }: Row) => id)
      const paged: string[] = []
      for (let after = ''; ; ) {
        const { body } = await call(`${query}&first=2${after && `&after=${after}`}`)
        paged.push(...body.reservations.map(({ id }: Row) => id))
        if (!body.next) break
        after = body.next
      }
      expect(paged).toEqual(whole)
      expect(new Set(paged).size).toBe(paged.length)
    }
    expect((await call('?after=bm90IG9uZQ')).status).toBe(400)
  })

  test('finds by reference, names, part of a mail and the end of a phone', async () => {
    const { db } = current()
    const person = await signedInAccount(db, { email: 'zenobie.test@exemple.test' })
    await db
      .update(users)
      .set({ firstName: 'Zénobie', lastName: 'Crèvecœur', phone: '+33698765432' })
      .where(eq(users.id, person.userId))
    const id = await bookedReservation(db, person.userId, departureId)
    await db.update(reservations).set({ reference: 'EX-7K3Q0M' }).where(eq(reservations.id, id))
    for (const q of [
      'EX-7K3Q0M',
      'ex 7k3qom',
      '7k3qo',
      'crevecoeur',
      'zenobie crevec',
      'nobie.test@ex',
      '06 98 76 54 32',
      '5432',
    ])
      expect([q, await ids({ q })]).toEqual([q, [id]])
    expect(await ids({ q: 'zé', departure_id: String(departureId) })).toEqual([id])
    await db.update(users).set({ lastName: 'Autrement' }).where(eq(users.id, person.userId))
    expect(await ids({ q: 'crevecoeur' })).toEqual([])
    await db.update(participants).set({ lastName: 'Ñandú' }).where(eq(participants.reservationId, id))
    expect(await ids({ q: 'nandu' })).toEqual([id])
    await db.delete(participants).where(eq(participants.reservationId, id))
    expect(await ids({ q: 'nandu' })).toEqual([])
    expect(await ids({ q: '%_' })).toEqual([])
  })

  test('lists the timeline by pages, newest first', async () => {
    const { db } = current()
    const id = await book()
    const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
    const note = { reservationId: id, authorId: claire.userId, isForGuide: true }
    await db.insert(notes).values([
      { ...note, body: 'Arrive par le train de 9 h 12.', createdAt: at(2) },
      { ...note, body: 'Rappeler lundi.', isForGuide: false, createdAt: at(1) },
    ])
    const { body } = await call(`/${id}/timeline`)
    const shown = body.events.map(({ kind, by, detail }: Record<string, string>) => [kind, by, detail])
    expect(shown.slice(0, 2)).toEqual([
      ['note', 'Claire', 'Arrive par le train de 9 h 12.'],
      ['note', 'Claire', 'Rappeler lundi.'],
    ])
    expect(new Set(shown.map(([kind]: string[]) => kind))).toEqual(new Set(['note', 'booking', 'payment']))
    const first = (await call(`/${id}/timeline?first=3`)).body
    const rest = (await call(`/${id}/timeline?after=${first.next}`)).body
    expect([...first.events, ...rest.events]).toEqual(body.events)
    expect(rest.next).toBe(null)
    expect((await call(`/${id}/timeline?after=bm90IG9uZQ`)).status).toBe(400)
  })

  test('keeps the history and the price as they were after a traveller is canceled', async () => {
    const { db } = current()
    const id = await book({ paidCents: 300_00 })
    const own = { userId: customer.userId, reservationId: id }
    const { quote } = await priceCancellation(db, { ...own, travellers: [2] }, testNow)
    const input = { ...own, quoteHash: quote.hash, travellers: [2] }
    const later = { now: new Date(testNow.getTime() + 60_000), publicUrl: 'https://explora.example.test' }
    await db.transaction((tx) => cancelTravellers(tx, input, later))
    const { lines, total_cents } = await read(id)
    expect(total_cents).toBe(500_00)
    expect(lines).toMatchObject([
      { quantity: 2, amount_cents: 1_000_00 },
      { label: 'Annulation', quantity: 1, amount_cents: -500_00 },
    ])
    const { events } = (await call(`/${id}/timeline`)).body
    const [payment, booking] = events.slice(-2)
    expect(booking).toMatchObject({ sentence: 'Réservation pour 2 personnes', at: testNow.toISOString() })
    expect(payment).toMatchObject({ kind: 'payment', at: testNow.toISOString() })
  })

  test('raises the version with the order, the date or the cancellation, not with a payment', async () => {
    const { db } = current()
    const id = await book()
    const version = async () => (await read(id)).version
    await db.update(reservations).set({ remindedOn: '2027-03-10' }).where(eq(reservations.id, id))
    expect(await version()).toBe(1)
    await db.update(reservations).set({ totalCents: 900_00 }).where(eq(reservations.id, id))
    expect(await version()).toBe(2)
    await db.update(reservations).set({ canceledAt: testNow, version: 3 }).where(eq(reservations.id, id))
    expect(await version()).toBe(3)
  })

  test('does not list the reservations of guides', async () => {
    const [guide] = await current()
      .db.select()
      .from(reservations)
      .where(eq(reservations.isGuide, true))
      .limit(1)
    expect(await ids({ customer: guide?.userId ?? '' })).not.toContain(guide?.id)
    expect((await call(`/${guide?.id}`)).status).toBe(404)
  })
})
