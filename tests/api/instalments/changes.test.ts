import { afterAll, beforeAll, expect, test } from 'vitest'
import { desc, eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, startDemoPayments } from '#tests/support/demoPayments.ts'
import { accepted, challenges, instalmentBookings } from '#tests/support/instalmentBookings.ts'
import { newDeparture, type ReadyCart } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

onDatabase('demo', (current) => {
  const { work, bookedBy, atProvider, parts, due, taken, call } = instalmentBookings(current, () => demo)

  test('takes the refused part by hand, and leaves the next one to the card', async () => {
    const cart = await bookedBy(challenges)
    await work('2027-04-22')
    const started = await call(cart, '/payments', { idempotency_key: `late-${cart.id}` })
    expect(started).toMatchObject({ amount_cents: 350_00, purpose: 'balance' })
    await demo.pay(await atProvider(started.payment_id), accepted)
    await work('2027-04-23')
    expect(await parts(cart)).toEqual([
      ['paid', 350, null],
      ['to_come', 350, '2027-06-05'],
    ])
    await work('2027-04-25')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 350], 350])
  })

  test('takes all of the balance by hand before its parts are due', async () => {
    const cart = await bookedBy(accepted)
    const started = await call(cart, '/payments', { idempotency_key: `all-${cart.id}` })
    expect(started.amount_cents).toBe(700_00)
    await demo.pay(await atProvider(started.payment_id), accepted)
    await work()
    await work('2027-04-22')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 700], 0])
    expect(await parts(cart)).toEqual([
      ['paid', 350, null],
      ['paid', 350, null],
    ])
  })

  test('closes the payment that a traveller has left open before it charges the card', async () => {
    const cart = await bookedBy(accepted)
    const started = await call(cart, '/payments', { idempotency_key: `left-${cart.id}` })
    await work('2027-04-22')
    await work('2027-04-22')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 350], 350])
    const answer = await demo.pay(await atProvider(started.payment_id), accepted)
    expect(answer.headers.get('location')).not.toContain('/pay/')
    expect(await taken(cart)).toEqual([300, 350])
  })

  test('gives back the paid parts of a cancellation, and charges no other', async () => {
    const { db } = current()
    const cart = await bookedBy(accepted)
    await work('2027-04-22')
    // Within 48 hours of the booking: nothing is retained.
    const { hash, refund_cents } = await call(cart, '/cancellation')
    expect(refund_cents).toBe(650_00)
    await call(cart, '/cancellation', { quote_hash: hash })
    expect(await parts(cart)).toEqual([
      ['paid', 350, null],
      ['canceled', 350, null],
    ])
    await work('2027-06-05')
    const values = await db
      .select({ cents: refunds.amountCents, status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.reservationId, cart.id))
      .orderBy(desc(refunds.amountCents))
    expect(values).toEqual([
      { cents: 350_00, status: 'succeeded' },
      { cents: 300_00, status: 'succeeded' },
    ])
    expect([await taken(cart), await due(cart)]).toEqual([[300, 350], 0])
    expect((await call(cart, '')).instalments).toHaveLength(1)
  })

  test('shares what is due among the parts after a traveller has cancelled', async () => {
    const cart = await bookedBy(accepted)
    const { hash, balance_cents } = await call(cart, '/cancellation?travellers=1')
    expect(balance_cents).toBe(200_00)
    await call(cart, '/cancellation', { quote_hash: hash, travellers: [1] })
    expect(await parts(cart)).toEqual([
      ['to_come', 100, '2027-04-22'],
      ['to_come', 100, '2027-06-05'],
    ])
    await work('2027-06-05')
    await work('2027-06-05')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 100, 100], 0])
  })

  test('moves the charges with the departure, and leaves one that is near to be paid by hand', async () => {
    const { db } = current()
    const [later, near] = [await newDeparture(db, 8, '2027-09-01'), await newDeparture(db, 8, '2027-03-25')]
    const moved = async (cart: ReadyCart, departure: number) => {
      const { hash } = await call(cart, `/change?departure_id=${departure}`)
      await call(cart, '/change', { departure_id: String(departure), quote_hash: hash })
      return parts(cart)
    }
    expect(await moved(await bookedBy(accepted), later)).toEqual([
      ['to_come', 350, '2027-05-21'],
      ['to_come', 350, '2027-08-02'],
    ])
    const cart = await bookedBy(accepted)
    expect(await moved(cart, near)).toEqual([
      ['canceled', 350, null],
      ['canceled', 350, null],
    ])
    await work('2027-03-11')
    expect([await taken(cart), await due(cart)]).toEqual([[300], 700])
  })

  test('charges nothing for a departure that the agency has cancelled, or that has begun', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const [canceled, begun] = [await bookedBy(accepted, departureId), await bookedBy(accepted)]
    await db.update(departures).set({ canceledAt: testNow }).where(eq(departures.id, departureId))
    await work('2027-04-22')
    expect(await taken(canceled)).toEqual([300])
    await db.update(departures).set({ startOn: '2027-05-01' }).where(eq(departures.id, begun.departureId))
    await work('2027-06-05')
    expect(await taken(begun)).toEqual([300, 350])
  })

  test('asks for another card where the provider has saved none', async () => {
    const { db } = current()
    const cart = await bookedBy(accepted)
    await db.update(payments).set({ savedCard: null }).where(eq(payments.reservationId, cart.id))
    await work('2027-04-22')
    expect(await parts(cart)).toMatchObject([['late', 350, '2027-04-25'], {}])
    await db.update(payments).set({ savedCard: 'card_unknown' }).where(eq(payments.reservationId, cart.id))
    await work('2027-04-25')
    expect(await parts(cart)).toMatchObject([['late', 350, null], {}])
    expect(await taken(cart)).toEqual([300])
  })
})
