import { beforeAll, expect, test } from 'vitest'
import { signedInAccount } from '#tests/support/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()
const payload =
  '{ cart { id expeditionSlug expedition { slug departures { id } } departureId travellerCount unitPrice total } me { cart { id total } } errors { code message field } }'
const create = `mutation ($departureId: ID!, $count: Int!, $replace: Boolean! = false) {
  answer: createCart(departureId: $departureId, travellerCount: $count, replace: $replace) ${payload}
}`
const update = `mutation ($id: ID!, $departureId: ID, $count: Int) {
  answer: updateCart(id: $id, departureId: $departureId, travellerCount: $count) ${payload}
}`
const remove = `mutation ($id: ID!) { answer: deleteCart(id: $id) ${payload} }`

type Cart = {
  id: string
  travellerCount: number
  unitPrice: number
  total: number
  departureId: string
  expeditionSlug: string
  expedition: { slug: string; departures: { id: string }[] }
}
type Data = {
  answer: {
    cart: Cart | null
    me: { cart: { id: string } | null }
    errors: { code: string; message: string; field: string }[]
  }
}

let open: { id: string }[] = []
let full: { id: string } | undefined
let canceled: { id: string } | undefined
beforeAll(async () => {
  type Expeditions = {
    expeditions: { nodes: { departures: { id: string; status: string; availableCount: number }[] }[] }
  }
  const { data } = await current().gateway.ask<Expeditions>(
    '{ expeditions(first: 6) { nodes { departures { id status availableCount } } } }',
  )
  const departures = data.expeditions.nodes.flatMap((expedition) => expedition.departures)
  open = departures.filter(({ availableCount }) => availableCount >= 4)
  full = departures.find(({ status }) => status === 'FULL')
  canceled = departures.find(({ status }) => status === 'CANCELED')
})

/** A new account, and its requests. */
async function traveller() {
  const { headers } = await signedInAccount(current().db)
  const credentials = { bearer: headers.authorization.replace('Bearer ', '') }
  return async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await current().gateway.ask<Data>(query, variables, credentials)
    expect(errors).toBeUndefined()
    return data.answer
  }
}

test('creates, updates, replaces and deletes a cart, and returns it with the account', async () => {
  const ask = await traveller()
  const [first, second] = open
  const made = await ask(create, { departureId: first?.id, count: 2 })
  expect(made).toMatchObject({ cart: { departureId: first?.id, travellerCount: 2 }, errors: [] })
  const { id = '', unitPrice = 0, expedition, expeditionSlug } = made.cart ?? {}
  expect(expedition?.slug).toBe(expeditionSlug)
  expect(expedition?.departures.map((departure) => departure.id)).toContain(first?.id)
  expect(made.me.cart).toEqual({ id, total: unitPrice * 2 })
  const changed = await ask(update, { id, count: 3 })
  expect(changed).toMatchObject({
    cart: { id, travellerCount: 3, total: unitPrice * 3 },
    me: { cart: { total: unitPrice * 3 } },
  })
  const again = await ask(create, { departureId: second?.id, count: 1 })
  expect(again).toEqual({
    cart: null,
    me: { cart: expect.objectContaining({ id }) },
    errors: [{ code: 'CART_EXISTS', message: expect.stringContaining('remplace-la'), field: null }],
  })
  const replaced = await ask(create, { departureId: second?.id, count: 1, replace: true })
  expect(replaced).toMatchObject({ cart: { departureId: second?.id }, errors: [] })
  const gone = await ask(remove, { id: replaced.cart?.id })
  expect(gone).toEqual({ cart: null, me: { cart: null }, errors: [] })
  expect((await ask(remove, { id: replaced.cart?.id })).errors).toMatchObject([
    { code: 'NOT_FOUND', field: 'id' },
  ])
})

test.each([
  ['a full departure', () => full?.id, 1, 'INSUFFICIENT_PLACES', 'travellerCount'],
  ['a cancelled departure', () => canceled?.id, 1, 'DEPARTURE_CLOSED', 'departureId'],
  ['more travellers than places', () => open[0]?.id, 19, 'INSUFFICIENT_PLACES', 'travellerCount'],
  ['no traveller', () => open[0]?.id, 0, 'INVALID_INPUT', 'travellerCount'],
  ['no such departure', () => '999999', 1, 'NOT_FOUND', 'departureId'],
  ['what is no id', () => '../1', 1, 'NOT_FOUND', 'departureId'],
])('refuses %s as data', async (_case, departureId, count, code, field) => {
  const ask = await traveller()
  const { cart, me, errors } = await ask(create, { departureId: departureId(), count })
  expect({ cart, mine: me.cart, errors }).toEqual({
    cart: null,
    mine: null,
    errors: [{ code, field, message: expect.stringMatching(/\.$/) }],
  })
})

test.each(['nope', '../1', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'])('there is no cart %s', async (id) => {
  const ask = await traveller()
  expect((await ask(update, { id, count: 1 })).errors).toHaveLength(1)
  expect((await ask(remove, { id })).errors).toHaveLength(1)
})

test('refuses a change to zero travellers', async () => {
  const ask = await traveller()
  const { cart } = await ask(create, { departureId: open[0]?.id, count: 2 })
  expect((await ask(update, { id: cart?.id, count: 0 })).errors).toMatchObject([
    { code: 'INVALID_INPUT', field: 'travellerCount' },
  ])
})
