import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards, refunds } from '#api/db/paymentTables.ts'
import { findEntries } from '#api/modules/agency/reservations/entries.repository.ts'
import { giftCardBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { signInAs, send, post, pay, refund, settle, findRefunds, booked } = agencyMoney(current, 'money')

  test('gives back a part to its payment, not above what is left of it, and asks before it is owed again', async () => {
    const { id, cardId, due } = await booked(300_00)
    const part = { payment_id: cardId, amount_cents: 100_00 }
    const request = (await refund(id, part)).json().error
    expect([request.code, request.message]).toEqual([
      'NEEDS_CONFIRMATION',
      expect.stringMatching(/100\s€ seront de nouveau à payer/),
    ])
    const key = randomUUID()
    const sent = { ...part, confirmed: true, reason: 'Geste commercial' }
    const [first, second] = [await refund(id, sent, key), await refund(id, sent, key)]
    expect(second.json()).toEqual(first.json())
    expect(await due()).toBe(800_00)
    expect(await findRefunds(cardId)).toMatchObject([
      { amountCents: 100_00, status: 'pending', reason: 'agency', note: 'Geste commercial' },
    ])
    const above = (await refund(id, { ...sent, amount_cents: 200_01 })).json().error
    expect([above.code, Object.keys(above.fields)]).toEqual(['AMOUNT_TOO_HIGH', ['amount_cents']])
  })

  test('tells the customer of each refund once, with what stays to pay', async () => {
    const { db } = current()
    const { id, userId, cardId } = await booked(300_00)
    const key = randomUUID()
    for (const _ of [1, 2])
      await refund(id, { payment_id: cardId, amount_cents: 50_00, confirmed: true }, key)
    const [mail, ...others] = await db.select().from(mailLog).where(eq(mailLog.userId, userId))
    expect([mail, others]).toMatchObject([{ kind: 'refund', reservationId: id }, []])
    const [letter] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, mail?.id ?? ''))
    expect(letter?.text).toMatch(/50\s€ sur le moyen de paiement/)
    expect(letter?.text).toMatch(/il reste 750\s€ à régler/)
    expect(letter?.text).not.toContain('Geste')
  })

  test('leaves a credit to the mail of the cancellation that announced it, unless it was paid too much', async () => {
    const { db } = current()
    await signInAs(['bookings', 'money'])
    const { id, userId, due } = await booked(1_000_00)
    const { hash } = (await send('GET', `/reservations/${id}/cancellation?travellers=2`)).json()
    const input = { version: 1, quote_hash: hash, travellers: [2] }
    expect((await post(`/reservations/${id}/cancel`, input)).statusCode).toBe(200)
    const kinds = async () =>
      (await db.select().from(mailLog).where(eq(mailLog.userId, userId))).map(({ kind }) => kind)
    const giveBack = async () => refund(id, { amount_cents: -(await due()) })
    expect((await giveBack()).statusCode).toBe(201)
    expect(await kinds()).toEqual(['cancellation'])
    await db
      .update(mailLog)
      .set({ createdAt: new Date(testNow.getTime() - 1) })
      .where(eq(mailLog.userId, userId))
    await pay(id, { confirmed: true })
    expect((await giveBack()).statusCode).toBe(201)
    expect((await kinds()).toSorted()).toEqual(['cancellation', 'receipt', 'refund'])
  })

  test('never gives back more than a payment, by many requests at once', async () => {
    // PGlite has one connection, which shows no race.
    const [length, cents] = current().engine === 'PostgreSQL' ? [50, 13_00] : [5, 130_00]
    const { id, cardId } = await booked(300_00)
    const part = { payment_id: cardId, amount_cents: cents, confirmed: true }
    const answers = await Promise.all(Array.from({ length }, () => refund(id, part)))
    const taken = answers.filter(({ statusCode }) => statusCode === 201)
    expect(taken).toHaveLength(Math.floor(300_00 / cents))
    const others = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(new Set(others.map((answer) => answer.json().error.code))).toEqual(new Set(['AMOUNT_TOO_HIGH']))
    const sum = (await findRefunds(cardId)).reduce((total, { amountCents }) => total + amountCents, 0)
    expect(sum).toBe(taken.length * cents)
  })

  test('leaves a transfer to do until it is sent, then posts it once', async () => {
    const { db } = current()
    const { id } = await booked()
    const { entry_id: paymentId } = (await pay(id)).json()
    const transfers = await findBalance(db, 'manual:transfer')
    const values = { payment_id: paymentId, amount_cents: 80_00, confirmed: true }
    const { entry_id: refundId } = (await refund(id, values)).json()
    expect((await settle(refundId, '2027-03-11')).json().error.fields).toHaveProperty('on')
    expect((await settle(refundId, '2027-03-10', '')).json().error.fields).toHaveProperty('reference')
    expect(await findBalance(db, 'manual:transfer')).toBe(transfers)
    expect([(await settle(refundId)).statusCode, (await settle(refundId)).statusCode]).toEqual([200, 200])
    expect(await findBalance(db, 'manual:transfer')).toBe(transfers - 80_00)
    expect(await findRefunds(paymentId)).toMatchObject([
      { status: 'succeeded', settledBy: 'transfer', settledOn: '2027-03-10', externalReference: 'VIR-9' },
    ])
  })

  test('gives holiday vouchers back as a gift card, as money for a reason only', async () => {
    const { db } = current()
    const { id, userId } = await booked()
    const { entry_id: paymentId } = (await pay(id, { method: 'holiday_vouchers' })).json()
    const part = { payment_id: paymentId, amount_cents: 60_00, confirmed: true }
    expect((await refund(id, part)).statusCode).toBe(201)
    const [card] = await db.select().from(giftCards).where(eq(giftCards.buyerId, userId))
    expect(await giftCardBalance(db, card?.id ?? '')).toBe(60_00)
    const listed = (await findEntries(db, id)).filter(({ method }) => method === 'gift_card')
    expect(listed).toMatchObject([{ kind: 'refund', amount_cents: 60_00 }])
    const asMoney = { ...part, gift_card: false }
    expect((await refund(id, asMoney)).json().error.fields).toHaveProperty('reason')
    const { entry_id: refundId } = (await refund(id, { ...asMoney, reason: 'Carte refusée' })).json()
    expect((await settle(refundId)).statusCode).toBe(200)
    expect((await findRefunds(paymentId)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  })

  test('gives back all that is too much by the means that paid', async () => {
    const { id, cardId, due } = await booked(900_00)
    await pay(id, { confirmed: true })
    expect((await refund(id, { amount_cents: 40_00 })).json().error.code).toBe('AMOUNT_TOO_HIGH')
    expect((await refund(id, { amount_cents: 100_00 })).statusCode).toBe(201)
    expect(await due()).toBe(0)
    expect(await findRefunds(cardId)).toEqual([])
  })

  test('tries a failed refund again once, or records that it was sent otherwise', async () => {
    const { db } = current()
    const { id, cardId } = await booked()
    const failed = async () => {
      const values = { payment_id: cardId, amount_cents: 100_00, confirmed: true }
      const { entry_id: refundId } = (await refund(id, values)).json()
      await db.update(refunds).set({ status: 'failed', failure: 'refused' }).where(eq(refunds.id, refundId))
      return refundId
    }
    const first = await failed()
    const [again, repeated] = [
      await post(`/ledger/${first}/retry`, {}),
      await post(`/ledger/${first}/retry`, {}),
    ]
    expect(again.json().entry_id).not.toBe(first)
    expect(repeated.json()).toEqual(again.json())
    expect((await settle(first)).json().error.code).toBe('ENTRY_CLOSED')
    expect((await post(`/ledger/${again.json().entry_id}/retry`, {})).json().error.code).toBe('ENTRY_CLOSED')
    const second = await failed()
    expect((await settle(second)).statusCode).toBe(200)
    expect((await findRefunds(cardId)).map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'pending',
      'succeeded',
    ])
  })

  test('requires the permission, and a second factor of the last minutes to give money back', async () => {
    const { id, cardId } = await booked()
    const values = { payment_id: cardId, amount_cents: 1_00, confirmed: true }
    await signInAs(['bookings'])
    expect((await pay(id)).json().error.code).toBe('MISSING_PERMISSION')
    await signInAs(['money'], false)
    expect((await refund(id, values)).json().error.code).toBe('STEP_UP_REQUIRED')
    const reversal = { reason: 'Erreur de saisie' }
    expect((await post(`/ledger/${cardId}/reverse`, reversal)).json().error.code).toBe('STEP_UP_REQUIRED')
    expect((await settle(cardId)).json().error.code).toBe('STEP_UP_REQUIRED')
    await signInAs(['money'])
    expect(await findRefunds(cardId)).toEqual([])
  })
})
