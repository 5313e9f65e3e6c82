import { beforeEach, expect, test } from 'vitest'
import { type PreparedOperations, preparedOperations } from '#gateway/graph/operations/preparedOperations.ts'
import { schema } from '#gateway/graph/schema.ts'

let operations: PreparedOperations

beforeEach(() => {
  operations = preparedOperations(schema)
})

const aliases = Array.from({ length: 50 }, (_, n) => `a${n}: __typename`).join(' ')

test.each([
  ['the rest of a text', `query Heavy { ...F ${aliases} }`, 'fragment F on Query { __typename }'],
  ['a text after a comment', '#', `{ ${aliases} }`],
])('separates the name from the text in its key: %s', (_case, name, text) => {
  operations.find(text, name)
  expect(operations.find(`${name}\n${text}`)?.refusal?.code).toBe('QUERY_TOO_COMPLEX')
})

test.each(['', 'Other', 'mutation', '#'])('a mutation named « %s » is a mutation for each guard', (name) => {
  const text = 'mutation { logout { ok } }'
  expect(operations.find(text, name)?.kind).toBeUndefined()
  expect(operations.find(text)?.kind).toBe('mutation')
  expect(operations.find(`#\n${text}`)?.kind).toBe('mutation')
})

test('runs the named operation of several, and none without a name', () => {
  const text = 'query Read { __typename } mutation Write { logout { ok } }'
  expect([undefined, null, 'Read', 'Write'].map((name) => operations.find(text, name)?.kind)).toEqual([
    undefined,
    undefined,
    'query',
    'mutation',
  ])
})
