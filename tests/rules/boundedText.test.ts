import { expect, test } from 'vitest'
import { faultOfPassword, normalisePassword } from '#schema/signUp.ts'
import { boundedText, cleanText, withoutAccents } from '#schema/text.ts'

const marks = (count: number) => `a${'\u0301\u0323'.repeat(count / 2)}`

test.each([
  ['an e with its accent', 'e\u0301', '\u00E9'],
  ['30 combining marks in a row', marks(30), marks(30).normalize('NFC')],
  ['20,000 characters', 'a'.repeat(20_000), 'a'.repeat(20_000)],
])('normalises %s', (_case, text, normalised) => {
  expect(boundedText(text)).toBe(normalised)
  expect(cleanText(text)).toBe(normalised)
})

test.each([
  ['32 combining marks in a row', marks(32)],
  ['combining marks alone', '\u0301'.repeat(31)],
  ['20,001 characters', 'a'.repeat(20_001)],
])('refuses %s', (_case, text) => {
  expect(boundedText(text)).toBeUndefined()
  expect(cleanText(text)).toBeUndefined()
})

test('has another length where the caller says so', () => {
  expect(boundedText('abc', 2)).toBeUndefined()
  expect(cleanText('a'.repeat(20_001), 30_000)).toHaveLength(20_001)
})

test('folds accents for comparisons, and leaves a text out of bounds as it is', () => {
  expect(withoutAccents('NORV\u00C8GE d\u2019\u00E9t\u00E9')).toBe('norvege d\u2019ete')
  expect(withoutAccents(marks(32))).toBe('a')
})

test.each([
  ['with 32 marks in a row', marks(32), 'PASSWORD_TEXT'],
  ['of 1,025 characters', 'a'.repeat(1025), 'PASSWORD_TOO_LONG'],
  ['of 129 characters', 'a'.repeat(129), 'PASSWORD_TOO_LONG'],
  ['of 100 accented letters in two code points each', 'e\u0301'.repeat(100), undefined],
])('reads a password %s', (_case, password, fault) => {
  expect(faultOfPassword(password)).toBe(fault)
  expect(normalisePassword(normalisePassword(password))).toBe(normalisePassword(password))
})
