import { expect, test } from 'vitest'
import { cardsToForget } from '#api/modules/instalments/instalments.repository.ts'
import { paymentOf } from '#api/modules/payments/payments.repository.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  test('keeps the card of an open payment, and of a booking with parts to come', async () => {
    const { db } = current()
    const { provider } = honestProvider()
    const api = await testApi(db, { isBookingOpen: true, paymentProvider: provider })
    const deps = { db, clock: () => testNow, env: testEnv(), provider, machineClock: () => new Date() }
    const open = async () => {
      const cart = await readyCart(db, api)
      const { payment_id } = (await requestPayment(api, cart, { plan: 'instalments' })).json()
      const payment = await paymentOf(db, cart.account.userId, payment_id)
      return {
        id: payment_id,
        card: { id: payment?.providerId ?? '', amountCents: payment?.amountCents ?? 0 },
      }
    }
    const [paid, left] = [await open(), await open()]
    expect(await cardsToForget(db, 'demo')).toEqual([])
    const end = ({ id, card }: typeof paid, status: 'succeeded' | 'canceled') =>
      settle(deps, id, { ...card, status, refundedCents: 0, savedCard: `card of ${card.id}` })
    expect((await end(paid, 'succeeded')).status).toBe('succeeded')
    await end(left, 'canceled')
    expect(await cardsToForget(db, 'demo')).toEqual([{ id: left.id, savedCard: `card of ${left.card.id}` }])
    await api.close()
  })
})
