import { expect, test } from 'vitest'
import { wire } from '#tools/rules/wire.ts'

const sdl = `
  directive @call(to: [String!]!, at: String, as: String) on FIELD_DEFINITION
  enum State { OPEN CANCELED }
  type Departure { id: ID!  startDate: String!  state: State!  guideName: String }
  input Input { groupMin: Int }
  type Payload { departure: Departure  errors: [UserError!]! }
  type UserError { message: String! }
  type Query { departures(first: Int): [Departure!] @call(to: "GET /departures") }
  type Mutation { save(id: ID!, input: Input!): Payload! @call(to: "PATCH /departures/{id}", as: "departure") }
`
const departure = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    start: { type: 'string' },
    state: { type: 'string', enum: ['open', 'canceled'] },
    guide_name: { type: ['null', 'string'] },
  },
}
const ref = { $ref: '#/components/schemas/Departure' }
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const openApi = {
  components: { schemas: { Departure: departure } },
  paths: {
    '/api/v1/departures': {
      get: {
        parameters: [{ in: 'query', name: 'first' }],
        responses: { 200: json({ properties: { departures: { type: 'array', items: ref } } }) },
      },
    },
    '/api/v1/departures/{id}': {
      patch: {
        requestBody: json({ properties: { group_min: { type: 'integer' } } }),
        responses: { 200: json(ref) },
      },
    },
  },
}
const find = (from: string, to: string) =>
  wire([
    { path: 'schema/all.graphql', text: sdl.replace(from, to) },
    { path: 'schema/rest/openapi.json', text: JSON.stringify(openApi).replace(from, to) },
  ]).map(({ message }) => message)

test('agrees where each name, word and null has its counterpart', () => {
  expect(find('', '')).toEqual([])
})

test.each([
  ['"start"', '"starts"', ['Departure.startDate has no REST value', 'Departure has no field for starts']],
  ['guideName: String', 'guideName: String!', ['Departure.guideName may be null in the REST API']],
  ['"canceled"', '"postponed"', ['Departure.state: State has no value for postponed']],
  ['OPEN CANCELED', 'OPEN', ['Departure.state: State has no value for canceled']],
  [
    '"group_min"',
    '"minimum"',
    [
      'Mutation.save: the request has no group_min for groupMin',
      'Mutation.save: no argument gives minimum of the request',
    ],
  ],
  [
    'first: Int',
    'last: Int',
    [
      'Query.departures: the request has no last for last',
      'Query.departures: no argument gives first of the request',
    ],
  ],
  [
    'GET /departures"',
    'GET /departure"',
    ['Query.departures: GET /departure is no operation of the REST API'],
  ],
])('reports %s in place of %s', (from, to, problems) => {
  expect(find(from, to)).toEqual(problems)
})
