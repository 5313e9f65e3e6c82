import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { holds, reservations } from '#api/db/bookingTables.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { expireOptions } from '#api/modules/booking/phoneOptions.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { phoneInput } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

const sentence = 'Ce code n’existe pas ou n’est plus valable.'
const end = new Date(testNow.getTime() + 49 * 3_600_000)
const noLog = { error: (details: object) => expect(details).toBeUndefined() }

onDatabase('demo', (current) => {
  const { send, post, pay, signInAs } = agencyMoney(current, 'bookings', 'money', 'departures')
  beforeAll(async () => {
    await current()
      .db.insert(discountCodes)
      .values([
        { code: 'DIX', percent: 10, maxUses: 1 },
        { code: 'CINQUANTE', amountCents: 50_00, maxUses: 1 },
        { code: 'FINI', percent: 10, endsOn: '2027-03-09' },
        { code: 'AILLEURS', percent: 10, expeditionIds: [2] },
        { code: 'GROUPE', amountCents: 100_00, minimumCents: 2_000_00 },
      ])
  })
  beforeEach(async () => {
    // The limit of trials is that of an account.
    await signInAs(['bookings', 'money', 'departures'])
    await current().db.update(discountCodes).set({ usesCount: 0 })
  })
  const findUses = async (code: string) =>
    (await current().db.select().from(discountCodes).where(eq(discountCodes.code, code)))[0]?.usesCount
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const quoted = async (departureId: number, code: string) =>
    (
      await send(
        'GET',
        `/departures/${departureId}/quote?birth_dates=,&options=insurance:1&discount_code=${encodeURIComponent(code)}`,
      )
    ).json()
  /** Two adults for 1,000 € with 10 % off; returns the id of the reservation. */
  const option = async (departureId: number) =>
    (await post('/reservations', phoneInput(departureId, { discount_code: 'dix' }))).json().reservation_id
  const expire = () => expireOptions(current().db, { now: end, publicUrl: 'http://localhost' }, noLog)

  test('prices a code as people write it, after the insurance', async () => {
    const departureId = await newDeparture(current().db)
    const quote = await quoted(departureId, ' d i x')
    expect(quote).toMatchObject({ discount_code: 'DIX', total_cents: 920_00 })
    expect(quote.lines.map((line: { amount_cents: number }) => line.amount_cents)).toEqual([
      1_000_00, 20_00, -100_00,
    ])
    expect(quote.lines.at(-1).label).toBe('Code DIX')
    expect(await findUses('DIX')).toBe(0)
  })

  test('takes one use for an option and its repeated request, and sells at the price of the quote', async () => {
    const departureId = await newDeparture(current().db)
    const input = phoneInput(departureId, { discount_code: 'dix' })
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => post('/reservations', input, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await findUses('DIX')).toBe(1)
    expect(await row(key)).toMatchObject({
      totalCents: 900_00,
      order: { discountCode: 'DIX', discountPercent: 10, travellers: [{ priceCents: 450_00 }, {}] },
    })
    const paid = await pay(key, { amount_cents: 900_00 })
    expect(paid.statusCode).toBe(201)
    expect((await send('GET', `/reservations/${key}`)).json()).toMatchObject({
      state: 'booked',
      payment: 'paid',
    })
    expect(await findUses('DIX')).toBe(1)
  })

  test.each(['RIEN', 'FINI', 'AILLEURS', 'GROUPE', ' '])(
    'prices %j as nothing, and refuses an option with it',
    async (code) => {
      const departureId = await newDeparture(current().db)
      expect(await quoted(departureId, code)).toMatchObject({ discount_code: null, total_cents: 1_020_00 })
      const answer = await post('/reservations', phoneInput(departureId, { discount_code: code }))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().error).toMatchObject({ code: 'CODE_INVALID', fields: { discount_code: sentence } })
      expect(await current().db.$count(holds, eq(holds.departureId, departureId))).toBe(0)
    },
  )

  test('gives the last use to one of ten options of different departures', async () => {
    const { db } = current()
    const ids = []
    for (let index = 0; index < 10; index++) ids.push(await newDeparture(db))
    const answers = await Promise.all(
      ids.map((id) => post('/reservations', phoneInput(id, { discount_code: 'DIX' }))),
    )
    const codes = answers.map((answer) => answer.json().error?.code ?? 'taken')
    expect(codes.sort()).toEqual([...Array(9).fill('CODE_INVALID'), 'taken'])
    expect(await findUses('DIX')).toBe(1)
  })

  test('gives the use back at the end of an option, once, and takes it again with a late payment', async () => {
    const id = await option(await newDeparture(current().db))
    expect(await findUses('DIX')).toBe(1)
    await expire()
    await expire()
    expect([await findUses('DIX'), (await row(id))?.stage]).toEqual([0, 'expired'])
    expect((await pay(id)).statusCode).toBe(201)
    expect([await findUses('DIX'), (await row(id))?.totalCents]).toEqual([1, 900_00])
  })

  test('keeps the price of a late payment whose use another option has', async () => {
    const id = await option(await newDeparture(current().db))
    await expire()
    await option(await newDeparture(current().db))
    expect((await pay(id)).statusCode).toBe(201)
    expect([await findUses('DIX'), (await row(id))?.totalCents]).toEqual([1, 900_00])
  })

  test.each([
    ['DIX', 900_00, 1_080_00],
    ['CINQUANTE', 950_00, 1_150_00],
  ])('takes the code %s along to another date, also where no use is left', async (code, before, after) => {
    const { db } = current()
    const input = phoneInput(await newDeparture(db), { discount_code: code })
    const id = (await post('/reservations', input)).json().reservation_id
    expect((await row(id))?.totalCents).toBe(before)
    const to = await newDeparture(db, 8, '2027-07-12')
    await db.update(departures).set({ priceCents: 600_00 }).where(eq(departures.id, to))
    const { hash } = (await send('GET', `/reservations/${id}/move?departure_id=${to}`)).json()
    const moved = await post(`/reservations/${id}/move`, {
      version: 1,
      departure_id: String(to),
      quote_hash: hash,
    })
    expect(moved.statusCode).toBe(200)
    expect(await row(id)).toMatchObject({
      departureId: to,
      totalCents: after,
      order: { discountCode: code },
    })
    expect(await findUses(code)).toBe(1)
  })

  test('gives the use back where staff release the option', async () => {
    const id = await option(await newDeparture(current().db))
    const { hash } = (await send('GET', `/reservations/${id}/cancellation`)).json()
    const released = await post(`/reservations/${id}/cancel`, { version: 1, quote_hash: hash })
    expect([released.statusCode, await findUses('DIX')]).toEqual([200, 0])
  })

  test('gives the use of a booking back with the last of its travellers', async () => {
    const id = await option(await newDeparture(current().db))
    await pay(id)
    const cancel = async (travellers?: number[]) => {
      const query = travellers ? `?travellers=${travellers}` : ''
      const { hash } = (await send('GET', `/reservations/${id}/cancellation${query}`)).json()
      const version = (await row(id))?.version
      return post(`/reservations/${id}/cancel`, {
        version,
        quote_hash: hash,
        ...(travellers && { travellers }),
      })
    }
    expect([(await cancel([2])).statusCode, await findUses('DIX')]).toEqual([200, 1])
    expect([(await cancel()).statusCode, await findUses('DIX')]).toEqual([200, 0])
  })

  test('gives no use back of a booking that was sold beyond the uses of its code', async () => {
    const id = await option(await newDeparture(current().db))
    await expire()
    await option(await newDeparture(current().db))
    await pay(id)
    const { hash } = (await send('GET', `/reservations/${id}/cancellation`)).json()
    const version = (await row(id))?.version
    const canceled = await post(`/reservations/${id}/cancel`, { version, quote_hash: hash })
    expect([canceled.statusCode, await findUses('DIX')]).toEqual([200, 1])
  })

  test('names the codes of an option in the log, a gift card by its end', async () => {
    const { db } = current()
    const { code } = await newCard(db, 50_00)
    const input = phoneInput(await newDeparture(db), { discount_code: 'dix', gift_card_code: code })
    const id = (await post('/reservations', input)).json().reservation_id
    await expire()
    const codes = { discount_code: 'DIX', gift_card: `…${code.slice(-4)}` }
    const entries = (await readAudit(db, { entity: 'reservation', entityId: id }, 9)).map(
      ({ entry }) => entry,
    )
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reservation.option_expired', expect.objectContaining(codes), expect.anything()],
      ['reservation.option_created', expect.anything(), expect.objectContaining(codes)],
    ])
    expect(JSON.stringify(entries)).not.toContain(code)
  })

  test('gives the use back where the departure is cancelled', async () => {
    const departureId = await newDeparture(current().db)
    const id = await option(departureId)
    const [departure] = await current().db.select().from(departures).where(eq(departures.id, departureId))
    const decision = { version: 1, start: departure?.startOn, reason: 'Orages annoncés', text: '' }
    const canceled = await post(`/departures/${departureId}/cancel`, decision)
    expect([canceled.statusCode, await findUses('DIX')]).toEqual([200, 0])
    expect((await row(id))?.canceledAt).not.toBeNull()
  })

  test('limits the codes that a member of the staff tries, valid ones not counted', async () => {
    const departureId = await newDeparture(current().db)
    for (let trial = 0; trial < 22; trial++) await quoted(departureId, 'DIX')
    for (let trial = 0; trial < 20; trial++) await quoted(departureId, `RIEN${trial}`)
    expect((await quoted(departureId, 'RIEN')).error.code).toBe('RATE_LIMITED')
    const input = phoneInput(departureId, { discount_code: 'DIX' })
    expect((await post('/reservations', input)).json().error.code).toBe('RATE_LIMITED')
  })
})
