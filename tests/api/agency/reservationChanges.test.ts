import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

onDatabase('demo', (current) => {
  const { send, post, signInAs, booked, findRefunds } = agencyMoney(current, 'bookings', 'money')
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const bookedCount = async (id: number) =>
    (await current().db.select().from(departures).where(eq(departures.id, id)))[0]?.bookedCount
  const toQuote = async (id: string, travellers = '') =>
    (await send('GET', `/reservations/${id}/cancellation${travellers && `?travellers=${travellers}`}`)).json()
  const cancel = async (id: string, changes: object = {}, key?: string) => {
    const { hash } = await toQuote(id)
    return post(`/reservations/${id}/cancel`, { version: 1, quote_hash: hash, ...changes }, key)
  }
  const sent = () => current().db.select({ subject: outbox.subject, text: outbox.text }).from(outbox)
  const moveQuote = async (id: string, to: number, waived = '') =>
    (await send('GET', `/reservations/${id}/move?departure_id=${to}${waived}`)).json()

  test('cancels at the policy that was shown; the money to give back stays a credit', async () => {
    const { db } = current()
    const { id, departureId, cardId, due } = await booked(1_000_00)
    const quote = await toQuote(id)
    expect(quote).toMatchObject({
      rule: 'first_hours',
      kept_cents: 0,
      refund_cents: 1_000_00,
      balance_cents: 0,
    })
    expect(quote.lines[0]).toMatchObject({ position: 1, name: 'Ana Le Goff', price_cents: 500_00 })
    const key = randomUUID()
    const answers = [
      await cancel(id, {}, key),
      await post(
        `/reservations/${id}/cancel`,
        {
          version: 1,
          quote_hash: quote.hash,
        },
        key,
      ),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      [1, 2].map(() => [200, { reservation_id: id, version: 2 }]),
    )
    expect(await due()).toBe(-1_000_00)
    expect(await findRefunds(cardId)).toEqual([])
    expect(await bookedCount(departureId)).toBe(0)
    expect((await row(id))?.canceledAt).not.toBeNull()
    const documents = await db.select().from(invoices).where(eq(invoices.reservationId, id))
    expect(documents.map(({ kind }) => kind)).toEqual(['credit_note'])
    const again = await cancel(id, { version: 2, quote_hash: 'x' })
    expect(again.json().error.code).toBe('RESERVATION_CLOSED')
    const log = await readAudit(db, { entity: 'reservation', entityId: id }, 9)
    expect(log.map(({ entry }) => entry.action)).toEqual(['reservation.canceled'])
  })

  test('keeps less than the policy for a reason and with the permission, never more', async () => {
    const { db } = current()
    const { id, due } = await booked(1_000_00)
    const long = new Date('2027-03-01T09:00:00Z')
    await db.update(reservations).set({ createdAt: long }).where(eq(reservations.id, id))
    expect(await toQuote(id)).toMatchObject({
      rule: 'policy',
      kept_percent: 30,
      kept_cents: 300_00,
      refund_cents: 700_00,
    })
    const less = { kept_cents: 50_00, reason: 'Certificat médical' }
    await signInAs(['bookings'])
    expect((await cancel(id, less)).json().error.code).toBe('MISSING_PERMISSION')
    await signInAs(['bookings', 'money'])
    expect((await cancel(id, { ...less, kept_cents: 300_01 })).json().error.code).toBe('AMOUNT_TOO_HIGH')
    expect((await cancel(id, { kept_cents: 50_00 })).json().error.fields).toHaveProperty('reason')
    expect((await cancel(id, less)).statusCode).toBe(200)
    expect(await due()).toBe(-950_00)
  })

  test('cancels one traveller of two', async () => {
    const { id, departureId } = await booked(1_000_00)
    const { hash } = await toQuote(id, '2')
    const input = { version: 1, quote_hash: hash, travellers: [2] }
    expect((await post(`/reservations/${id}/cancel`, input)).statusCode).toBe(200)
    expect(await row(id)).toMatchObject({ travelersCount: 1, canceledAt: null })
    expect(await bookedCount(departureId)).toBe(1)
  })

  test('refuses an older version, with the author of the stored one, and an older price', async () => {
    const { id } = await booked()
    await current().db.update(reservations).set({ version: 3 }).where(eq(reservations.id, id))
    const answer = await cancel(id)
    expect([answer.statusCode, answer.json().current]).toMatchObject([409, { version: 3, changed_by: null }])
    expect((await cancel(id, { version: 3, quote_hash: 'older' })).json().error.code).toBe('QUOTE_CHANGED')
  })

  test('neither cancels, moves nor renames a past reservation', async () => {
    const { db } = current()
    const { id, departureId } = await booked()
    const to = await newDeparture(db, 8, '2027-07-12')
    const price = await moveQuote(id, to)
    await db.update(departures).set({ startOn: '2027-03-10' }).where(eq(departures.id, departureId))
    const person = { position: 1, first_name: 'Zoé', last_name: 'Martin', birth_date: '1991-01-01' }
    const answers = [
      await cancel(id, { quote_hash: 'x' }),
      await post(`/reservations/${id}/move`, {
        version: 1,
        departure_id: String(to),
        quote_hash: price.hash,
      }),
      await post(`/reservations/${id}/travellers`, { version: 1, travellers: [person] }),
    ]
    expect(answers.map((answer) => answer.json().error.code)).toEqual(Array(3).fill('RESERVATION_CLOSED'))
    const { error } = await moveQuote(id, to)
    expect(error.code).toBe('TOO_LATE')
    expect(error.message).toMatch(/^Ce départ a commencé/)
  })

  test('moves to another date at the price that was shown, the difference waived for a reason', async () => {
    const { db } = current()
    const { id, departureId, due } = await booked(1_000_00)
    const to = await newDeparture(db, 8, '2027-07-12')
    await db.update(departures).set({ priceCents: 560_00 }).where(eq(departures.id, to))
    expect(await moveQuote(id, to)).toMatchObject({
      difference_cents: 120_00,
      fee_cents: 0,
      balance_cents: 120_00,
    })
    const { hash } = await moveQuote(id, to, '&waives_difference=true')
    const input = { version: 1, departure_id: String(to), quote_hash: hash, waives_difference: true }
    expect((await post(`/reservations/${id}/move`, input)).json().error.fields).toHaveProperty('reason')
    const key = randomUUID()
    const reasoned = { ...input, reason: 'Départ changé par nous' }
    const answers = [
      await post(`/reservations/${id}/move`, reasoned, key),
      await post(`/reservations/${id}/move`, reasoned, key),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await due()).toBe(0)
    expect([await bookedCount(departureId), await bookedCount(to)]).toEqual([0, 2])
    expect((await row(id))?.departureId).toBe(to)
  })

  test('shows the mail of a move before it is sent, to those who may move', async () => {
    const { db } = current()
    const { id } = await booked(1_000_00)
    await db.update(reservations).set({ changesCount: 1 }).where(eq(reservations.id, id))
    const to = await newDeparture(db, 8, '2027-07-12')
    await signInAs(['money'])
    const refused = await moveQuote(id, to)
    expect([refused.error.code, refused.mails]).toEqual(['MISSING_PERMISSION', undefined])
    await signInAs(['bookings', 'money'])
    await db.delete(outbox)
    const { hash, mails } = await moveQuote(id, to)
    expect(mails[0].mail.text).toMatch(/Frais de changement\s: 100\s€/)
    expect(await sent()).toEqual([])
    const input = { version: 1, departure_id: String(to), quote_hash: hash }
    expect((await post(`/reservations/${id}/move`, input)).statusCode).toBe(200)
    const both = ['change', 'departure_confirmed'].map((kind, index) => ({ kind, count: 1, index }))
    const mailed = await sent()
    expect(mails).toEqual(both.map(({ index, ...each }) => ({ ...each, mail: mailed[index] })))
  })

  test('counts all whom a move mails that confirms the new date, and none where it does not', async () => {
    const { db } = current()
    const { id } = await booked(1_000_00)
    const to = await newDeparture(db, 8, '2027-07-12')
    await db.update(departures).set({ groupMin: 4 }).where(eq(departures.id, to))
    const findKinds = async () =>
      (await moveQuote(id, to)).mails.map(({ kind, count }: { kind: string; count: number }) => [kind, count])
    expect(await findKinds()).toEqual([['change', 1]])
    for (const _other of [1, 2]) {
      const { userId } = await signedInAccount(db)
      await bookedReservation(db, userId, to, { travellers: 1 })
    }
    const all = [
      ['change', 1],
      ['departure_confirmed', 3],
    ]
    expect(await findKinds()).toEqual(all)
    await db.delete(outbox)
    const { hash, mails } = await moveQuote(id, to)
    await post(`/reservations/${id}/move`, { version: 1, departure_id: String(to), quote_hash: hash })
    const mailed = await sent()
    expect(mailed).toHaveLength(4)
    for (const { mail } of mails) expect(mailed).toContainEqual(mail)
  })

  test.each(['', '2'])('shows the mail of a cancellation of %s before it is sent', async (travellers) => {
    const { db } = current()
    const { id } = await booked(1_000_00)
    const isSecond = and(eq(participants.reservationId, id), eq(participants.position, 1))
    await db.update(participants).set({ firstName: null, lastName: null }).where(isSecond)
    await db.delete(outbox)
    const { hash, mail } = await toQuote(id, travellers)
    expect(mail.text).toMatch(/part(ent)? plus\s:.*Voyageur 2$/m)
    expect(await sent()).toEqual([])
    const chosen = travellers ? { travellers: [Number(travellers)] } : {}
    await post(`/reservations/${id}/cancel`, { version: 1, quote_hash: hash, ...chosen })
    expect(await sent()).toEqual([mail])
  })

  test('waives the fee of a second change', async () => {
    const { db } = current()
    const { id } = await booked(1_000_00)
    await db.update(reservations).set({ changesCount: 1 }).where(eq(reservations.id, id))
    const to = await newDeparture(db, 8, '2027-07-12')
    expect(await moveQuote(id, to)).toMatchObject({ fee_cents: 100_00 })
    expect(await moveQuote(id, to, '&waives_fee=true')).toMatchObject({ fee_cents: 0, balance_cents: 0 })
  })

  test('does not move where places are missing', async () => {
    const { id } = await booked()
    const to = await newDeparture(current().db, 1, '2027-07-12')
    expect((await moveQuote(id, to)).error.code).toBe('INSUFFICIENT_PLACES')
  })

  test('renames travellers until the first day; an adult stays an adult', async () => {
    const { db } = current()
    const { id } = await booked()
    const person = { position: 2, first_name: 'Zoé', last_name: 'Martin', birth_date: '1991-01-01' }
    const rename = (changes: object, version = 1) =>
      post(`/reservations/${id}/travellers`, { version, travellers: [{ ...person, ...changes }] })
    expect((await rename({ birth_date: '2020-01-01' })).json().error.fields).toHaveProperty(
      'travellers.0.birth_date',
    )
    expect((await rename({ position: 3 })).json().error.code).toBe('TRAVELLER_NOT_FOUND')
    expect((await rename({})).json()).toEqual({ reservation_id: id, version: 2 })
    const people = await db.select().from(participants).where(eq(participants.reservationId, id))
    expect(people.map(({ firstName }) => firstName).toSorted()).toEqual(['Ana', 'Zoé'])
    expect((await rename({})).statusCode).toBe(409)
  })
})
