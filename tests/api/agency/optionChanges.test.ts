import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { holds, participants, reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { phoneOption } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

const july = '2027-07-12'
const person = { position: 2, first_name: 'Zoé', last_name: 'Martin', birth_date: '1991-01-01' }
const adult = { first_name: 'Ana', last_name: 'Le Goff', birth_date: '1990-05-04' }
const child = { first_name: 'Léo', last_name: 'Le Goff', birth_date: '2015-02-03' }
const almostAdult = { first_name: 'Mia', last_name: 'Le Goff', birth_date: '2009-07-10' }

onDatabase('demo', (current) => {
  const { send, post, pay } = agencyMoney(current, 'bookings', 'money')
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const places = async (id: number) => {
    const [found] = await current().db.select().from(departures).where(eq(departures.id, id))
    return [found?.bookedCount, found?.heldCount]
  }
  const option = async (changes: Parameters<typeof phoneOption>[2] = {}) => {
    const from = await newDeparture(current().db)
    return { from, id: await phoneOption(current().db, from, changes) }
  }
  const dated = async (changes: Partial<typeof departures.$inferInsert> = {}, capacity = 8) => {
    const id = await newDeparture(current().db, capacity, july)
    if (Object.keys(changes).length > 0)
      await current().db.update(departures).set(changes).where(eq(departures.id, id))
    return id
  }
  const findPrice = async (id: string, to: number, waived = '') =>
    (await send('GET', `/reservations/${id}/move?departure_id=${to}${waived}`)).json()
  const buildInput = async (id: string, to: number, version = 1) => ({
    version,
    departure_id: String(to),
    quote_hash: (await findPrice(id, to)).hash ?? 'none',
  })
  const move = async (id: string, to: number, version?: number) =>
    post(`/reservations/${id}/move`, await buildInput(id, to, version))
  const mailsAbout = async (id: string) => {
    const { reference } = (await row(id)) ?? {}
    return (await current().db.select().from(outbox)).filter(({ text }) => text.includes(reference ?? 'none'))
  }
  const rename = (id: string, version = 1, changes: object = {}) =>
    post(`/reservations/${id}/travellers`, { version, travellers: [{ ...person, ...changes }] })

  test('moves an option with its places at the price of the new date, without a fee, once for each key', async () => {
    const { db } = current()
    const { id, from } = await option()
    const to = await dated({ priceCents: 560_00 })
    const priced = await findPrice(id, to)
    const amounts = { fee_cents: 0, difference_cents: 120_00, total_cents: 1_120_00, balance_cents: 1_120_00 }
    expect(priced).toMatchObject({ ...amounts, start: july, refund_cents: 0 })
    const [input, key] = [await buildInput(id, to), randomUUID()]
    const answers = await Promise.all([1, 2].map(() => post(`/reservations/${id}/move`, input, key)))
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { reservation_id: id, version: 2 }]),
    )
    expect([await places(from), await places(to)]).toEqual([
      [0, 0],
      [0, 2],
    ])
    expect(await row(id)).toMatchObject({ departureId: to, totalCents: 1_120_00, changesCount: 0 })
    const mail = (await mailsAbout(id)).find(({ text }) => /12\sjuillet/.test(text))
    expect(mail?.text).toMatch(/Prix\s: 1\s120\s€\nÀ payer pour réserver\s: 336\s€/)
    const log = await readAudit(db, { entity: 'reservation', entityId: id }, 9)
    expect(log.map(({ entry }) => entry.action)).toEqual(['reservation.moved', 'reservation.option_created'])
    expect((await pay(id)).statusCode).toBe(201)
    expect(await findBalance(db, `customer:${id}`)).toBe(920_00)
    expect(await places(to)).toEqual([2, 0])
  })

  test('shows the mail of an option before its places are released', async () => {
    const { id, from } = await option()
    await current().db.delete(outbox)
    const { hash, mail } = (await send('GET', `/reservations/${id}/cancellation`)).json()
    expect(mail.subject).toMatch(/^Ton option est annulée/)
    await post(`/reservations/${id}/cancel`, { version: 1, quote_hash: hash })
    const sent = await current().db.select({ subject: outbox.subject, text: outbox.text }).from(outbox)
    expect([sent, await places(from)]).toEqual([[mail], [0, 0]])
  })

  test('waives the higher price of an option for a reason', async () => {
    const { id } = await option()
    const to = await dated({ priceCents: 560_00 })
    const waived = await findPrice(id, to, '&waives_difference=true')
    expect(waived).toMatchObject({ difference_cents: 0, total_cents: 1_000_00 })
    const input = { ...(await buildInput(id, to)), quote_hash: waived.hash, waives_difference: true }
    expect((await post(`/reservations/${id}/move`, input)).json().error.fields).toHaveProperty('reason')
    const reasoned = { ...input, reason: 'Départ changé par nous' }
    expect((await post(`/reservations/${id}/move`, reasoned)).statusCode).toBe(200)
    expect((await row(id))?.order?.quote).toMatchObject({ totalCents: 1_000_00, dueNowCents: 300_00 })
  })

  test('keeps what the travellers of a moved option have chosen, also where a child has grown up', async () => {
    const { db } = current()
    await db.update(expeditions).set({ ageMinChild: 8 }).where(eq(expeditions.id, 1))
    const from = await newDeparture(db)
    await db.update(departures).set({ childPriceCents: 400_00 }).where(eq(departures.id, from))
    const travellers = [adult, child, almostAdult]
    const options = [{ code: 'insurance', travellers: [2] }]
    const id = await phoneOption(db, from, { travellers, options })
    const to = await dated({ childPriceCents: 400_00 })
    expect(await findPrice(id, to)).toMatchObject({ difference_cents: 100_00, total_cents: 1_416_00 })
    expect((await move(id, to)).statusCode).toBe(200)
    expect((await row(id))?.order).toMatchObject({ adults: 2, children: 1, insured: [2] })
    const people = await db.select().from(participants).where(eq(participants.reservationId, id))
    const byPosition = people.toSorted((one, other) => one.position - other.position)
    expect(byPosition.map(({ firstName, priceCents }) => [firstName, priceCents])).toEqual([
      ['Ana', 500_00],
      ['Léo', 400_00],
      ['Mia', 500_00],
    ])
  })

  test('ends a moved option the day before a nearer departure', async () => {
    const { id } = await option({ hold_until: '2027-03-14T09:00:00.000Z' })
    const to = await dated({ startOn: '2027-03-12', endOn: '2027-03-14' })
    expect((await move(id, to)).statusCode).toBe(200)
    const until = new Date('2027-03-11T22:59:00Z')
    expect((await row(id))?.optionUntil).toEqual(until)
    const [hold] = await current().db.select().from(holds).where(eq(holds.reservationId, id))
    expect(hold).toMatchObject({ departureId: to, places: 2, expiresAt: until })
  })

  test.each([
    ['too few places', {}, 1, 'INSUFFICIENT_PLACES'],
    ['closed sales', { salesClosedAt: testNow }, 8, 'SALES_CLOSED'],
    ['a cancelled date', { canceledAt: testNow }, 8, 'DEPARTURE_CANCELED'],
    ['a past date', { startOn: '2027-03-10' }, 8, 'DEPARTURE_PAST'],
    ['another expedition', { expeditionId: 2 }, 8, 'DEPARTURE_NOT_FOUND'],
  ])('does not move an option to %s', async (_case, changes, capacity, code) => {
    const { id, from } = await option()
    const to = await dated(changes, capacity)
    expect((await findPrice(id, to)).error.code).toBe(code)
    expect((await move(id, to)).json().error.code).toBe(code)
    expect(await places(from)).toEqual([0, 2])
  })

  test('moves an option neither to its own date, at an older price nor at an older version', async () => {
    const { id, from } = await option()
    const to = await dated()
    expect((await move(id, from)).json().error.code).toBe('DEPARTURE_NOT_FOUND')
    const input = await buildInput(id, to)
    await current().db.update(departures).set({ priceCents: 560_00 }).where(eq(departures.id, to))
    expect((await post(`/reservations/${id}/move`, input)).json().error.code).toBe('QUOTE_CHANGED')
    expect((await rename(id)).statusCode).toBe(200)
    const stale = await move(id, to)
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2])
    expect(await places(from)).toEqual([0, 2])
  })

  test('gives the last places of a date to one of two options', async () => {
    const options = [await option(), await option()]
    const to = await dated({}, 2)
    const inputs = await Promise.all(options.map(({ id }) => buildInput(id, to)))
    const answers = await Promise.all(
      options.map(({ id }, index) => post(`/reservations/${id}/move`, inputs[index] ?? {})),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await places(to)).toEqual([0, 2])
  })

  test('books an option once, on one date, where it is paid and moved together', async () => {
    const { id, from } = await option()
    const to = await dated()
    const input = await buildInput(id, to)
    const [paid] = await Promise.all([pay(id), post(`/reservations/${id}/move`, input)])
    expect(paid?.statusCode).toBe(201)
    const { departureId = 0 } = (await row(id)) ?? {}
    expect(await places(departureId)).toEqual([2, 0])
    expect(await places(departureId === to ? from : to)).toEqual([0, 0])
  })

  test('changes the travellers of an option, whom its confirmation and invoice name', async () => {
    const { db } = current()
    const { id } = await option()
    expect((await rename(id, 1, { birth_date: '2020-01-01' })).json().error.fields).toHaveProperty(
      'travellers.0.birth_date',
    )
    expect((await rename(id, 1, { position: 3 })).json().error.code).toBe('TRAVELLER_NOT_FOUND')
    expect((await rename(id)).json()).toEqual({ reservation_id: id, version: 2 })
    expect((await pay(id)).statusCode).toBe(201)
    const [invoice] = await db.select().from(invoices).where(eq(invoices.reservationId, id))
    expect(invoice?.document.trip?.travellers).toEqual(['Ana Le Goff', 'Zoé Martin'])
    const confirmed = (await mailsAbout(id)).find(({ subject }) => subject.startsWith('C’est réservé'))
    expect(confirmed?.text).toContain('Zoé Martin')
  })

  test('neither moves nor renames an option whose hour has passed', async () => {
    const { id } = await option()
    const to = await dated()
    const input = await buildInput(id, to)
    await current().db.update(reservations).set({ optionUntil: testNow }).where(eq(reservations.id, id))
    const answers = [await post(`/reservations/${id}/move`, input), await rename(id)]
    expect(answers.map((answer) => answer.json().error.code)).toEqual(Array(2).fill('RESERVATION_CLOSED'))
    expect((await findPrice(id, to)).error.code).toBe('RESERVATION_CLOSED')
  })
})
