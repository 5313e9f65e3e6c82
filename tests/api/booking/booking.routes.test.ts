import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { cartEvents } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, startDemoPayments } from '#tests/support/demoPayments.ts'
import { newDeparture, type ReadyCart, readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    const { provider: paymentProvider } = demo
    api = await testApi(current().db, { isBookingOpen: true, paymentProvider, clock: () => testNow })
  })

  let aheadMs = 0
  const settleAll = () => {
    aheadMs += 121_000
    const machineClock = () => new Date(Date.now() + aheadMs)
    const deps = {
      db: current().db,
      clock: () => testNow,
      env: testEnv(),
      provider: demo.provider,
      machineClock,
    }
    return reconcilePayments(deps, { error: vi.fn(), warn: vi.fn() })
  }
  const call = (cart: ReadyCart, method: 'GET' | 'POST', path = '', payload?: object) =>
    api.inject({
      method,
      url: `/api/v1/reservations/${cart.id}${path}`,
      headers: cart.account.headers,
      ...(payload && { payload }),
    })
  async function payFor(payment: { payment_id: string }): Promise<void> {
    const [row] = await current().db.select().from(payments).where(eq(payments.id, payment.payment_id))
    await demo.pay(row?.providerId ?? '', '4242 4242 4242 4242')
    await settleAll()
  }
  /** Two travellers at 500 €, with the deposit of 300 € paid. */
  async function booked(): Promise<ReadyCart> {
    const cart = await readyCart(current().db, api)
    await payFor((await requestPayment(api, cart)).json())
    return cart
  }
  const payBalance = (cart: ReadyCart, key: string = randomUUID()) =>
    call(cart, 'POST', '/payments', { idempotency_key: key })
  const cancel = async (cart: ReadyCart, travellers?: number[]) => {
    const query = travellers ? `?travellers=${travellers.join(',')}` : ''
    const quote = (await call(cart, 'GET', `/cancellation${query}`)).json()
    const input = { quote_hash: quote.hash, ...(travellers && { travellers }) }
    return { quote, answer: await call(cart, 'POST', '/cancellation', input) }
  }

  const findEmail = async ({ account }: ReadyCart) =>
    (await current().db.select().from(users).where(eq(users.id, account.userId)))[0]?.email ?? ''

  test('counts a booked cart once, as no abandoned one', async () => {
    const { db } = current()
    await db.delete(cartEvents)
    await booked()
    await settleAll()
    expect((await db.select().from(cartEvents)).map(({ kind }) => kind)).toEqual([
      'created',
      'held',
      'booked',
    ])
  })

  test('confirms a departure that reaches its minimum, for good, and mails all its travellers once', async () => {
    const { db } = current()
    const id = await newDeparture(db)
    await db.update(departures).set({ groupMin: 4 }).where(eq(departures.id, id))
    const row = async () => (await db.select().from(departures).where(eq(departures.id, id)))[0]
    const carts: ReadyCart[] = []
    const book = async () => {
      const cart = await readyCart(db, api, { departureId: id })
      await payFor((await requestPayment(api, cart)).json())
      carts.push(cart)
      return (await row())?.confirmedAt
    }
    expect(await book()).toBeNull()
    expect(await book()).toEqual(testNow)
    for (const cart of carts) await cancel(cart)
    expect(await row()).toMatchObject({ bookedCount: 0, confirmedAt: testNow })
    await book()
    const mails = await db.select().from(outbox)
    const recipients = await Promise.all(carts.map(findEmail))
    // The demonstration has such a mail of its own.
    const confirmations = mails.filter(
      ({ recipient, subject }) =>
        recipients.includes(recipient) && subject.startsWith('Ton départ est confirmé'),
    )
    expect(confirmations.map(({ recipient }) => recipient).toSorted()).toEqual(
      recipients.slice(0, 2).toSorted(),
    )
    const [entry, ...others] = await readAudit(db, { entity: 'departure', entityId: String(id) }, 9)
    expect([entry?.entry.action, entry?.entry.actorKind, others]).toEqual([
      'departure.minimum_reached',
      'system',
      [],
    ])
  })

  test('shows reference, payment, invoice and balance, and takes the balance once', async () => {
    const cart = await booked()
    expect((await call(cart, 'GET')).json()).toMatchObject({
      reference: expect.stringMatching(/^EX-/),
      total_cents: 100_000,
      paid_cents: 30_000,
      balance_cents: 70_000,
      balance_due_on: '2027-06-05',
      refunded_cents: 0,
      payments: [{ amount_cents: 30_000, status: 'succeeded', paid_at: testNow.toISOString() }],
      invoices: [{ kind: 'invoice', total_cents: 100_000 }],
    })
    const [first, second] = await Promise.all([payBalance(cart), payBalance(cart)])
    expect([first.statusCode, second.json().payment_id]).toEqual([201, first.json().payment_id])
    await payFor(first.json())
    expect((await call(cart, 'GET')).json()).toMatchObject({
      paid_cents: 100_000,
      balance_cents: 0,
      balance_due_on: null,
    })
    const again = await payBalance(cart)
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'RESERVATION_CLOSED'])
  })

  test('cancels one traveller: the place is free, the deposit stays, the balance shrinks', async () => {
    const { db } = current()
    const cart = await booked()
    const fourDaysAgo = new Date('2027-03-06T09:00:00Z')
    await db.update(reservations).set({ createdAt: fourDaysAgo }).where(eq(reservations.id, cart.id))
    const { quote, answer } = await cancel(cart, [1])
    expect(quote).toMatchObject({
      lines: [{ position: 1, price_cents: 50_000, kept_cents: 15_000 }],
      refund_cents: 0,
      balance_cents: 35_000,
    })
    expect(answer.json()).toMatchObject({ total_cents: 65_000, paid_cents: 30_000, balance_cents: 35_000 })
    expect(answer.json().invoices.map(({ kind }: { kind: string }) => kind)).toEqual([
      'invoice',
      'credit_note',
    ])
    const [departure] = await db.select().from(departures).where(eq(departures.id, cart.departureId))
    expect(departure?.bookedCount).toBe(1)
    const people = await call(cart, 'GET', '/participants')
    expect(people.json().participants).toMatchObject([{ first_name: 'Maïwenn' }])
  })

  test('cancels all within 48 hours, and gives every cent back by the cards that paid', async () => {
    const { db } = current()
    const cart = await booked()
    await payFor((await payBalance(cart)).json())
    const { quote, answer } = await cancel(cart)
    expect(quote).toMatchObject({ refund_cents: 100_000, balance_cents: 0 })
    expect(answer.json()).toMatchObject({ total_cents: 0, paid_cents: 0, balance_cents: 0 })
    await settleAll()
    const values = await db
      .select({ cents: refunds.amountCents, status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.reservationId, cart.id))
    expect(values.toSorted((one, other) => one.cents - other.cents)).toEqual([
      { cents: 30_000, status: 'succeeded' },
      { cents: 70_000, status: 'succeeded' },
    ])
    expect(await findBalance(db, 'refunds')).toBe(0)
    expect(await ledgerDifferences(db)).toEqual([])
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, await findEmail(cart)))
    expect(mails.map(({ subject }) => subject.split('\u00a0')[0]).toSorted()).toEqual([
      'C’est réservé',
      'Paiement reçu',
      'Réservation annulée',
      'Ton départ est confirmé',
    ])
    const again = await call(cart, 'GET', '/cancellation')
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'RESERVATION_CLOSED'])
  })

  test('gives back a balance that is paid after the cancellation', async () => {
    const { db } = current()
    const cart = await booked()
    const open = (await payBalance(cart)).json()
    await cancel(cart)
    await payFor(open)
    await settleAll()
    expect((await call(cart, 'GET')).json()).toMatchObject({ balance_cents: 0, paid_cents: 0 })
    expect(await findBalance(db, 'refunds')).toBe(0)
  })

  test.each([
    ['an older price', { quote_hash: 'older' }, 409, 'QUOTE_CHANGED'],
    ['a traveller that does not exist', { quote_hash: 'older', travellers: [3] }, 400, 'INVALID_REQUEST'],
  ])('refuses a cancellation of %s', async (_name, input, status, code) => {
    const answer = await call(await booked(), 'POST', '/cancellation', input)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  test('shows neither account nor price of others', async () => {
    const cart = await booked()
    const stranger = { ...cart, account: await signedInAccount(current().db) }
    for (const answer of [
      await call(stranger, 'GET'),
      await call(stranger, 'GET', '/cancellation'),
      await payBalance(stranger),
    ])
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'RESERVATION_NOT_FOUND'])
  })
})
