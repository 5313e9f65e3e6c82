import { expect, test } from 'vitest'
import {
  absenceDates,
  chosenRules,
  getLabel,
  readValues,
  shownValue,
  textRules,
  toValues,
} from '#web/agency/guides/guides.rules.ts'
import { listContested, pickChanged, withoutFields } from '#web/agency/shell/conflict.rules.ts'
import { may } from '#web/agency/shell/me.rules.ts'

const filled = (text: string) => text.replaceAll(/\u00a0/g, ' ')

test.each([
  ['fullName', 'Jo', 'Écris entre 3 et 90 caractères.'],
  ['fullName', ' ', 'Ce champ est obligatoire.'],
  ['slug', '', undefined],
  ['slug', 'Camille R', 'Des minuscules sans accent et des chiffres, séparés par des tirets.'],
  ['slug', 'ab', 'Écris entre 3 et 80 caractères.'],
  ['bio', 'Court.', 'Écris entre 40 et 2000 caractères.'],
  ['quote', '', undefined],
  ['quote', 'x'.repeat(201), 'Écris entre 2 et 200 caractères.'],
] as const)('judges %s « %s »', (field, value, message) => {
  expect(textRules[field](value)).toBe(message)
})

test('requires languages and both days of each absence', () => {
  const absences = [{ startDate: '2027-08-01', endDate: '', note: null }]
  const rules = chosenRules({ languages: [], photoName: null, isHidden: false, absences })
  const faults = Object.entries(rules).flatMap(([name, rule]) => (rule() ? [name] : []))
  expect(faults).toEqual(['languages', 'absences.0.endDate'])
})

test('reads empty fields as none, and trims', () => {
  const chosen = { languages: ['fr'], photoName: null, isHidden: false }
  const absences = [{ startDate: '2027-08-01', endDate: '2027-08-01', note: ' ' }]
  const read = (name: string) => (name === 'fullName' ? ' Lou Tissot ' : ' ')
  expect(readValues(read, { ...chosen, absences })).toMatchObject({
    fullName: 'Lou Tissot',
    quote: null,
    accountEmail: null,
    absences: [{ note: null }],
  })
  expect(toValues(undefined)).toMatchObject({ fullName: '', languages: ['fr'], absences: [] })
})

test.each([
  ['isHidden', true, 'Non'],
  ['photoName', 'lac.jpg', 'Photo'],
  ['photoName', null, 'Dessin'],
  ['languages', ['fr', 'en'], 'français, anglais'],
  ['absences', [{ startDate: '2027-08-01', endDate: '2027-08-15', note: null }], 'dim. 1er – dim. 15 août'],
  ['absences', [], '(vide)'],
  ['quote', null, '(vide)'],
  ['diploma', 'Guide', 'Guide'],
])('writes the value of %s %j as « %s »', (field, value, words) => {
  expect(filled(shownValue(field, value))).toBe(words)
  expect(getLabel(field)).not.toBe(field)
})

test('writes one day as one', () => {
  expect(absenceDates({ startDate: '2027-08-01', endDate: '2027-08-01' })).toBe('01/08/2027')
})

test('sends the changed fields alone, and asks about those that both have changed', () => {
  const base = { diploma: 'Guide', bio: 'Avant', languages: ['fr'], quote: null }
  const sent = pickChanged(base, { diploma: 'Guide', bio: 'Après', languages: ['fr', 'en'], quote: 'Oui' })
  expect(sent).toEqual({ bio: 'Après', languages: ['fr', 'en'], quote: 'Oui' })
  const fields = [
    { field: 'bio', mine: '"Après"', theirs: '"Autre"' },
    { field: 'languages', mine: '["fr","en"]', theirs: '["fr"]' },
    { field: 'quote', mine: '"Oui"', theirs: null },
  ]
  expect(listContested(base, fields).map(({ field }) => field)).toEqual(['bio'])
  expect(withoutFields(sent, new Set(['bio']))).toEqual({ languages: ['fr', 'en'], quote: 'Oui' })
})

test.each([
  ['OWNER', [], true],
  ['STAFF', ['DEPARTURES'], true],
  ['STAFF', ['BOOKINGS'], false],
] as const)('%s with %j may assign departures: %s', (role, permissions, isAllowed) => {
  expect(may({ role, permissions }, 'DEPARTURES')).toBe(isAllowed)
  expect(may(undefined, 'DEPARTURES')).toBe(false)
})
