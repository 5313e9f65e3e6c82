import { readFileSync } from 'node:fs'
import { type DocumentNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { statements } from '#tests/support/sdl.ts'
import { readRepository } from '#tools/rules/all.ts'
import { schemaDocument } from '#tools/rules/schemaDocument.ts'

const contract = readFileSync('tests/gateway/contract.graphql', 'utf8')

test('has every field of the contract', () => {
  const schema = schemaDocument(readRepository())
  expect(statements(schema)).toEqual(expect.arrayContaining(statements(parse(contract))))
  expect(newlyRequired(schema)).toEqual([])
})

test.each([
  ['  images: [Image!]!  coverImage: Image', '  images: [Image!]!', 'Expedition.coverImage: Image'],
  ['total: Float!', 'total: Float', 'Cart.total: Float!'],
  ['departures: [Departure!]', 'departures: [Departure!]!', 'Expedition.departures: [Departure!]'],
  ['first: Int! = 10', 'first: Int! = 20', 'Expedition.reviews(first: Int! = 10)'],
  ['RATING NEWEST', 'NEWEST', 'ExpeditionSort.RATING'],
  ['maxPrice: Float', 'maxPrice: Int', 'input ExpeditionFilter.maxPrice: Float'],
])('reports %s → %s', (from, to, statement) => {
  expect(contract).toContain(from)
  const without = statements(parse(contract.replace(from, to)))
  expect(statements(parse(contract)).filter((directives) => !without.includes(directives))).toEqual([
    statement,
  ])
})

test.each([
  ['theme(path: String!', 'theme(path: String!, locale: String!', 'Query.theme(locale: String!)'],
  ['minDays: Int', 'minDays: Int zone: String!', 'input ExpeditionFilter.zone: String!'],
])('reports %s → %s as breaking', (from, to, statement) => {
  expect(newlyRequired(parse(contract.replace(from, to)))).toEqual([statement])
  expect(newlyRequired(parse(contract.replace(from, to.replace(/!$/, '! = "B"'))))).toEqual([])
})

/** Required arguments and input fields beyond the contract's, on what it names. */
function newlyRequired(schema: DocumentNode): string[] {
  const promised = statements(parse(contract))
  const owners = new Set(promised.map(owner))
  return statements(schema).filter(
    (directives) =>
      !promised.includes(directives) &&
      /^input |\(/.test(directives) &&
      /!\)?$/.test(directives) &&
      owners.has(owner(directives)),
  )
}

/**
 * `Query.theme(path: String!)` and `Query.theme: Theme` belong to `Query.theme`; an input field to its type.
 */
function owner(statement: string): string {
  return statement.replace(statement.startsWith('input ') ? /\..*/ : /[(:].*/, '')
}
