import { buildSchema, type GraphQLArgument } from 'graphql'
import { expect, test } from 'vitest'
import { type Call, getCall, readCalls } from '#gateway/graph/wire/call.ts'
import { toRequest, Unsendable } from '#gateway/graph/wire/request.ts'
import { argumentWriter } from '#gateway/graph/wire/write.ts'

const schema = buildSchema(`
  directive @call(to: [String!]!) on FIELD_DEFINITION
  directive @emptiedByNull on INPUT_FIELD_DEFINITION
  enum State { OPEN CANCELED }
  input Filter { query: String, states: [State!], incomplete: Boolean }
  input Day { title: String = null, highPoint: Int }
  input Input { startDate: String, groupMin: Int, guideId: ID @emptiedByNull, days: [Day!] }
  input Choice { code: String!, travellers: [Int!]! }
  type Query {
    departures(filter: Filter, first: Int! = 50, after: String, giftCards: Boolean! = false): ID @call(to: "GET /departures")
    quote(id: ID!, birthDates: [String]!, options: [Choice!]): ID @call(to: "GET /departures/{id}/quote")
    owner: ID @call(to: "GET /owners/{id}")
    save(id: ID, version: Int, input: Input!, key: ID): ID @call(to: ["PATCH /departures/{id}", "POST /departures"])
  }
`)
readCalls(schema)
const write = argumentWriter({})

function request(name: string, args: Record<string, unknown>, parent = {}) {
  const field = schema.getQueryType()?.getFields()[name]
  const [call, definitions]: [Call | undefined, readonly GraphQLArgument[]] = [
    field && getCall(field),
    field?.args ?? [],
  ]
  if (!call) throw new Error(`no call of ${name}`)
  return toRequest(call, parent, write(name, definitions, args), args.key)
}
const key = '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'

test.each([
  [
    'a filter beside the page',
    'departures',
    { filter: { states: ['OPEN', 'CANCELED'], query: 'var' }, first: 2 },
    '/departures?q=var&states=open%2Ccanceled&first=2',
  ],
  [
    'nothing for null, false and an empty text',
    'departures',
    { filter: { query: '', incomplete: false }, first: 2, after: null, giftCards: false },
    '/departures?first=2',
  ],
  [
    'an empty list that is required',
    'quote',
    { id: '7', birthDates: [null] },
    '/departures/7/quote?birth_dates=',
  ],
  [
    'choices that somebody has made',
    'quote',
    {
      id: '7',
      birthDates: [],
      options: [
        { code: 'bike', travellers: [1, 2] },
        { code: 'dinner', travellers: [] },
      ],
    },
    '/departures/7/quote?birth_dates=&options=bike%3A1.2',
  ],
])('sends %s as parameters', (_, name, args, path) => {
  expect(request(name, args)).toEqual({ method: 'GET', path })
})

test('sends an input beside the other arguments, without what is null unless null empties it', () => {
  const input = {
    startDate: '2027-07-05',
    groupMin: null,
    guideId: null,
    days: [{ title: null, highPoint: null }],
  }
  expect(request('save', { id: '7', version: 2, input })).toEqual({
    method: 'PATCH',
    path: '/departures/7',
    body: { version: 2, start: '2027-07-05', guide_id: null, days: [{ title: null }] },
  })
})

test('creates where the arguments name no row, once for each key', () => {
  expect(request('save', { input: { groupMin: 3 }, key })).toEqual({
    method: 'POST',
    path: '/departures',
    body: { group_min: 3 },
    idempotencyKey: key,
  })
})

test.each([
  ['a path in an id', { id: '../x', input: {} }, ['NOT_FOUND', 'id']],
  ['an empty id', { id: '', input: {} }, ['NOT_FOUND', 'id']],
  ['a key that is no UUID', { input: {}, key: 'again' }, ['INVALID_INPUT', 'key']],
])('refuses %s before a call', (_, args, refusal) => {
  const refused = () => request('save', args)
  expect(refused).toThrow(Unsendable)
  expect(refused).toThrow(refusal.join(' '))
})

test.each([[null], [undefined]])('makes no request for a parent whose id is %s', (id) => {
  expect(() => request('owner', {}, { id })).toThrow('NOT_FOUND id')
})
