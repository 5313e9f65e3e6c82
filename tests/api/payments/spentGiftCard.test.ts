import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { honestProvider, settleAs } from '#tests/support/honestProvider.ts'
import { type ReadyCart, readyCart, requestPayment, withCode } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  const { provider } = honestProvider()
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { isBookingOpen: true, paymentProvider: provider })
  })
  afterAll(() => api.close())

  const succeed = ({ account }: ReadyCart, id: string) =>
    settleAs(current().db, provider, { userId: account.userId, id }, { status: 'succeeded' })

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
