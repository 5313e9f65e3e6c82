import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '#tests/support/gateway.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { product } from '#tests/support/product.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const current = product({}, true)
const query = 'query ($code: String!) { giftCard(code: $code) { code balance currency } }'

test('returns the balance of a card in euros, to a visitor', async () => {
  const { code } = await newCard(current().db, 75_50)
  const typed = code.toLowerCase().replaceAll(/(....)/g, '$1 ')
  expect(await current().gateway.ask(query, { code: typed })).toMatchObject({
    data: { giftCard: { code, balance: 75.5, currency: 'EUR' } },
  })
})

test.each(['RIEN', '', '../carts', '0000000000000001'])('returns null for %s', async (code) => {
  const { data, errors } = await current().gateway.ask(query, { code })
  expect([data, errors]).toEqual([{ giftCard: null }, undefined])
})

test('passes a refused look-up on: it is no unknown card', async () => {
  const upstream = await startUpstream(json({ error: { code: 'RATE_LIMITED', message: '' } }, {}, 429))
  onTestFinished(() => upstream.close())
  const gateway = await startGateway(upstream.url)
  onTestFinished(() => gateway.close())
  const { data, errors } = await gateway.ask(query, { code: '0000000000000001' })
  expect([data, errors?.[0]?.extensions.code]).toEqual([{ giftCard: null }, 'RATE_LIMITED'])
})
