import { expect, test } from 'vitest'
import { frenchPlace } from '#tools/rules/frenchPlace.ts'

const check = (text: string, path = 'api/plugins/errors.ts') => frenchPlace([{ path, text }])

test.each([
  "const a = 'Départ annulé'",
  'const a = `Il reste ${n} place à ${prix}`',
  "const a = 'l’aventure'",
  "const a = '« ici »'",
  "const a = 'Valider'",
  "const a = 'tu vas sortir dans une heure'",
])('reports French in code: %s', (text) => {
  expect(check(text)).toMatchObject([{ path: 'api/plugins/errors.ts', line: 1 }])
})

test('reports French in attributes and between tags', () => {
  expect(check('const a = <p title="Réserver">Mes favoris</p>', 'web/src/ui/Card.tsx')).toHaveLength(2)
})

test.each([
  "const path = '/aventures/themes'",
  "const segment = 'mes-favoris'",
  "const child = 'aventures'",
  "const type = 'Expédition'",
  "const english = 'the session is over'",
  'const pattern = /[éè]/',
])('accepts paths, wire values, patterns and English: %s', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  'api/messages.ts',
  'web/src/features/expeditions/messages.ts',
  'api/modules/mail/letter.messages.ts',
  'api/modules/mail/reset.mails.ts',
  'api/contract.ts',
  'api/modules/themes/themes.contract.ts',
  'web/src/features/faq/questions.content.ts',
  'web/content/faq.ts',
  'api/db/demo/accounts.ts',
  'tests/api/login.test.ts',
  'tools/start.ts',
])('accepts French in %s', (path) => {
  expect(check("const a = 'Départ annulé'", path)).toEqual([])
})

test('reports a French comment in any file', () => {
  expect(check('// Récupère les départs à venir', 'api/messages.ts')).toMatchObject([{ line: 1 }])
  expect(
    check('const a = 1\n/* le nombre de places qui restent */\n// une par personne, et pas plus'),
  ).toHaveLength(2)
})

test.each([
  '// A departure « presque confirmé, à deux près » misses a few sign-ups.',
  "// The answer is 'Le mot de passe est incorrect', whatever the reason.",
  '// From Pralognan-la-Vanoise to Moûtiers.',
])('accepts French quotations and names in English comments: %s', (comment) => {
  expect(check(comment)).toEqual([])
})
