import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outbox, sessions, users } from '#api/db/accountTables.ts'
import { holds, participants, reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { NewReservation } from '#api/modules/agency/phone/phone.contract.ts'
import { usePasswordLink } from '#api/modules/auth/passwordReset.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { phoneInput } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { send, post, signInAs } = agencyMoney(current, 'bookings')
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const places = async (id: number) => {
    const [found] = await current().db.select().from(departures).where(eq(departures.id, id))
    return [found?.bookedCount, found?.heldCount]
  }
  const mailsTo = (email: string) => current().db.select().from(outbox).where(eq(outbox.recipient, email))
  const counts = () =>
    Promise.all([reservations, holds, users, outbox].map((table) => current().db.$count(table)))

  test('holds places for a caller, whose new account chooses a password by mail', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const input = phoneInput(departureId)
    const email = input.customer?.email ?? ''
    const key = randomUUID()
    const answer = await post('/reservations', input, key)
    expect([answer.statusCode, answer.json()]).toEqual([201, { reservation_id: key, version: 1 }])
    const until = new Date(testNow.getTime() + 48 * 3_600_000)
    expect(await row(key)).toMatchObject({
      stage: 'option',
      source: 'phone',
      optionUntil: until,
      travelersCount: 2,
      totalCents: 1_000_00,
      reference: expect.stringMatching(/^EX-/),
    })
    expect(await places(departureId)).toEqual([0, 2])
    const [hold] = await db.select().from(holds).where(eq(holds.reservationId, key))
    expect(hold).toMatchObject({ places: 2, expiresAt: until })
    expect(await findBalance(db, `customer:${key}`)).toBe(0)
    const [account] = await db.select().from(users).where(eq(users.email, email))
    expect(account).toMatchObject({
      passwordHash: null,
      source: 'phone',
      phone: '+33612345678',
      firstName: 'Ana',
    })
    const [choice, option] = await mailsTo(email)
    expect(option?.text).toMatch(/2\splaces.*jusqu’au vendredi 12 mars à 10\sh/s)
    expect(option?.text).toMatch(/À payer pour réserver\s: 300\s€/)
    const secret = choice?.text.match(/mot-de-passe\/(\S+)/)?.[1] ?? ''
    const change = { secret, passwordHash: 'hash', ownCookieValue: undefined }
    expect(await usePasswordLink(db, change, testNow)).toBe(true)
    const [entry] = await readAudit(db, { entity: 'reservation', entityId: key }, 1)
    expect(entry?.entry).toMatchObject({ action: 'reservation.option_created', after: { travellers: 2 } })
    expect(JSON.stringify(entry)).not.toContain(email)
  })

  test('takes one option for a double click, and one account', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const input = phoneInput(departureId)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => post('/reservations', input, key)))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [201, JSON.stringify({ reservation_id: key, version: 1 })]),
    )
    expect(await places(departureId)).toEqual([0, 2])
    expect(await mailsTo(input.customer?.email ?? '')).toHaveLength(2)
    const other = phoneInput(await newDeparture(db))
    expect((await post('/reservations', other, key)).json().error.code).toBe('INVALID_REQUEST')
  })

  test('opens an unconfirmed account by its mailbox alone', async () => {
    const { db } = current()
    const email = `${randomUUID()}@example.test`
    const stranger = await signedInAccount(db, { email, isEmailConfirmed: false, passwordHash: 'known' })
    const input = phoneInput(await newDeparture(db))
    const key = randomUUID()
    const answer = await post('/reservations', { ...input, customer: { ...input.customer, email } }, key)
    expect(answer.statusCode).toBe(201)
    expect(await row(key)).toMatchObject({ userId: stranger.userId })
    expect(await db.$count(sessions, eq(sessions.userId, stranger.userId))).toBe(0)
    const findAccount = async () => (await db.select().from(users).where(eq(users.id, stranger.userId)))[0]
    expect((await findAccount())?.passwordHash).toBeNull()
    const [choice] = await mailsTo(email)
    const [, secret = ''] = /mot-de-passe\/([\w-]{43})/.exec(choice?.text ?? '') ?? []
    const chosen = { secret, passwordHash: 'of the holder', ownCookieValue: undefined }
    expect(await usePasswordLink(db, chosen, testNow)).toBe(true)
    expect(await findAccount()).toMatchObject({ isEmailConfirmed: true, passwordHash: 'of the holder' })
  })

  test('books for a known customer, by id or by address, without another link', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const { userId } = await signedInAccount(db, { email: 'lou.connue@example.test', firstName: 'Lou' })
    const { customer, ...input } = phoneInput(departureId)
    const byId = await post('/reservations', { ...input, customer_id: userId })
    const byAddress = await post('/reservations', {
      ...input,
      customer: { ...customer, email: 'Lou.Connue@example.test' },
    })
    for (const { reservation_id: id } of [byId.json(), byAddress.json()])
      expect(await row(id)).toMatchObject({ userId })
    const mails = await mailsTo('lou.connue@example.test')
    expect(mails.map(({ subject }) => subject)).toEqual(
      mails.map(() => expect.stringMatching(/^Tes places sont gardées/)),
    )
    const [account] = await db.select().from(users).where(eq(users.id, userId))
    expect(account).toMatchObject({ firstName: 'Lou', phone: null })
  })

  test('prices children, options and insurance as the site does, adults first', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    await db.update(departures).set({ childPriceCents: 400_00 }).where(eq(departures.id, departureId))
    await db.update(expeditions).set({ ageMinChild: 8 }).where(eq(expeditions.id, 1))
    const births = '2010-02-03,1990-05-04'
    const quote = await send(
      'GET',
      `/departures/${departureId}/quote?birth_dates=${births}&options=insurance:1`,
    )
    expect(quote.json()).toMatchObject({
      total_cents: 900_00 + 16_00,
      due_now_cents: 275_00,
      balance_due_on: '2027-06-05',
      available_count: 8,
      lines: [
        { quantity: 1, unit_cents: 500_00 },
        { quantity: 1, unit_cents: 400_00 },
        { quantity: 1, amount_cents: 16_00 },
      ],
    })
    const [child, adult] = births.split(',')
    const travellers = [
      { first_name: 'Léo', last_name: 'Le Goff', birth_date: child ?? '' },
      { first_name: 'Ana', last_name: 'Le Goff', birth_date: adult ?? '' },
    ]
    const options = [{ code: 'insurance', travellers: [1] }]
    const made = await post('/reservations', phoneInput(departureId, { travellers, options }))
    expect(made.json().error).toBeUndefined()
    const id = made.json().reservation_id
    const stored = await row(id)
    expect(stored?.order).toMatchObject({ adults: 1, children: 1, insured: [2], plan: 'deposit' })
    expect(stored?.order?.quote.totalCents).toBe(quote.json().total_cents)
    const people = await db.select().from(participants).where(eq(participants.reservationId, id))
    expect(people.map(({ firstName, priceCents }) => [firstName, priceCents])).toEqual([
      ['Ana', 500_00],
      ['Léo', 400_00],
    ])
  })

  const traveller = { first_name: 'Ana', last_name: 'Le Goff', birth_date: '1990-05-04' }
  test.each<[string, Partial<NewReservation> | { customer: undefined }, string[]]>([
    ['no customer', { customer: undefined }, ['customer']],
    ['two customers', { customer_id: randomUUID() }, ['customer']],
    [
      'a caller without a usable address and phone',
      { customer: { first_name: ' ', last_name: 'Le Goff', email: 'ana', phone: '12' } },
      ['customer.first_name', 'customer.email', 'customer.phone'],
    ],
    [
      'a name with digits and a birth to come',
      { travellers: [traveller, { ...traveller, first_name: '4', birth_date: '2030-01-01' }] },
      ['travellers.1.first_name', 'travellers.1.birth_date'],
    ],
    ['an option that is not sold', { options: [{ code: 'x', travellers: [1] }] }, ['options.0']],
    ['an end in the past', { hold_until: '2027-03-10T08:00:00.000Z' }, ['hold_until']],
    ['an end in two weeks', { hold_until: '2027-03-24T08:00:00.000Z' }, ['hold_until']],
  ])('refuses %s, names the fields and writes nothing', async (_case, changes, fields) => {
    const departureId = await newDeparture(current().db)
    const before = await counts()
    const answer = await post('/reservations', { ...phoneInput(departureId), ...changes })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'INVALID_FIELDS'])
    expect(Object.keys(answer.json().error.fields)).toEqual(fields)
    expect(await counts()).toEqual(before)
  })

  test.each([
    ['cancelled', { canceledAt: testNow }, 'DEPARTURE_CANCELED'],
    ['past', { startOn: '2027-03-10' }, 'DEPARTURE_PAST'],
    ['closed', { salesClosedAt: testNow }, 'SALES_CLOSED'],
  ])('refuses a departure that is %s', async (_case, set, code) => {
    const { db } = current()
    const departureId = await newDeparture(db)
    await db.update(departures).set(set).where(eq(departures.id, departureId))
    expect((await post('/reservations', phoneInput(departureId))).json().error.code).toBe(code)
  })

  test('suggests the nearest dates of the expedition that have enough places', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 1, '2029-07-05')
    await newDeparture(db, 1, '2029-07-06')
    const near = await newDeparture(db, 2, '2029-07-08')
    const far = await newDeparture(db, 4, '2029-08-01')
    const before = await counts()
    const answer = await post('/reservations', phoneInput(departureId))
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'INSUFFICIENT_PLACES'])
    expect(answer.json().alternatives).toMatchObject([
      { id: String(near), start: '2029-07-08', available_count: 2 },
      { id: String(far), start: '2029-08-01', available_count: 4 },
    ])
    expect(await counts()).toEqual(before)
  })

  test('needs the permission for bookings', async () => {
    const input = phoneInput(await newDeparture(current().db))
    await signInAs(['departures', 'money'])
    expect((await post('/reservations', input)).json().error.code).toBe('MISSING_PERMISSION')
    await signInAs(['bookings'])
  })
})
