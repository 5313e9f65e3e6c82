import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { findRows } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { giftCards, invoices, payments } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import { dueGiftCards, sendDueGiftCards } from '#api/modules/giftCards/giftCardSales.ts'
import { giftCardBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, startDemoPayments } from '#tests/support/demoPayments.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

onDatabase('demo', (current) => {
  let api: Api
  let headers: Record<string, string>
  let aheadMs = 0
  beforeAll(async () => {
    const { provider: paymentProvider } = demo
    api = await testApi(current().db, { isBookingOpen: true, paymentProvider, clock: () => testNow })
    headers = (await signedInAccount(current().db)).headers
  })
  const paying = () => ({
    db: current().db,
    clock: () => testNow,
    env: testEnv(),
    provider: demo.provider,
    machineClock: () => new Date(Date.now() + aheadMs),
  })
  const input = (email: string, more: object = {}) => ({
    amount_cents: 100_00,
    recipient: { name: 'Inès', email, message: 'Bon vent !', ...more },
    idempotency_key: randomUUID(),
  })
  const buy = (payload: object) => api.inject({ method: 'POST', url: '/api/v1/gift-cards', headers, payload })
  const findCard = async (email: string) =>
    (await current().db.select().from(giftCards).where(eq(giftCards.recipientEmail, email)))[0]
  const mailsTo = (email: string) => current().db.select().from(outbox).where(eq(outbox.recipient, email))

  async function pay(id: string, number = '4242 4242 4242 4242') {
    const [row] = await current().db.select().from(payments).where(eq(payments.id, id))
    await demo.pay(row?.providerId ?? '', number)
    aheadMs += 121_000
    await reconcilePayments(paying(), { error: vi.fn(), warn: vi.fn() })
    const [after] = await current().db.select().from(payments).where(eq(payments.id, id))
    return after
  }

  test('activates a paid card once, with its ledger, invoice and mails', async () => {
    const { db } = current()
    const email = 'once@example.test'
    const { payment_id: id } = (await buy(input(email))).json()
    expect(await findCard(email)).toMatchObject({ activatedAt: null, sentAt: null })
    const paid = await pay(id)
    const word = { id: paid?.providerId ?? '', status: 'succeeded', amountCents: 100_00 } as const
    // Two more webhooks.
    await Promise.all([1, 2].map(() => settle(paying(), id, { ...word, refundedCents: 0 })))
    const card = await findCard(email)
    expect([paid?.status, card?.activatedAt, card?.sentAt]).toEqual(['succeeded', testNow, testNow])
    expect(await giftCardBalance(db, card?.id ?? '')).toBe(100_00)
    expect(
      await db
        .select()
        .from(invoices)
        .where(eq(invoices.giftCardId, card?.id ?? '')),
    ).toMatchObject([{ document: { totalCents: 100_00, paidCents: 100_00, reference: null } }])
    expect(await mailsTo(email)).toHaveLength(1)
    const found = await api.inject(`/api/v1/gift-cards/${card?.code}`)
    expect(found.json()).toMatchObject({ valid: true, balance_cents: 100_00 })
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('sends a card on its day, once', async () => {
    const { db } = current()
    const email = 'later@example.test'
    const { payment_id: id } = (await buy(input(email, { send_on: '2027-12-24' }))).json()
    await pay(id)
    const send = (now: string) => sendDueGiftCards(db, { now: new Date(now), publicUrl: 'http://site.test' })
    const dueAt = async () =>
      (
        await findRows<{ at: string | null }>(
          db,
          sql`select (${dueGiftCards} at time zone 'UTC')::text as at`,
        )
      )[0]?.at
    await send('2027-12-23T22:00:00Z')
    expect(await mailsTo(email)).toEqual([])
    expect(await dueAt()).toBe('2027-12-23 23:00:00')
    // Midnight has passed in Paris.
    await Promise.all([send('2027-12-23T23:30:00Z'), send('2027-12-23T23:30:00Z')])
    await send('2027-12-25T09:00:00Z')
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await dueAt()).toBeNull()
  })

  test('finds one payment for two clicks, and refuses the key for another order', async () => {
    const email = 'twice@example.test'
    const query = input(email)
    const [first, second] = await Promise.all([buy(query), buy(query)])
    expect([first.statusCode, second.json().payment_id]).toEqual([201, first.json().payment_id])
    expect((await buy({ ...query, amount_cents: 200_00 })).statusCode).toBe(400)
  })

  test('leaves a card inactive whose payment is declined', async () => {
    const email = 'declined@example.test'
    const paid = await pay((await buy(input(email))).json().payment_id, '4000 0000 0000 0002')
    expect([paid?.status, paid?.failure]).toEqual(['pending', 'card_declined'])
    const card = await findCard(email)
    expect(card?.activatedAt).toBeNull()
    const found = await api.inject(`/api/v1/gift-cards/${card?.code}`)
    expect(found.json()).toMatchObject({ valid: false })
  })

  test.each([
    ['less than 30 euros', { amount_cents: 29_00 }],
    ['more than 2,000 euros', { amount_cents: 2001_00 }],
    ['cents', { amount_cents: 50_50 }],
    ['an incomplete address', { recipient: { name: 'Inès', email: 'ines@' } }],
    [
      'a day that has passed',
      { recipient: { name: 'Inès', email: 'i@example.test', send_on: '2027-03-01' } },
    ],
    ['a day in two years', { recipient: { name: 'Inès', email: 'i@example.test', send_on: '2029-03-01' } }],
  ])('refuses %s', async (_, changes) => {
    const refused = await buy({ ...input('refused@example.test'), ...changes })
    expect([400, 422]).toContain(refused.statusCode)
  })

  test('shows the card to its buyer once it is paid, and to no other account', async () => {
    const { payment_id: id } = (await buy(input('shown@example.test'))).json()
    const read = async (by = headers) =>
      (await api.inject({ url: `/api/v1/payments/${id}`, headers: by })).json()
    expect((await read()).gift_card).toBeNull()
    await pay(id)
    expect((await read()).gift_card).toEqual({
      code: (await findCard('shown@example.test'))?.code,
      recipient_name: 'Inès',
      message: 'Bon vent !',
      send_on: null,
    })
    const other = await signedInAccount(current().db)
    expect((await read(other.headers)).error.code).toBe('PAYMENT_NOT_FOUND')
  })

  test('limits the sales of an account', async () => {
    const { headers: own } = await signedInAccount(current().db)
    const statuses = []
    for (let sale = 0; sale < 21; sale++) {
      const payload = input('many@example.test')
      const url = '/api/v1/gift-cards'
      statuses.push((await api.inject({ method: 'POST', url, headers: own, payload })).statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429])
  })

  test('refuses a visitor', async () => {
    const payload = input('visitor@example.test')
    expect((await api.inject({ method: 'POST', url: '/api/v1/gift-cards', payload })).statusCode).toBe(401)
  })
})
