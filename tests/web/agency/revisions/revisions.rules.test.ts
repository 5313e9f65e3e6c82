import { expect, test } from 'vitest'
import { editedContent } from '#tests/web/agency/editedContent.ts'
import { toContent } from '#web/agency/editor/content.ts'
import { listDifferences, readCompared, wordsBetween } from '#web/agency/revisions/revisions.rules.ts'

test.each([
  ['Six jours de refuge.', 'Six jours de refuge.', [['same', 'Six jours de refuge.']]],
  [
    'Six jours de refuge.',
    'Sept jours de refuge.',
    [
      ['removed', 'Six'],
      ['added', 'Sept'],
      ['same', ' jours de refuge.'],
    ],
  ],
  ['', 'Neuf', [['added', 'Neuf']]],
  ['Ancien', '', [['removed', 'Ancien']]],
  ['', '', []],
])('from « %s » to « %s », the words are %j', (before, after, parts) => {
  expect(wordsBetween(before, after).map(({ kind, text }) => [kind, text])).toEqual(parts)
})

test('names each field that differs, a day by its number, and no other', () => {
  const before = toContent(editedContent())
  const [first, ...others] = before.programme
  if (!first) throw new Error('the content has no day')
  const after = {
    ...before,
    name: `${before.name} en automne`,
    priceCents: 920_00,
    programme: [{ ...first, text: `${first.text} Puis on dort.` }, ...others],
  }
  expect(listDifferences(before, before)).toEqual([])
  expect(listDifferences(before, after).map(({ label }) => label)).toEqual([
    'Nom',
    'Prix par personne, en euros',
    'Programme, jour 1',
  ])
})

test.each([
  ['', [3, 2, 1], { from: 2, to: 3 }],
  ['de=1&a=2', [3, 2, 1], { from: 1, to: 2 }],
  ['a=2', [3, 2, 1], { from: 1, to: 2 }],
  ['de=9&a=x', [3, 2, 1], { from: 2, to: 3 }],
  ['', [1], { from: undefined, to: 1 }],
])('the address « %s » compares among %j: %o', (query, numbers, compared) => {
  expect(readCompared(new URLSearchParams(query), numbers)).toEqual(compared)
})
