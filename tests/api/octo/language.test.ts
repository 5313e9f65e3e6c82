import { expect, test } from 'vitest'
import { toLanguage } from '#api/modules/octo/language.domain.ts'

test.each<[string | undefined, string]>([
  [undefined, 'fr-FR'],
  ['', 'fr-FR'],
  ['*', 'fr-FR'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['EN-gb', 'en'],
  ['de', 'fr-FR'],
  ['de, en;q=0.3', 'en'],
  ['fr;q=0.4, en;q=0.5', 'en'],
  ['fr;q=0.5, en;q=0.5', 'fr-FR'],
  ['fr-CA', 'fr-FR'],
  ['fr-CA;q=0.2, en;q=0.1', 'fr-FR'],
  ['en;q=0, *', 'fr-FR'],
  ['fr-FR;q=0, *;q=0.1', 'en'],
  ['fr-FR;q=0, fr, en;q=0.5', 'en'],
  ['en;q=0, fr;q=0', 'fr-FR'],
  ['en ; q=0.8 , fr ; q=0.2', 'en'],
  ['en;q=2', 'fr-FR'],
  ['en;q=high', 'fr-FR'],
  ['en;level=1;q=0.9, fr;q=0.1', 'en'],
  [`${'de,'.repeat(60)}en`, 'fr-FR'],
])('answers %j in %s', (header, expected) => {
  expect(toLanguage(header, ['fr-FR', 'en'])).toBe(expected)
})

test('offers one language, whatever is wished', () => {
  expect(toLanguage('en, de;q=0.5', ['fr-FR'])).toBe('fr-FR')
})
