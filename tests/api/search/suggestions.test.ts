import { expect, test } from 'vitest'
import { fold } from '#api/modules/search/fold.ts'
import type { QueryWord } from '#api/modules/search/question.ts'
import type { Suggestion } from '#api/modules/search/search.contract.ts'
import { suggest } from '#api/modules/search/suggestions.ts'

const known: [Suggestion['kind'], label: string][] = [
  ['country', 'France'],
  ['country', 'Finlande'],
  ['country', 'Grande-Bretagne'],
  ['region', 'Bretagne'],
  ['region', 'Alpes du Nord'],
  ['region', 'Alpes du Sud'],
  ['activity', 'Kayak de mer'],
  ['activity', 'Randonnée'],
  ['activity', 'Ski de randonnée'],
  ['guide', 'Camille Rochette'],
]
const names = known.map(([kind, label]) => ({
  suggestion: { kind, label, value: fold(label).replaceAll(' ', '-') },
  words: fold(label).split(' '),
}))
const expeditions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `voyage-${index}`, name: `Voyage ${index}` }))

const requests = (text: string): QueryWord[] =>
  text === '' ? [] : text.split(' ').map((folded) => ({ folded, lexemes: [folded] }))
const labels = (words: QueryWord[], found: number) =>
  suggest(words, names, expeditions(found)).map(({ label }) => label)

test.each<[why: string, text: string, found: number, labels: string[]]>([
  ['nothing is asked', '', 3, []],
  ['nothing is known', 'zzz', 0, []],
  ['trips alone', 'zzz', 2, ['Voyage 0', 'Voyage 1']],
  ['the beginning of a word', 'kay', 0, ['Kayak de mer']],
  ['a name that opens with it comes first', 'bret', 0, ['Bretagne', 'Grande-Bretagne']],
  ['a word inside a name', 'rando', 0, ['Randonnée', 'Ski de randonnée']],
  ['accents aside', 'randonnee', 0, ['Randonnée', 'Ski de randonnée']],
  ['every word must begin one of the name', 'alpes n', 0, ['Alpes du Nord']],
  [
    'where no name has them all, some of them',
    'kayak bretagne',
    0,
    ['Kayak de mer', 'Grande-Bretagne', 'Bretagne'],
  ],
  ['unless trips are named so', 'kayak bretagne', 1, ['Voyage 0']],
  ['a guide by one name', 'roch', 0, ['Camille Rochette']],
])('%s: « %s »', (_why, text, found, expected) => {
  expect(labels(requests(text), found)).toEqual(expected)
})

test('finds words by a stem of at least three letters', () => {
  expect(labels([{ folded: 'randonneur', lexemes: ['randon'] }], 0)).toEqual([
    'Randonnée',
    'Ski de randonnée',
  ])
  expect(labels([{ folded: 'skis', lexemes: ['sk'] }], 0)).toEqual([])
})

test('returns at most eight suggestions, of which five are not expeditions', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    suggestion: { kind: 'region' as const, label: `Lac ${index}`, value: `lac-${index}` },
    words: ['lac', String(index)],
  }))
  const kinds = (found: number) =>
    suggest(requests('lac'), many, expeditions(found)).map(({ kind }) => kind[0])
  expect(kinds(0).join('')).toBe('rrrrrrrr')
  expect(kinds(1).join('')).toBe('rrrrrrre')
  expect(kinds(8).join('')).toBe('rrrrreee')
})

test('returns the value that the page or the filter accepts', () => {
  expect(suggest(requests('kayak'), names, expeditions(1))).toEqual([
    { kind: 'activity', label: 'Kayak de mer', value: 'kayak-de-mer' },
    { kind: 'expedition', label: 'Voyage 0', value: 'voyage-0' },
  ])
})
