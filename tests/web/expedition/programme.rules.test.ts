import { expect, test } from 'vitest'
import { beginningOf } from '#web/features/details/programme.rules.ts'

test.each([
  ['Traversée du lac des Vaches, passage au col', 'Traversée du lac des Vaches'],
  ['Montée au Plan du Lac.', 'Montée au Plan du Lac'],
  ['On descend puis on remonte', 'On descend'],
  ['Bivouac', 'Bivouac'],
  ['', ''],
  [
    'Une journée entière sur les crêtes de la vallée des Merveilles sans pause',
    'Une journée entière sur les crêtes de la vallée des',
  ],
])('« %s » begins with « %s »', (text, expected) => {
  expect(beginningOf(text)).toBe(expected)
})
