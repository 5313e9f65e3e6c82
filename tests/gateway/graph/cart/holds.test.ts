import { beforeEach, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { product } from '#tests/support/product.ts'
import { testNow } from '#tests/support/testNow.ts'

const current = product({}, true)
const cartFields = `cart { id step adults children availableCount hold { places expiresAt secondsLeft }
  problems { __typename ... on InsufficientPlaces { available } ... on PriceChanged { old new }
    ... on DepartureCanceled { departureId } ... on HoldExpired { available } } }`
const create = `mutation ($departureId: ID!, $count: Int!, $children: Int) {
  answer: createCart(departureId: $departureId, travellerCount: $count, children: $children) { ${cartFields} errors { code field } }
}`
const renew = `mutation ($cartId: ID!) { answer: renewHold(cartId: $cartId) { ${cartFields} errors { code field } } }`
const mine = `{ me { ${cartFields} } }`

type Cart = {
  id: string
  step: number
  availableCount: number
  hold: { places: number; secondsLeft: number } | null
  problems: { __typename: string }[]
}
type Payload = { answer: { cart: Cart | null; errors: { code: string; field: string | null }[] } }

let departureId = 0
beforeEach(async () => {
  const common = { expeditionId: 1, groupMin: 2, priceCents: 50_000, createdAt: testNow, capacity: 4 }
  const [row] = await current()
    .db.insert(departures)
    .values({ ...common, startOn: '2027-06-05', endOn: '2027-06-10' })
    .returning()
  departureId = row?.id ?? 0
})

async function traveller() {
  const { headers } = await signedInAccount(current().db)
  const credentials = { bearer: headers.authorization.replace('Bearer ', '') }
  async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await current().gateway.ask<Data>(query, variables, credentials)
    expect(errors).toBeUndefined()
    return data
  }
  return {
    ask,
    create: async (count: number, children?: number) =>
      (await ask<Payload>(create, { departureId, count, children })).answer,
    renew: async (cartId: string) => (await ask<Payload>(renew, { cartId })).answer,
    cart: async () => (await ask<{ me: { cart: Cart } }>(mine)).me.cart,
  }
}
const change = (fields: Partial<typeof departures.$inferInsert>) =>
  current().db.update(departures).set(fields).where(eq(departures.id, departureId))

test('offers booking where the service does', async () => {
  const { data } = await current().gateway.ask(
    '{ features { booking waitingList giftCards agency calendar } }',
  )
  expect(data).toEqual({
    features: { booking: true, waitingList: true, giftCards: true, agency: true, calendar: true },
  })
})

test('returns the hold of a cart, which others see as held places', async () => {
  const buyer = await traveller()
  const { cart, errors } = await buyer.create(3)
  expect(errors).toEqual([])
  expect(cart).toMatchObject({
    step: 2,
    adults: 3,
    children: 0,
    availableCount: 4,
    hold: { places: 3, secondsLeft: 1800, expiresAt: '2027-03-10T09:30:00.000Z' },
    problems: [],
  })
  const { data } = await current().gateway.ask<{ expedition: { departures: { id: string }[] } }>(
    '{ expedition(slug: "balcons-de-la-vanoise") { departures { id availableCount heldCount heldUntil } } }',
  )
  expect(data.expedition.departures.find(({ id }) => id === String(departureId))).toMatchObject({
    availableCount: 1,
    heldCount: 3,
    heldUntil: '2027-03-10T09:30:00.000Z',
  })
  expect((await (await traveller()).create(2)).errors).toEqual([
    { code: 'INSUFFICIENT_PLACES', field: 'travellerCount' },
  ])
})

test('names the type of each problem, in compiled documents too', async () => {
  const buyer = await traveller()
  await buyer.create(2)
  await change({ priceCents: 60_000 })
  for (let time = 0; time < 4; time++)
    expect((await buyer.cart()).problems).toEqual([{ __typename: 'PriceChanged', old: 500, new: 600 }])
  await change({ canceledAt: testNow })
  expect(await buyer.cart()).toMatchObject({
    step: 1,
    problems: [{ __typename: 'DepartureCanceled', departureId: String(departureId) }],
  })
})

test('renews the hold of its owner alone', async () => {
  const buyer = await traveller()
  const { cart } = await buyer.create(2)
  const id = cart?.id ?? ''
  expect((await buyer.renew(id)).cart?.hold).toMatchObject({ places: 2, secondsLeft: 1800 })
  expect(await (await traveller()).renew(id)).toEqual({
    cart: null,
    errors: [{ code: 'NOT_FOUND', field: 'id' }],
  })
  expect((await buyer.renew('../1')).errors).toEqual([{ code: 'NOT_FOUND', field: 'id' }])
})

test('refuses more children than travellers', async () => {
  expect((await (await traveller()).create(1, 2)).errors).toEqual([
    { code: 'AGE_NOT_ALLOWED', field: 'children' },
  ])
})

const ana = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' }
const setTravellers = `mutation ($cartId: ID!, $travellers: [CartTravellerInput!]!, $contact: ContactInput) {
  answer: setCartTravellers(cartId: $cartId, travellers: $travellers, contact: $contact) {
    cart { step travellers { firstName lastName birthDate } contact { phone city } } errors { code message field } } }`

test('stores the travellers of a cart and opens its next steps', async () => {
  const buyer = await traveller()
  const { cart } = await buyer.create(1)
  const variables = {
    cartId: cart?.id,
    travellers: [ana],
    contact: { phone: '06 12 34 56 78', city: 'Lyon' },
  }
  expect((await buyer.ask<Payload>(setTravellers, variables)).answer).toEqual({
    cart: { step: 4, travellers: [ana], contact: { phone: '+33612345678', city: 'Lyon' } },
    errors: [],
  })
})

test('returns one error for each refused field of the travellers', async () => {
  const buyer = await traveller()
  const { cart } = await buyer.create(2)
  const travellers = [
    { ...ana, firstName: 'A' },
    { ...ana, birthDate: '2015-01-01' },
  ]
  const { answer } = await buyer.ask<Payload>(setTravellers, { cartId: cart?.id, travellers })
  expect(answer.cart).toBeNull()
  expect(answer.errors.map(({ code, field }) => `${field} ${code}`)).toEqual([
    'travellers.0.firstName INVALID_NAME',
    'travellers.1.birthDate INVALID_BIRTH_DATE',
  ])
  const missing = await buyer.ask<Payload>(setTravellers, { cartId: cart?.id, travellers: [ana] })
  expect(missing.answer.errors).toMatchObject([{ code: 'INVALID_INPUT', field: 'travellers' }])
})

test('quotes a cart in euros', async () => {
  const buyer = await traveller()
  await buyer.create(2)
  const quote = `{ me { cart { quote { hash total dueNow deposit balance balanceDueOn plans
    instalments { dueOn amount state retryOn }
    lines { kind label quantity unitPrice amount } } } } }`
  expect((await buyer.ask<{ me: object }>(quote)).me).toEqual({
    cart: {
      quote: {
        hash: expect.stringMatching(/^[\w-]{22}$/),
        total: 1000,
        dueNow: 300,
        deposit: 300,
        balance: 700,
        balanceDueOn: '2027-05-06',
        plans: ['DEPOSIT', 'FULL', 'INSTALMENTS'],
        instalments: [
          { dueOn: '2027-04-07', amount: 350, state: 'TO_COME', retryOn: null },
          { dueOn: '2027-05-06', amount: 350, state: 'TO_COME', retryOn: null },
        ],
        lines: [{ kind: 'ADULT', label: 'Adulte', quantity: 2, unitPrice: 500, amount: 1000 }],
      },
    },
  })
})
