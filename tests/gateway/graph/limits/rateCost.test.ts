import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { measureDocument } from '#gateway/graph/limits/documentMeasure.ts'
import { rateCost } from '#gateway/graph/limits/rateCost.ts'
import { readRepository } from '#tools/rules/all.ts'
import { currentSchema } from '#tools/rules/schemaDocument.ts'

const schema = currentSchema(readRepository())
const byVariable = 'query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }'
const aliases = Array.from(
  { length: 15 },
  (_, n) => `a${n}: expeditions(filter: { query: "x" }) { totalCount }`,
)

test.each<[string, string, object | undefined, number]>([
  ['a list without a filter', '{ expeditions { totalCount } }', undefined, 101],
  [
    'a filter without a text',
    '{ expeditions(filter: { countries: ["FR"] }) { totalCount } }',
    undefined,
    101,
  ],
  ['a text', '{ expeditions(filter: { query: "x" }) { totalCount } }', undefined, 1101],
  ['15 texts by aliases', `{ ${aliases.join(' ')} }`, undefined, 15 * 1101],
  ['a filter in a variable, without a text', byVariable, { f: { countries: ['FR'] } }, 101],
  ['a filter in a variable, with a text', byVariable, { f: { query: 'x' } }, 1101],
  ['a variable that is null', byVariable, { f: null }, 101],
  ['a variable of 4,095 characters with its keys', byVariable, { f: { slug: 'x'.repeat(4090) } }, 101],
  ['a variable of 8,192 characters with its keys', byVariable, { f: { slug: 'x'.repeat(8187) } }, 103],
  [
    'a text of a fragment',
    '{ ...A } fragment A on Query { expeditions(filter: { query: "x" }) { totalCount } }',
    undefined,
    1102,
  ],
])('%s', (_case, text, variables, cost) => {
  expect(rateCost(measureDocument(schema, parse(text)), variables)).toBe(cost)
})
