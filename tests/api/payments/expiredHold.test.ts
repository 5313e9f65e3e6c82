import { expect, test } from 'vitest'
import { holds } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

onDatabase('demo', (current) => {
  async function openPayment() {
    const { db } = current()
    const { provider: paymentProvider, decide } = honestProvider()
    const api = await testApi(db, { isBookingOpen: true, paymentProvider })
    const cart = await readyCart(db, api)
    const first = (await requestPayment(api, cart)).json()
    const again = async () => (await requestPayment(api, cart)).json()
    const setEnd = (expiresAt: Date) => db.update(holds).set({ expiresAt }).where(eq(holds.cartId, cart.id))
    return { cart, first, again, setEnd, decide }
  }

  test('leaves fifteen minutes to a payment, and no more to one that is opened again', async () => {
    const { db } = current()
    const { provider: paymentProvider } = honestProvider()
    const api = await testApi(db, { isBookingOpen: true, paymentProvider })
    const cart = await readyCart(db, api)
    const isOwn = eq(holds.cartId, cart.id)
    const end = async () => (await db.select().from(holds).where(isOwn))[0]?.expiresAt
    await db
      .update(holds)
      .set({ expiresAt: inMinutes(2) })
      .where(isOwn)
    const first = (await requestPayment(api, cart)).json()
    expect(await end()).toEqual(inMinutes(15))
    await db
      .update(holds)
      .set({ expiresAt: inMinutes(2) })
      .where(isOwn)
    expect((await requestPayment(api, cart)).json().payment_id).toBe(first.payment_id)
    expect(await end()).toEqual(inMinutes(2))
    // Another choice is another payment of the same hold.
    expect((await requestPayment(api, cart, { plan: 'full' })).statusCode).toBe(201)
    expect(await end()).toEqual(inMinutes(2))
    await api.close()
  })

  test('refuses to open a payment again after the hold has expired', async () => {
    const { again, setEnd } = await openPayment()
    await setEnd(inMinutes(-1))
    expect((await again()).error?.code).toBe('HOLD_EXPIRED')
  })
})
