import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { registeredOperations } from '#gateway/graph/operations/registeredOperations.ts'

const computeHash = (text: string) => createHash('sha256').update(text).digest('hex')
const own = '{ me { id } }'

test('refuses a manifest with a wrong hash', () => {
  expect(() => registeredOperations({ [computeHash('{ me { email } }')]: own })).toThrow(/operation manifest/)
})

test('does not find an unregistered hash', () => {
  const operations = registeredOperations({ [computeHash(own)]: own })
  expect(operations.get(computeHash('{ __typename }'))).toBeUndefined()
  expect(operations.get('constructor')).toBeUndefined()
})

test('finds the operations of the manifest', () => {
  const operations = registeredOperations({ [computeHash(own)]: own })
  expect(operations.get(computeHash(own))).toBe(own)
  expect(operations.texts).toEqual([own])
})

test('evicts the oldest unregistered documents, and no registered one', () => {
  const operations = registeredOperations({ [computeHash(own)]: own })
  const texts = Array.from({ length: 1500 }, (_, index) => `{ a${index}: __typename }`)
  for (const text of texts) operations.set(computeHash(text), text)
  expect(operations.get(computeHash(own))).toBe(own)
  expect(texts.filter((text) => operations.get(computeHash(text)) === text)).toEqual(texts.slice(-1000))
})

test('bounds unregistered documents by their characters', () => {
  const operations = registeredOperations({})
  const texts = Array.from({ length: 100 }, (_, index) => `{ a${index}: __typename } #${'x'.repeat(100_000)}`)
  for (const text of texts) operations.set(computeHash(text), text)
  expect(texts.filter((text) => operations.get(computeHash(text))).length).toBe(39)
})

test('does not let a client replace a registered document', () => {
  const operations = registeredOperations({ [computeHash(own)]: own })
  operations.set(computeHash(own), '{ me { email } }')
  expect(operations.get(computeHash(own))).toBe(own)
})
