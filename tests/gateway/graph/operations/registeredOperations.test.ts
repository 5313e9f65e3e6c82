import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { registeredOperations } from '#gateway/graph/operations/registeredOperations.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const own = '{ me { id } }'

test('a manifest whose hash is not that of its text stops the start', () => {
  expect(() => registeredOperations({ [hashOf('{ me { email } }')]: own })).toThrow(/manifest of operations/)
})

test('an unsent hash is unknown', () => {
  const operations = registeredOperations({ [hashOf(own)]: own })
  expect(operations.get(hashOf('{ __typename }'))).toBeUndefined()
  expect(operations.get('constructor')).toBeUndefined()
})

test('the site’s operations are known from the start', () => {
  const operations = registeredOperations({ [hashOf(own)]: own })
  expect(operations.get(hashOf(own))).toBe(own)
  expect(operations.texts).toEqual([own])
})

test('unregistered documents never evict registered ones, and the latest stay', () => {
  const operations = registeredOperations({ [hashOf(own)]: own })
  const texts = Array.from({ length: 1500 }, (_, index) => `{ a${index}: __typename }`)
  for (const text of texts) operations.set(hashOf(text), text)
  expect(operations.get(hashOf(own))).toBe(own)
  expect(texts.filter((text) => operations.get(hashOf(text)) === text)).toEqual(texts.slice(-1000))
})

test('long texts push out more: memory is bounded by characters', () => {
  const operations = registeredOperations({})
  const texts = Array.from({ length: 100 }, (_, index) => `{ a${index}: __typename } #${'x'.repeat(100_000)}`)
  for (const text of texts) operations.set(hashOf(text), text)
  expect(texts.filter((text) => operations.get(hashOf(text))).length).toBe(39)
})

test('a client cannot replace a document of the site', () => {
  const operations = registeredOperations({ [hashOf(own)]: own })
  operations.set(hashOf(own), '{ me { email } }')
  expect(operations.get(hashOf(own))).toBe(own)
})
