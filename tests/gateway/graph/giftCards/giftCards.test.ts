import { expect, test } from 'vitest'
import { newCard } from '#tests/support/giftCards.ts'
import { product } from '#tests/support/product.ts'

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
