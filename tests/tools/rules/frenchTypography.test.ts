import { expect, test } from 'vitest'
import { frenchTypography } from '#tools/rules/frenchTypography.ts'
import { quotedSentences } from '#tools/rules/quotedSentences.ts'

const check = (sentence: string, path = 'api/messages.ts') =>
  frenchTypography([{ path, text: `export const a =\n  ${JSON.stringify(sentence)}\n` }])

test.each([
  "L'aventure est annulée",
  'Déjà abonné !',
  'Déjà abonné!',
  'Départ annulé : choisis une autre date',
  'Départ annulé: choisis une autre date',
  'Déjà vu ?',
  'Complet ; réessaie plus tard, à bientôt',
  'Clique sur « Réserver\u00a0»',
  'Clique sur «\u00a0Réserver »',
  'À partir de 590 €',
  'À partir de 590€',
])('reports %s', (sentence) => {
  expect(check(sentence)).toMatchObject([{ path: 'api/messages.ts', line: 2 }])
})

test.each([
  'L’aventure est annulée\u00a0: choisis une autre date\u202f!',
  'Déjà vu\u00a0?!',
  'Clique sur «\u00a0Réserver\u00a0», à partir de 590\u00a0€',
  'Départ à 10:30, détails sur https://example.test/a?b=1',
  '<p style="margin: 0">Bonjour&nbsp;à toi</p>',
  "a plain English sentence: isn't it?",
])('accepts %s', (sentence) => {
  expect(check(sentence)).toEqual([])
})

test('treats a template value as a letter', () => {
  const text = "export const a = (name: string) => `Réservé par l'${name} !`"
  expect(frenchTypography([{ path: 'api/messages.ts', text }])).toHaveLength(2)
})

test('accepts sentences quoted from the specification', () => {
  expect([...quotedSentences].flatMap((sentence) => check(sentence))).toEqual([])
  expect(check('Mot de passe oublié ? Appelle-nous')).toHaveLength(1)
})

test('checks the demonstration catalogue, but not tests', () => {
  const json = { path: 'api/db/demo/catalogue.json', text: '{\n"name": "L\'été"\n}' }
  expect(frenchTypography([json])).toMatchObject([{ line: 2 }])
  expect(check("L'été", 'tests/api/x.test.ts')).toEqual([])
})
