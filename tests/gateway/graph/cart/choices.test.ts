import { beforeEach, expect, test } from 'vitest'
import { discountCodes } from '#api/db/discountTables.ts'
import { departures, expeditionOptions } from '#api/db/tables.ts'
import { toCodes, toOptions } from '#gateway/graph/cart/choices.model.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { product } from '#tests/support/product.ts'
import { testNow } from '#tests/support/testNow.ts'

const current = product({}, true)
const cart = `cart { id options { code label description price travellers } codes { code kind }
  quote { total } problems { __typename ... on CodeNoLongerValid { code } } } errors { code message field }`
const create = `mutation ($departureId: ID!) { answer: createCart(departureId: $departureId, travellerCount: 2) { ${cart} } }`
const setOptions = `mutation ($cartId: ID!, $options: [CartOptionInput!]!) { answer: setCartOptions(cartId: $cartId, options: $options) { ${cart} } }`
const setCodes = `mutation ($cartId: ID!, $codes: [String!]!) { answer: setCartCodes(cartId: $cartId, codes: $codes) { ${cart} } }`

type Payload = { answer: { cart: { id: string } | null; errors: object[] } }

let departureId = 0
beforeEach(async () => {
  const { db } = current()
  const common = { expeditionId: 1, groupMin: 2, priceCents: 500_00, createdAt: testNow, capacity: 4 }
  const days = { startOn: '2027-06-05', endOn: '2027-06-10' }
  const [row] = await db
    .insert(departures)
    .values({ ...common, ...days })
    .returning()
  departureId = row?.id ?? 0
  const room = { code: 'chambre', label: 'Chambre individuelle', priceCents: 60_00, position: 1 }
  await db.delete(expeditionOptions)
  await db.insert(expeditionOptions).values({ ...room, expeditionId: 1 })
  await db.insert(discountCodes).values({ code: 'DIXPOURCENT', percent: 10 }).onConflictDoNothing()
})

async function newCart() {
  const { headers } = await signedInAccount(current().db)
  const credentials = { bearer: headers.authorization.replace('Bearer ', '') }
  async function ask(query: string, variables: object): Promise<Payload['answer']> {
    const { data, errors } = await current().gateway.ask<Payload>(query, { ...variables }, credentials)
    expect(errors).toBeUndefined()
    return data.answer
  }
  const cartId = (await ask(create, { departureId })).cart?.id
  return {
    setOptions: (...options: object[]) => ask(setOptions, { cartId, options }),
    setCodes: (...codes: string[]) => ask(setCodes, { cartId, codes }),
    ask,
  }
}

test('offers the options of a trip and the insurance in euros, and prices what is chosen', async () => {
  const buyer = await newCart()
  const answer = await buyer.setOptions(
    { code: 'chambre', travellers: [2] },
    { code: 'insurance', travellers: [1, 2] },
  )
  expect(answer).toMatchObject({
    cart: {
      options: [
        { code: 'chambre', label: 'Chambre individuelle', description: null, price: 60, travellers: [2] },
        { code: 'insurance', label: 'Assurance annulation', price: 23, travellers: [1, 2] },
      ],
      codes: [],
      quote: { total: 1103 },
    },
    errors: [],
  })
})

test('refuses an option that the trip does not sell, and a cart of another account', async () => {
  const [buyer, other] = [await newCart(), await newCart()]
  expect(await buyer.setOptions({ code: 'piolet', travellers: [1] })).toMatchObject({
    cart: null,
    errors: [{ code: 'INVALID_INPUT', field: 'options.0' }],
  })
  const cartId = (await other.setOptions()).cart?.id
  for (const [query, variables] of [
    [setOptions, { options: [] }],
    [setCodes, { codes: [] }],
  ] as const) {
    const errors = [{ code: 'NOT_FOUND', field: 'id' }]
    expect(await buyer.ask(query, { cartId, ...variables })).toMatchObject({ cart: null, errors })
    expect(await buyer.ask(query, { cartId: '../1', ...variables })).toMatchObject({ cart: null, errors })
  }
})

test('lowers the price by a code, and refuses the others by one sentence', async () => {
  const buyer = await newCart()
  expect(await buyer.setCodes('dix pour cent')).toMatchObject({
    cart: { codes: [{ code: 'DIXPOURCENT', kind: 'DISCOUNT' }], quote: { total: 900 }, problems: [] },
  })
  expect(await buyer.setCodes('DIXPOURCENT', 'RIEN')).toEqual({
    cart: null,
    errors: [
      { code: 'CODE_INVALID', message: 'Ce code n’existe pas ou n’est plus valable.', field: 'codes.1' },
    ],
  })
})

test('reports a code that is not valid any more', async () => {
  const buyer = await newCart()
  await buyer.setCodes('DIXPOURCENT')
  await current().db.delete(discountCodes)
  expect(await buyer.setOptions()).toMatchObject({
    cart: { quote: { total: 1000 }, problems: [{ __typename: 'CodeNoLongerValid', code: 'DIXPOURCENT' }] },
  })
})

test.each([
  [undefined, null],
  [null, null],
  [[], []],
  [
    [{ code: 'x', price_cents: '3', travellers: [1, 'b'] }],
    [{ code: 'x', label: '', description: null, price: 0, travellers: [1] }],
  ],
])('reads options of another service: %j', (body, expected) => {
  expect(toOptions(body)).toEqual(expected)
})

test.each([
  [undefined, null],
  [[{ code: 'A', kind: 'gift_card' }], [{ code: 'A', kind: 'GIFT_CARD' }]],
  [[{ code: 'A', kind: 'voucher' }], [{ code: 'A', kind: 'DISCOUNT' }]],
])('reads codes of another service: %j', (body, expected) => {
  expect(toCodes(body)).toEqual(expected)
})
