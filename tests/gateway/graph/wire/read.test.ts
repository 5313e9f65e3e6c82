import { assertObjectType, buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { readCalls } from '#gateway/graph/wire/call.ts'
import { wireReader } from '#gateway/graph/wire/read.ts'

const schema = buildSchema(`
  directive @call(to: [String!]!, by: String) on FIELD_DEFINITION
  scalar Date
  scalar DateTime
  enum State { OPEN CANCELED }
  type Departure {
    id: ID!
    startDate: Date!
    priceCents: Int!
    state: State!
    confirmedAt: DateTime
    guideNames: [String!]!
    price: Price
    prices: [Price!] @call(to: "GET /departures/{id}/prices")
    guide: Price @call(to: "GET /guides", by: "guideId")
  }
  type Price { priceCents: Int! }
  type Query { departure: Departure }
`)
readCalls(schema)
const type = assertObjectType(schema.getType('Departure'))
const read = wireReader({ read: {}, prepare: {} })
const departure = {
  id: '7',
  start: '2027-07-05',
  price_cents: 62_000,
  state: 'canceled',
  confirmed_at: null,
  guide_names: ['Noé'],
  price: { price_cents: 1 },
  guide_id: '3',
  secret: 'never shown',
}

test('reads a REST value by the names of its type, with the values that its calls need', () => {
  expect(read(type, departure, {})).toEqual({
    id: '7',
    startDate: '2027-07-05',
    priceCents: 62_000,
    state: 'CANCELED',
    confirmedAt: null,
    guideNames: ['Noé'],
    price: { priceCents: 1 },
    guideId: '3',
  })
})

test('reads a missing value of a nullable field as null', () => {
  const { confirmed_at: _, price: __, ...sent } = departure
  expect(read(type, sent, {})).toMatchObject({ confirmedAt: null, price: null })
})

test.each([
  ['a missing amount', { price_cents: undefined }, 'Departure.priceCents: expected a value, got undefined'],
  ['an amount that is null', { price_cents: null }, 'Departure.priceCents: expected a value, got null'],
  ['a fraction of a cent', { price_cents: 0.5 }, 'Departure.priceCents: expected Int, got number'],
  [
    'a word of a later version',
    { state: 'postponed' },
    'Departure.state: expected a word of State, got string',
  ],
  ['a number as a text', { guide_names: [3] }, 'Departure.guideNames: expected String, got number'],
  [
    'one value in place of a list',
    { guide_names: 'Noé' },
    'Departure.guideNames: expected a list, got string',
  ],
  ['an instant as a day', { start: '2027-07-05T00:00:00Z' }, 'Departure.startDate: expected Date'],
  ['a fault of a nested value', { price: {} }, 'Price.priceCents: expected a value, got undefined'],
])('refuses %s, naming its field', (_, change, message) => {
  expect(() => read(type, { ...departure, ...change }, {})).toThrow(message)
})
