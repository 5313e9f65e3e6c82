import { expect, test } from 'vitest'
import { schemaNullability } from '#tools/rules/schemaNullability.ts'

const entities = 'type Trip { id: ID! } type Guide { id: ID! }'
const check = (text: string) =>
  schemaNullability([{ path: 'schema/trip.graphql', text: `${entities}\n${text}` }])

test.each([
  ['type Query { trips: [Trip!]! }', 'trips needs a call that may fail'],
  ['extend type Query { count: Int! }', 'count needs a call that may fail'],
  ['extend type Trip { guide: Guide! }', 'guide leads to what has an address of its own'],
  ['extend type Trip { similar: [Trip!]! }', 'similar leads to what has an address of its own'],
  ['extend type Trip { reviews: ReviewConnection! }', 'reviews leads to what has an address of its own'],
  ['extend type Trip { words: [String!] }', 'words comes with its parent: write [String!]!'],
  ['extend type Trip { words: [String]! }', 'words may hold nulls: write [String!]'],
])('reports %s', (text, message) => {
  expect(check(text)).toEqual([
    { path: 'schema/trip.graphql', line: 2, message: expect.stringContaining(message) },
  ])
})

test.each([
  'type Query { trips: [Trip!] count: Int }',
  'type Mutation { leave: LeavePayload! }',
  'type Subscription { left: Trip! }',
  'extend type Trip { name: String! words: [String!]! similar: [Trip!] reviews: ReviewConnection }',
  'type ExpeditionConnection { nodes: [Trip!]! }',
])('accepts %s', (text) => {
  expect(check(text)).toEqual([])
})
