import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { giftCardBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'

onDatabase('demo', (current) => {
  const { post, pay, refund, booked } = agencyMoney(current, 'money')
  const mails = async () =>
    (await current().db.select().from(outbox)).map(({ subject }) => subject.replaceAll(/\s/g, ' '))

  test('records a transfer once for each key, with its mail and its entry in the log', async () => {
    const { db } = current()
    const { id, due } = await booked()
    const transfers = await findBalance(db, 'manual:transfer')
    const key = randomUUID()
    const answers = await Promise.all([pay(id, {}, key), pay(id, {}, key), pay(id, {}, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await due()).toBe(500_00)
    expect((await findBalance(db, 'manual:transfer')) - transfers).toBe(200_00)
    expect(await mails()).toContainEqual(expect.stringMatching(/^Paiement reçu : 200 € pour/))
    const [entry] = await readAudit(db, { entity: 'reservation', entityId: id }, 9)
    expect(entry?.entry).toMatchObject({
      action: 'payment.recorded',
      after: { amount_cents: 200_00, method: 'transfer', on: '2027-03-09', reference: 'VIR-1' },
    })
  })

  test.each([
    ['an amount of nothing', { amount_cents: 0 }, 400, 'INVALID_REQUEST', 'amount_cents'],
    ['a day to come', { paid_on: '2027-03-11' }, 422, 'INVALID_FIELDS', 'paid_on'],
    ['a cheque without a number', { method: 'cheque', reference: ' ' }, 422, 'INVALID_FIELDS', 'reference'],
  ])('refuses %s and writes nothing', async (_case, changes, status, code, field) => {
    const { id, due } = await booked()
    const answer = await pay(id, changes)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
    expect(Object.keys(answer.json().error.fields)).toEqual([field])
    expect(await due()).toBe(700_00)
  })

  test('takes cash without a number', async () => {
    const { id, due } = await booked()
    expect((await pay(id, { method: 'cash', reference: '' })).statusCode).toBe(201)
    expect(await due()).toBe(500_00)
  })

  test('asks before it takes more than what is due, which is then to give back', async () => {
    const { id, due } = await booked(900_00)
    const request = await pay(id)
    expect(request.json().error).toMatchObject({ code: 'NEEDS_CONFIRMATION' })
    expect(request.json().error.message).toMatch(/^Il reste 100\s€ à payer\s: 100\s€ seront à rendre\.$/)
    expect(await due()).toBe(100_00)
    expect((await pay(id, { confirmed: true })).statusCode).toBe(201)
    expect(await due()).toBe(-100_00)
  })

  test('gives the excess of holiday vouchers as a gift card, of any amount', async () => {
    const { db } = current()
    const { id, userId, due } = await booked(812_00)
    const vouchers = { method: 'holiday_vouchers', confirmed: true }
    expect((await pay(id, vouchers)).statusCode).toBe(201)
    expect(await due()).toBe(0)
    const [card] = await db.select().from(giftCards).where(eq(giftCards.buyerId, userId))
    expect(card).toMatchObject({ amountCents: 12_00, activatedAt: expect.any(Date) })
    expect(await giftCardBalance(db, card?.id ?? '')).toBe(12_00)
    expect(await mails()).toContain('Ta carte cadeau de 12 € chez Explora')
  })

  test('reverses an unpaid cheque once, with its gift card, and owes again what it had paid', async () => {
    const { db } = current()
    const { id, userId, due } = await booked(900_00)
    const { entry_id: entryId } = (await pay(id, { method: 'holiday_vouchers', confirmed: true })).json()
    const reversal = { reason: 'Chèques perdus' }
    const answers = [
      await post(`/ledger/${entryId}/reverse`, reversal),
      await post(`/ledger/${entryId}/reverse`, reversal),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await due()).toBe(100_00)
    const [card] = await db.select().from(giftCards).where(eq(giftCards.buyerId, userId))
    expect(card?.blockedAt).not.toBeNull()
    expect(await findBalance(db, `gift_cards:${card?.id}`)).toBe(0)
    const log = await readAudit(db, { entity: 'reservation', entityId: id }, 9)
    expect(log.map(({ entry }) => entry.action)).toEqual(['payment.reversed', 'payment.recorded'])
    expect(log[0]?.entry.reason).toBe('Chèques perdus')
  })

  test('does not reverse a card, nor a payment that was given back', async () => {
    const { id, cardId } = await booked()
    const reversal = { reason: 'Erreur de saisie' }
    expect((await post(`/ledger/${cardId}/reverse`, reversal)).json().error.code).toBe('ENTRY_CLOSED')
    const { entry_id: paymentId } = (await pay(id)).json()
    const input = { payment_id: paymentId, amount_cents: 50_00, confirmed: true }
    expect((await refund(id, input)).statusCode).toBe(201)
    expect((await post(`/ledger/${paymentId}/reverse`, reversal)).json().error.code).toBe('ENTRY_CLOSED')
  })
})
