import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import type { Api } from '#api/deps.ts'
import { paymentOf } from '#api/modules/payments/payments.repository.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { honestProvider } from '#tests/support/honestProvider.ts'
import { type ReadyCart, readyCart, requestPayment, withCode } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const { provider } = honestProvider()
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { isBookingOpen: true, paymentProvider: provider })
  })
  afterAll(() => api.close())

  async function succeed(cart: ReadyCart, id: string) {
    const { db } = current()
    const payment = await paymentOf(db, cart.account.userId, id)
    const deps = { db, clock: () => testNow, env: testEnv(), provider, machineClock: () => new Date() }
    const amountCents = payment?.amountCents ?? 0
    return settle(deps, id, {
      id: payment?.providerId ?? '',
      status: 'succeeded',
      amountCents,
      refundedCents: 0,
    })
  }

  test('gives a payment back whose gift card another one has spent, and names the card as the reason', async () => {
    const { db } = current()
    const { code } = await newCard(db, 100_00)
    const cartWith = async () => withCode(api, await readyCart(db, api), code)
    const [first, second] = [await cartWith(), await cartWith()]
    const [one, other] = [
      (await requestPayment(api, first)).json().payment_id,
      (await requestPayment(api, second)).json().payment_id,
    ]
    expect(await succeed(first, one)).toMatchObject({ status: 'succeeded' })
    expect(await succeed(second, other)).toMatchObject({ status: 'refunded', failure: 'gift_card_spent' })
    const mails = await db.select().from(outbox)
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('carte cadeau'))
  })
})
