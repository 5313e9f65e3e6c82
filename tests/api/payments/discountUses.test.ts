import { expect, test } from 'vitest'
import { discountCodes } from '#api/db/discountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { honestProvider, settleAs } from '#tests/support/honestProvider.ts'
import { type ReadyCart, readyCart, requestPayment, withCode } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'

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
    const end = ({ account }: ReadyCart, id: string, status: 'canceled' | 'succeeded') =>
      settleAs(db, provider, { userId: account.userId, id }, { status })

    const [first, second] = [await discounted(), await discounted()]
    const started = (await requestPayment(api, first)).json()
    expect([started.status, await uses()]).toEqual(['pending', 1])
    // Its own open payment does not make the code invalid for the cart.
    expect((await requestPayment(api, first)).json().payment_id).toBe(started.payment_id)
    const refused = await requestPayment(api, second)
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'CODE_INVALID'])
    await end(first, started.payment_id, 'canceled')
    expect(await uses()).toBe(0)

    const next = (await requestPayment(api, second)).json()
    expect([next.status, await uses()]).toEqual(['pending', 1])
    expect(await end(second, next.payment_id, 'succeeded')).toMatchObject({ status: 'succeeded' })
    expect(await uses()).toBe(1)
    await api.close()
  })
})
