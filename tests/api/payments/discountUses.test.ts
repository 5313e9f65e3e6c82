import { expect, test } from 'vitest'
import { discountCodes } from '#api/db/discountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { paymentOf } from '#api/modules/payments/payments.repository.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { type ReadyCart, readyCart, requestPayment, withCode } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  test('takes the use of a code when a payment starts, and gives it back when that ends without money', async () => {
    const { db } = current()
    const { provider } = honestProvider()
    const api = await testApi(db, { isBookingOpen: true, paymentProvider: provider })
    await db.insert(discountCodes).values({ code: 'UNEFOIS', percent: 50, maxUses: 1 })
    const uses = async () => {
      const [code] = await db.select().from(discountCodes).where(eq(discountCodes.code, 'UNEFOIS'))
      return code?.usesCount
    }
    const discounted = async () => withCode(api, await readyCart(db, api), 'UNEFOIS')
    const settleAs = async (cart: ReadyCart, id: string, status: 'canceled' | 'succeeded') => {
      const payment = await paymentOf(db, cart.account.userId, id)
      const deps = { db, clock: () => testNow, env: testEnv(), provider, machineClock: () => new Date() }
      const amountCents = payment?.amountCents ?? 0
      return settle(deps, id, { id: payment?.providerId ?? '', status, amountCents, refundedCents: 0 })
    }

    const [first, second] = [await discounted(), await discounted()]
    const started = (await requestPayment(api, first)).json()
    expect([started.status, await uses()]).toEqual(['pending', 1])
    // Its own open payment does not make the code invalid for the cart.
    expect((await requestPayment(api, first)).json().payment_id).toBe(started.payment_id)
    const refused = await requestPayment(api, second)
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'CODE_INVALID'])
    await settleAs(first, started.payment_id, 'canceled')
    expect(await uses()).toBe(0)

    const next = (await requestPayment(api, second)).json()
    expect([next.status, await uses()]).toEqual(['pending', 1])
    expect(await settleAs(second, next.payment_id, 'succeeded')).toMatchObject({ status: 'succeeded' })
    expect(await uses()).toBe(1)
    await api.close()
  })
})
