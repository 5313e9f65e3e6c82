import { expect, test } from 'vitest'
import { schemaBreaking } from '#tools/rules/schemaBreaking.ts'

const released = `
  type Query { trips(first: Int! = 24, after: String): [Trip!] }
  type Trip { name: String! price: Float rating: Float }
  enum Kind { ALONE }
  input Filter { words: String }`

const check = (from: string, to: string) =>
  schemaBreaking([
    { path: 'schema/released.graphql', text: released },
    { path: 'schema/trip.graphql', text: released.replace(from, to) },
  ])

test.each([
  ['price: Float', '', 'Trip.price was removed'],
  ['name: String!', 'name: String', 'Trip.name changed type'],
  ['price: Float', 'price: Int', 'Trip.price changed type'],
  ['ALONE', 'GROUP', 'ALONE was removed'],
  ['after: String', 'after: String!', 'Query.trips arg after has changed type'],
  [', after: String', '', 'Query.trips arg after was removed'],
  ['after: String', 'after: String, kind: Kind!', 'A required arg kind on Query.trips was added'],
  ['words: String', 'words: String needed: Int!', 'needed on input type Filter was added'],
  ['= 24', '= 12', 'Query.trips arg first has changed defaultValue'],
])('reports %s → %s', (from, to, message) => {
  const findings = check(from, to)
  expect(findings).toMatchObject([
    { path: 'schema/released.graphql', message: expect.stringContaining(message) },
  ])
  expect(findings[0]?.message).toContain('@deprecated(reason:')
})

test.each([
  ['price: Float', 'price: Float! days: Int'],
  ['price: Float', 'price: Float @deprecated(reason: "Use `minPrice`.") minPrice: Float'],
  ['ALONE', 'ALONE GROUP'],
  ['after: String', 'after: String, page: Int, size: Int! = 3'],
  ['words: String', 'words: String days: Int'],
])('accepts %s → %s', (from, to) => {
  expect(check(from, to)).toEqual([])
})

test('explains how to release a schema for the first time', () => {
  const files = [{ path: 'schema/trip.graphql', text: released }]
  expect(schemaBreaking(files)).toMatchObject([
    { message: expect.stringContaining('npm run schema:release') },
  ])
  expect(schemaBreaking([])).toEqual([])
})
