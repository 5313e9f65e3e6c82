import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { priceCancellation } from '#api/modules/booking/cancellation.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, startDemoPayments } from '#tests/support/demoPayments.ts'
import { findStates, lackingDeparture, mailsTo, pledgeApi } from '#tests/support/pledges.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { departureRow, findHolds } from '#tests/support/waitingList.ts'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

onDatabase('demo', (current) => {
  const site = pledgeApi(current, () => demo.provider)
  beforeEach(() => site.at(0))

  let aheadMs = 0
  async function settlePayments(): Promise<void> {
    aheadMs += 121_000
    const machineClock = () => new Date(Date.now() + aheadMs)
    const { provider } = demo
    const deps = { db: current().db, clock: site.now, env: testEnv(), provider, machineClock }
    await reconcilePayments(deps, { error: vi.fn(), warn: vi.fn() })
  }

  const confirm = async (account: TestAccount, id: string) =>
    (await site.call('POST', `/pledges/${id}/confirm`, account)).json().cart

  /** Fills the cart and pays its deposit; returns the reservation's id. */
  async function pay(
    account: TestAccount,
    cart: { id: string; reservation_travelers_count: number },
  ): Promise<string> {
    const travellers = Array.from({ length: cart.reservation_travelers_count }, () => ({
      first_name: 'Camille',
      last_name: 'Le Goff',
      birth_date: '1990-05-04',
    }))
    await site.call('PUT', `/cart/${cart.id}/travellers`, account, { travellers })
    const { hash } = (await site.call('GET', `/cart/${cart.id}/quote`, account)).json()
    const started = await site.call('POST', `/cart/${cart.id}/payments`, account, {
      quote_hash: hash,
      plan: 'deposit',
      idempotency_key: crypto.randomUUID(),
      accepts_terms: true,
      accepts_form: true,
    })
    const [row] = await current().db.select().from(payments).where(eq(payments.id, started.json().payment_id))
    await demo.pay(row?.providerId ?? '', '4242 4242 4242 4242')
    await settlePayments()
    return cart.id
  }

  const refundCents = async (account: TestAccount, reservationId: string) => {
    const found = { userId: account.userId, reservationId }
    return (await priceCancellation(current().db, found, site.now())).quote.refundCents
  }

  test('books a confirmed promise, confirms the departure for all, free to cancel for seven days', async () => {
    const departure = await lackingDeparture(current().db)
    const account = await site.newAccount()
    const { id } = (await site.promise(departure, 1, account)).json().pledge
    site.at(20)
    const reservation = await pay(account, await confirm(account, id))
    expect(await findStates(current().db, departure)).toEqual(['booked'])
    expect(await departureRow(current().db, departure)).toMatchObject({
      bookedCount: 5,
      heldCount: 0,
      pledgedCount: 0,
      confirmedAt: site.now(),
    })
    expect(await findHolds(current().db, departure)).toEqual([])
    await site.settle()
    expect(await departureRow(current().db, departure)).toMatchObject({ callEndsAt: null, nextCallAt: null })
    expect((await site.call('GET', '/pledges', account)).json()).toEqual({ pledges: [] })
    // The call would have ended after 48 hours: seven days more.
    site.at(48 + 7 * 24)
    expect(await refundCents(account, reservation)).toBe(15_000)
    site.at(49 + 7 * 24)
    expect(await refundCents(account, reservation)).toBe(0)
  })

  test('lets those who have paid leave for nothing when the call falls short', async () => {
    const departure = await lackingDeparture(current().db, { bookedCount: 0, groupMin: 3 })
    const [payer, silent] = [await site.newAccount(), await site.newAccount()]
    await site.promise(departure, 1, payer)
    site.at(0.5)
    await site.promise(departure, 2, silent)
    const { pledges } = (await site.call('GET', '/pledges', payer)).json()
    const reservation = await pay(payer, await confirm(payer, pledges[0].id))
    site.at(49)
    await site.settle()
    expect(await findStates(current().db, departure)).toEqual(['booked', 'lapsed'])
    expect(await mailsTo(current().db, payer)).toContainEqual(
      expect.stringContaining('Il manque encore du monde'),
    )
    expect(await mailsTo(current().db, silent)).not.toContainEqual(expect.stringContaining('Il manque'))
    site.at(60 * 24)
    expect(await refundCents(payer, reservation)).toBe(15_000)
  })

  test('books places that stayed in the cart past the hour of the call', async () => {
    const departure = await lackingDeparture(current().db)
    const account = await site.newAccount()
    const { id } = (await site.promise(departure, 1, account)).json().pledge
    site.at(47.9)
    const cart = await confirm(account, id)
    site.at(48.1)
    await site.settle()
    expect(await findStates(current().db, departure)).toEqual(['lapsed'])
    expect(await findHolds(current().db, departure)).toMatchObject([{ cartId: cart.id, places: 1 }])
    await pay(account, cart)
    expect(await findStates(current().db, departure)).toEqual(['booked'])
  })

  test('ends a second promise with the booking of a call whose hour has passed', async () => {
    const departure = await lackingDeparture(current().db, { groupMin: 6, bookedCount: 4 })
    const [account, other] = [await site.newAccount(), await site.newAccount()]
    const { id } = (await site.promise(departure, 1, account)).json().pledge
    site.at(1)
    await site.promise(departure, 1, other)
    site.at(48.9)
    const cart = await confirm(account, id)
    site.at(49.1)
    await site.settle()
    expect((await site.promise(departure, 1, account)).statusCode).toBe(201)
    const reservation = await pay(account, cart)
    expect(await findStates(current().db, departure)).toEqual(['booked', 'lapsed', 'booked'])
    expect((await site.call('GET', '/pledges', account)).json()).toEqual({ pledges: [] })
    site.at(60 * 24)
    expect(await refundCents(account, reservation)).toBe(15_000)
  })
})
