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

const signUp = 'mutation ($i: SignUpInput!) { signUp(input: $i) { errors { code } } }'
const keys = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`.padEnd(length, 'k'), 1]))

test('names the first fault of variables alone: graphql-js prints the whole value in each', () => {
  const i = { email: 'a', password: 'b', firstName: 'c', lastName: 'd', newsletter: false, ...keys(60, 200) }
  const refusal = operations.refuseVariables(operations.find(signUp), { i })
  expect(refusal).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
  expect(refusal?.message).toMatch(/^Variable "\$i" got invalid value/)
  expect(refusal?.message.length).toBeLessThanOrEqual(500)
})

test('lets Apollo report the faults of a document before those of its variables', () => {
  const invalid = signUp.replace('errors { code }', 'nothing')
  expect(operations.refuseVariables(operations.find(invalid), { i: keys(2, 3) })).toBeUndefined()
})

test('accepts variables that fit their types', () => {
  const i = { email: 'a', password: 'b', firstName: 'c', lastName: 'd', newsletter: false }
  expect(operations.refuseVariables(operations.find(signUp), { i })).toBeUndefined()
})
