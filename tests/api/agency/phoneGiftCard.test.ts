import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards, invoices } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { giftCardBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { startBalance } from '#api/modules/payments/startBalance.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { phoneInput, phoneOption } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { send, post, pay, signInAs } = agencyMoney(current, 'bookings', 'money', 'departures')
  // The limit of trials is that of an account.
  beforeEach(() => signInAs(['bookings', 'money', 'departures']))
  const quoted = async (departureId: number, code: string) =>
    (
      await send(
        'GET',
        `/departures/${departureId}/quote?birth_dates=,&gift_card_code=${encodeURIComponent(code)}`,
      )
    ).json()
  const row = async (id: string) =>
    (await current().db.select().from(reservations).where(eq(reservations.id, id)))[0]
  const findMails = async (id: string) =>
    (await current().db.select().from(mailLog).where(eq(mailLog.reservationId, id))).map(({ kind }) => kind)
  const due = (id: string) => findBalance(current().db, `customer:${id}`)
  const left = async (cardId: string) => 0 + (await giftCardBalance(current().db, cardId))
  /** Books two adults for 1,000 € with a card. */
  const book = (departureId: number, code: string, key?: string) =>
    post('/reservations', phoneInput(departureId, { gift_card_code: code }), key)
  /** An option of two adults for 1,000 € whose card pays a part. */
  const option = async (balanceCents: number) => {
    const card = await newCard(current().db, balanceCents)
    const { reservation_id: id } = (await book(await newDeparture(current().db), card.code)).json()
    return { card, id: String(id) }
  }
  const spend = (cardId: string) =>
    current().db.update(giftCards).set({ blockedAt: testNow }).where(eq(giftCards.id, cardId))

  test('prices a card as people write it: it pays the balance first, then the deposit', async () => {
    const departureId = await newDeparture(current().db)
    const { id, code } = await newCard(current().db, 800_00)
    const typed = code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-')
    const quote = await quoted(departureId, typed)
    expect(quote).toMatchObject({
      total_cents: 1_000_00,
      due_now_cents: 200_00,
      balance_due_on: null,
      gift_card: { state: 'active', paid_cents: 800_00 },
    })
    expect(quote.lines).toHaveLength(1)
    expect(await left(id)).toBe(800_00)
  })

  test('books at once with a card that pays all, once for a repeated request', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const { id: cardId, code } = await newCard(db, 1_200_00)
    const input = phoneInput(departureId, { gift_card_code: code })
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => post('/reservations', input, key)))
    expect(answers.map((answer) => answer.json())).toEqual(
      [1, 2].map(() => ({ reservation_id: key, version: 2 })),
    )
    expect((await send('GET', `/reservations/${key}`)).json()).toMatchObject({
      state: 'booked',
      payment: 'paid',
      paid_cents: 1_000_00,
      entries: [{ method: 'gift_card', amount_cents: 1_000_00 }],
    })
    expect([await left(cardId), await due(key)]).toEqual([200_00, 0])
    expect((await findMails(key)).sort()).toEqual(['confirmation', 'departure_confirmed'])
    expect(await db.$count(invoices, eq(invoices.reservationId, key))).toBe(1)
  })

  test('redeems a card with the first payment, not with the option', async () => {
    const { card, id } = await option(100_00)
    expect([await left(card.id), (await row(id))?.stage, await findMails(id)]).toEqual([
      100_00,
      'option',
      ['option'],
    ])
    expect((await pay(id, { amount_cents: 300_00 })).statusCode).toBe(201)
    expect([await left(card.id), await due(id)]).toEqual([0, 600_00])
    expect((await send('GET', `/reservations/${id}`)).json()).toMatchObject({
      state: 'booked',
      paid_cents: 400_00,
      due_cents: 600_00,
    })
  })

  test('asks before it records more than a card leaves due', async () => {
    const { id } = await option(100_00)
    const answer = await pay(id, { amount_cents: 1_000_00 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'NEEDS_CONFIRMATION'])
    expect((await row(id))?.stage).toBe('option')
  })

  test('leaves due what a card no longer pays at the first payment', async () => {
    const { card, id } = await option(800_00)
    await spend(card.id)
    expect((await pay(id, { amount_cents: 200_00 })).statusCode).toBe(201)
    expect([await due(id), (await row(id))?.order?.giftCards]).toEqual([800_00, []])
  })

  test.each([
    ['pays', 200_00],
    ['no longer pays', 1_000_00],
  ])('starts the payment of the link for what is due where the card %s', async (which, amountCents) => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const { id: cardId, code } = await newCard(db, 800_00)
    const id = await phoneOption(db, await newDeparture(db), { gift_card_code: code }, userId)
    if (which !== 'pays') await spend(cardId)
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const { provider } = honestProvider()
    const deps = { db, clock: () => testNow, env: testEnv(), provider, machineClock: () => new Date() }
    const payment =
      user && (await startBalance(deps, user, { reservationId: id, idempotencyKey: randomUUID() }))
    expect(payment?.amountCents).toBe(amountCents)
  })

  test.each([
    ['unknown', 'Aucune carte cadeau ne porte ce code.'],
    ['spent', 'Cette carte cadeau est vide.'],
    ['blocked', 'Cette carte cadeau est bloquée.'],
    ['expired', 'Cette carte cadeau n’est plus valable\u00a0: sa date est passée.'],
  ])('shows and refuses a card that is %s at its field', async (state, sentence) => {
    const { db } = current()
    const changes = { blocked: { blockedAt: testNow }, expired: { validUntil: '2027-03-09' } }[state]
    const card = await newCard(db, state === 'spent' ? 0 : 50_00, changes)
    const code = state === 'unknown' ? 'RIEN' : card.code
    const departureId = await newDeparture(db)
    expect(await quoted(departureId, code)).toMatchObject({
      due_now_cents: 300_00,
      gift_card: { state, paid_cents: 0 },
    })
    const answer = await book(departureId, code)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({ code: 'CODE_INVALID', fields: { gift_card_code: sentence } })
    expect(await db.$count(reservations, eq(reservations.departureId, departureId))).toBe(0)
  })

  test('knows no card that is not paid', async () => {
    const { code } = await newCard(current().db, 0, { activatedAt: null })
    const { gift_card: giftCard } = await quoted(await newDeparture(current().db), code)
    expect(giftCard).toEqual({ state: 'unknown', paid_cents: 0 })
  })

  test('gives the last euro of a card to one of ten bookings of different departures', async () => {
    const { db } = current()
    const { id: cardId, code } = await newCard(db, 1_000_00)
    const ids = []
    for (let index = 0; index < 10; index++) ids.push(await newDeparture(db))
    const answers = await Promise.all(ids.map((id) => book(id, code)))
    const codes = answers.map((answer) => answer.json().error?.code ?? 'booked')
    expect(codes.sort()).toEqual([...Array(9).fill('CODE_INVALID'), 'booked'])
    expect(await left(cardId)).toBe(0)
  })

  test('gives the last euro of a card to one of two options that are paid at once', async () => {
    const { db } = current()
    const { id: cardId, code } = await newCard(db, 100_00)
    const ids: string[] = []
    for (const departureId of [await newDeparture(db), await newDeparture(db)])
      ids.push((await book(departureId, code)).json().reservation_id)
    const paid = await Promise.all(ids.map((id) => pay(id, { amount_cents: 300_00 })))
    expect(paid.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await left(cardId)).toBe(0)
    expect((await Promise.all(ids.map(due))).sort()).toEqual([600_00, 700_00])
  })

  test('takes a card along to another date, and books where it pays all of it', async () => {
    const { db } = current()
    const { card, id } = await option(800_00)
    const to = await newDeparture(db, 8, '2027-07-12')
    await db.update(departures).set({ priceCents: 350_00 }).where(eq(departures.id, to))
    const {
      hash,
      balance_cents: balanceCents,
      mails,
    } = (await send('GET', `/reservations/${id}/move?departure_id=${to}`)).json()
    expect(balanceCents).toBe(0)
    await db.delete(outbox)
    const input = { version: 1, departure_id: String(to), quote_hash: hash }
    expect((await post(`/reservations/${id}/move`, input)).json()).toEqual({ reservation_id: id, version: 2 })
    expect(await row(id)).toMatchObject({ departureId: to, stage: 'booked', totalCents: 700_00 })
    const sent = await db.select({ subject: outbox.subject, text: outbox.text }).from(outbox)
    const both = [sent[0], sent[1]].map((mail, index) => ({
      kind: ['confirmation', 'departure_confirmed'][index],
      count: 1,
      mail,
    }))
    expect([mails, sent.length]).toEqual([both, 2])
    expect([await left(card.id), await due(id)]).toEqual([100_00, 0])
  })

  test('limits the cards that a member of the staff tries, valid ones not counted', async () => {
    const { code } = await newCard(current().db, 50_00)
    const departureId = await newDeparture(current().db)
    for (let trial = 0; trial < 22; trial++) await quoted(departureId, code)
    for (let trial = 0; trial < 20; trial++) await quoted(departureId, `RIEN${trial}`)
    expect((await quoted(departureId, 'RIEN')).error.code).toBe('RATE_LIMITED')
  })
})
