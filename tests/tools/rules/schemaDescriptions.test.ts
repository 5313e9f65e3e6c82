import { expect, test } from 'vitest'
import { schemaDescriptions } from '#tools/rules/schemaDescriptions.ts'

const check = (text: string) => schemaDescriptions([{ path: 'schema/trip.graphql', text }])

test.each([
  ['type Trip', 'Trip'],
  ['"A trip." type Trip { name: String }', 'name'],
  ['"A trip." type Trip { "Dates." dates(first: Int): String }', 'first'],
  ['enum Kind { "Alone." ALONE }', 'Kind'],
  ['"Kinds." enum Kind { ALONE }', 'ALONE'],
  ['"What to keep." input Filter { words: String }', 'words'],
  ['extend type Query { trip: String }', 'trip'],
  ['scalar Date', 'Date'],
  ['" " scalar Date', 'Date'],
  ['directive @kept on OBJECT', 'kept'],
])('requires a description in %s', (text, name) => {
  expect(check(text)).toEqual([
    { path: 'schema/trip.graphql', line: 1, message: `${name} has no description` },
  ])
})

test('requires a replacement in each deprecation', () => {
  const field = (directive: string) => `"A trip." type Trip {\n"Its name."\nname: String ${directive}\n}`
  expect(check(field('@deprecated'))).toMatchObject([
    { line: 3, message: expect.stringContaining('use instead') },
  ])
  expect(check(field('@deprecated(reason: "Use `title`.")'))).toEqual([])
})

test('accepts described definitions, and ignores the release and the operations', () => {
  expect(check('"A trip." type Trip { "Dates." dates("How many." first: Int): String }')).toEqual([])
  expect(schemaDescriptions([{ path: 'schema/released.graphql', text: 'type Trip' }])).toEqual([])
  expect(schemaDescriptions([{ path: 'web/src/pages/Trip.graphql', text: '{ trip }' }])).toEqual([])
})
