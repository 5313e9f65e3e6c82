import { expect, test } from 'vitest'
import { cardsToForget } from '#api/modules/instalments/instalments.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { honestProvider, settleAs } from '#tests/support/honestProvider.ts'
import { readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  test('keeps the card of an open payment, and of a booking with parts to come', async () => {
    const { db } = current()
    const { provider } = honestProvider()
    const api = await testApi(db, { isBookingOpen: true, paymentProvider: provider })
    const open = async () => {
      const cart = await readyCart(db, api)
      const { payment_id } = (await requestPayment(api, cart, { plan: 'instalments' })).json()
      return { userId: cart.account.userId, id: payment_id }
    }
    const [paid, left] = [await open(), await open()]
    expect(await cardsToForget(db, 'demo')).toEqual([])
    expect(
      (await settleAs(db, provider, paid, { status: 'succeeded', savedCard: 'card of paid' })).status,
    ).toBe('succeeded')
    await settleAs(db, provider, left, { status: 'canceled', savedCard: 'card of left' })
    expect(await cardsToForget(db, 'demo')).toEqual([{ id: left.id, savedCard: 'card of left' }])
    await api.close()
  })
})
