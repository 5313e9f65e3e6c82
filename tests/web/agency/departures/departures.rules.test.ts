import { expect, test } from 'vitest'
import {
  owed,
  readFilter,
  readValues,
  shownValue,
  toPlaces,
  toRules,
} from '#web/agency/departures/departures.rules.ts'

test.each<[string, object]>([
  ['', {}],
  ['aventure=12&guide=7&etat=OPEN', { expeditionId: '12', guideId: '7', states: ['OPEN'] }],
  ['du=2027-03-01&au=2027-03-31', { from: '2027-03-01', to: '2027-03-31' }],
  ['aventure=vanoise&guide=nora&etat=constructor&du=mars&apres=abc', {}],
])('reads the filter of departures from ?%s', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter)
})

test.each([
  [{ capacity: 10, bookedCount: 7, heldCount: 0, optionCount: 0 }, '7 / 10'],
  [{ capacity: 10, bookedCount: 7, heldCount: 1, optionCount: 1 }, '7 + 1\u00a0option / 10'],
  [{ capacity: 10, bookedCount: 0, heldCount: 3, optionCount: 2 }, '0 + 2\u00a0options + 1\u00a0tenue / 10'],
])('writes places %j', (places, words) => {
  expect(toPlaces(places)).toBe(words)
})

test('writes what is owed, and a dash for nothing', () => {
  expect([owed(0), owed(1_280_00)]).toEqual(['–', '1\u202f280\u00a0€'])
})

const rules = toRules({ taken: 4, today: '2027-03-10' }, () => '8')

test.each([
  ['capacity', '8', undefined],
  ['capacity', '3', '4\u00a0places sont réservées ou tenues\u00a0: garde-en au moins autant.'],
  ['capacity', '61', 'Saisis un nombre entier de 1 à 60.'],
  ['capacity', 'dix', 'Saisis un nombre entier de 1 à 60.'],
  ['groupMin', '8', undefined],
  ['groupMin', '9', 'Le minimum ne peut pas dépasser le nombre de places.'],
  ['priceEuros', '890', undefined],
  ['priceEuros', '890,50', 'Saisis un nombre entier de 1 à 20000.'],
  ['startDate', '', undefined],
] as const)('checks the field %s with %j', (field, value, error) => {
  expect(rules[field](value)).toBe(error)
})

test('asks for a day to come where no place is taken', () => {
  const { startDate } = toRules({ taken: 0, today: '2027-03-10' }, () => '8')
  expect([startDate('2027-03-11'), startDate('2027-03-10')]).toEqual([undefined, 'Choisis une date à venir.'])
})

test('reads the values of the form, and keeps a date that is not in it', () => {
  const typed: Record<string, string> = { capacity: '9', groupMin: '4', priceEuros: '920' }
  const base = { startDate: '2027-07-03', capacity: 8, groupMin: 4, priceCents: 890_00 }
  expect(readValues((name) => typed[name] ?? '', base)).toEqual({
    startDate: '2027-07-03',
    capacity: 9,
    groupMin: 4,
    priceCents: 920_00,
  })
})

test('shows the values of a conflict in words', () => {
  expect(
    ['priceCents', 'startDate', 'capacity'].map((field) =>
      shownValue(field, field === 'startDate' ? '2027-07-03' : 8900),
    ),
  ).toEqual(['89\u00a0€', '03/07/2027', '8900'])
})
