import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { storeEvent } from '#api/modules/payments/events.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, startDemoPayments, unusedProvider } from '#tests/support/demoPayments.ts'
import { newDeparture, type ReadyCart, readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const accepted = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    const { provider: paymentProvider } = demo
    api = await testApi(current().db, { isBookingOpen: true, paymentProvider })
  })

  const ready = (options: Parameters<typeof readyCart>[2] = {}) => readyCart(current().db, api, options)
  const deps = (aheadMs: number) => ({
    db: current().db,
    clock: () => testNow,
    env: testEnv(),
    provider: demo.provider,
    machineClock: () => new Date(Date.now() + aheadMs),
  })
  const log = { error: vi.fn(), warn: vi.fn() }
  let aheadMs = 0
  /** Runs the worker more than two minutes later. */
  const reconcile = () => {
    aheadMs += 121_000
    return reconcilePayments(deps(aheadMs), log)
  }
  const paymentRow = async (id: string) =>
    (await current().db.select().from(payments).where(eq(payments.id, id)))[0]
  const atProvider = async (id: string) => (await paymentRow(id))?.providerId ?? ''
  const start = async (cart: ReadyCart, changes: object = {}) => {
    const answer = await requestPayment(api, cart, changes)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }

  test('turns a paid cart into a reservation with travellers, places and ledger entries', async () => {
    const { db } = current()
    const cart = await ready()
    const started = await start(cart)
    expect(started).toMatchObject({
      status: 'pending',
      amount_cents: 30_000,
      provider: 'demo',
      cart_id: cart.id,
    })
    await demo.pay(await atProvider(started.payment_id), accepted)
    await reconcile()

    const url = `/api/v1/payments/${started.payment_id}`
    const read = await api.inject({ url, headers: cart.account.headers })
    expect(read.json()).toMatchObject({ status: 'succeeded', reservation_id: cart.id, redirect_url: null })
    const [reservation] = await db.select().from(reservations).where(eq(reservations.id, cart.id))
    expect(reservation).toMatchObject({
      totalCents: 100_000,
      travelersCount: 2,
      reference: expect.stringMatching(/^EX-[0-9A-HJKMNP-TV-Z]{6}$/),
    })
    const people = await db.select().from(participants).where(eq(participants.reservationId, cart.id))
    expect(people.map(({ firstName, priceCents }) => [firstName, priceCents])).toEqual([
      ['Camille', 50_000],
      ['Maïwenn', 50_000],
    ])
    const [departure] = await db.select().from(departures).where(eq(departures.id, cart.departureId))
    expect(departure).toMatchObject({ bookedCount: 2, heldCount: 0 })
    expect(await findBalance(db, `customer:${cart.id}`)).toBe(70_000)
    expect(await ledgerDifferences(db)).toEqual([])
    const left = await api.inject({ url: '/api/v1/cart/', headers: cart.account.headers })
    expect(left.json().cart).toBeNull()
  })

  test('finds the same payment by a second click, and by another tab', async () => {
    const cart = await ready()
    const key = randomUUID()
    const answers = await Promise.all([
      requestPayment(api, cart, { idempotency_key: key }),
      requestPayment(api, cart, { idempotency_key: key }),
      requestPayment(api, cart),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().payment_id)).size).toBe(1)
    expect(
      (await demo.books()).payments.filter(({ id }) => answers[0]?.json().redirect_url.includes(id)),
    ).toHaveLength(1)
  })

  test('closes the payment of the deposit when the whole price is chosen', async () => {
    const cart = await ready()
    const first = await start(cart)
    const second = await start(cart, { plan: 'full' })
    expect(second).toMatchObject({ status: 'pending', amount_cents: 100_000 })
    expect((await paymentRow(first.payment_id))?.status).toBe('canceled')
    await demo.pay(await atProvider(first.payment_id), accepted)
    await demo.pay(await atProvider(second.payment_id), accepted)
    await reconcile()
    expect((await paymentRow(second.payment_id))?.status).toBe('succeeded')
    expect(await findBalance(current().db, `customer:${cart.id}`)).toBe(0)
  })

  test('leaves cart, hold and payment after a declined card; another card books', async () => {
    const cart = await ready()
    const { payment_id } = await start(cart)
    await demo.pay(await atProvider(payment_id), declined)
    await reconcile()
    expect(await paymentRow(payment_id)).toMatchObject({ status: 'pending', failure: 'card_declined' })
    await demo.pay(await atProvider(payment_id), accepted)
    await reconcile()
    expect(await paymentRow(payment_id)).toMatchObject({ status: 'succeeded', failure: null })
  })

  test('refunds a late payment in full when the places are gone', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 2)
    const cart = await ready({ departureId })
    const { payment_id } = await start(cart)
    await db.update(departures).set({ canceledAt: testNow }).where(eq(departures.id, departureId))
    await demo.pay(await atProvider(payment_id), accepted)
    await reconcile()
    expect(await paymentRow(payment_id)).toMatchObject({ status: 'refunded', failure: 'no_places' })
    expect(await db.select().from(refunds).where(eq(refunds.paymentId, payment_id))).toMatchObject([
      { amountCents: 30_000, reason: 'late', status: 'succeeded' },
    ])
    expect(await demo.provider.read(await atProvider(payment_id))).toMatchObject({ refundedCents: 30_000 })
    expect(await findBalance(db, 'refunds')).toBe(0)
    expect(await db.select().from(reservations).where(eq(reservations.id, cart.id))).toEqual([])
  })

  test('books by an event of success about a payment that was closed here', async () => {
    const cart = await ready()
    const { payment_id } = await start(cart)
    const providerId = await atProvider(payment_id)
    await current().db.update(payments).set({ status: 'failed' }).where(eq(payments.id, payment_id))
    await demo.pay(providerId, accepted)
    const event = { id: `evt_${payment_id}`, kind: 'payment' as const, paymentId: providerId }
    await storeEvent(current().db, 'demo', event, new Date())
    await reconcile()
    expect(await paymentRow(payment_id)).toMatchObject({ status: 'succeeded', reservationId: cart.id })
  })

  test('books once, whichever of webhook, read and worker comes first', async () => {
    const { db } = current()
    const cart = await ready()
    const { payment_id } = await start(cart)
    const providerId = await atProvider(payment_id)
    await demo.pay(providerId, accepted)
    const delivery = await vi.waitUntil(() => demo.deliveries.find(({ body }) => body.includes(providerId)))
    const deliver = () =>
      api.inject({
        method: 'POST',
        url: '/api/v1/payments/webhooks/demo',
        payload: delivery.body,
        headers: { 'content-type': 'application/json', ...readSignature(delivery.headers) },
      })
    const results = await Promise.all([deliver(), deliver(), reconcile(), deliver(), reconcile()])
    expect(results.flatMap((result) => (result ? [result.statusCode] : []))).toEqual([200, 200, 200])
    await reconcile()
    expect(await paymentRow(payment_id)).toMatchObject({ status: 'succeeded' })
    const [departure] = await db.select().from(departures).where(eq(departures.id, cart.departureId))
    expect(departure?.bookedCount).toBe(2)
    expect(await findBalance(db, `customer:${cart.id}`)).toBe(70_000)
  })

  test.each([
    ['terms that are not accepted', { accepts_terms: false }, 422, 'TERMS_REQUIRED'],
    ['an information form that is not read', { accepts_form: false }, 422, 'TERMS_REQUIRED'],
    ['another quote', { quote_hash: 'an older quote' }, 409, 'QUOTE_CHANGED'],
  ])('refuses %s', async (_name, changes, status, code) => {
    const cart = await ready()
    const answer = await requestPayment(api, cart, changes)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  test('refuses instalments where too little time is left for them', async () => {
    const cart = await ready({ departureId: await newDeparture(current().db, 8, '2027-04-20') })
    const answer = await requestPayment(api, cart, { plan: 'instalments' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'QUOTE_CHANGED'])
  })

  test('refuses carts of others, and carts without travellers', async () => {
    const cart = await ready()
    const other = await signedInAccount(current().db)
    const stolen = await requestPayment(api, { ...cart, account: other })
    expect([stolen.statusCode, stolen.json().error.code]).toEqual([404, 'CART_NOT_FOUND'])
    const account = await signedInAccount(current().db)
    const put = await api.inject({
      method: 'POST',
      url: '/api/v1/cart',
      headers: account.headers,
      payload: { departure_id: String(cart.departureId), travelers_count: 1 },
    })
    const { id } = put.json().cart
    const empty = await requestPayment(api, { ...cart, id, account })
    expect([empty.statusCode, empty.json().error.code]).toEqual([422, 'TRAVELLERS_MISSING'])
  })

  test('reports a provider that cannot be reached, and finds the payment again afterwards', async () => {
    const cut = await testApi(current().db, { isBookingOpen: true, paymentProvider: unusedProvider })
    const cart = await ready()
    const key = randomUUID()
    const failed = await requestPayment(cut, cart, { idempotency_key: key })
    expect([failed.statusCode, failed.json().error.code]).toEqual([424, 'PAYMENT_UNAVAILABLE'])
    await cut.close()
    const found = await start(cart, { idempotency_key: key })
    expect(found).toMatchObject({ status: 'pending', redirect_url: expect.any(String) })
  })
})

const readSignature = (headers: Record<string, string | string[] | undefined>) => ({
  'explora-demo-signature': String(headers['explora-demo-signature']),
})
