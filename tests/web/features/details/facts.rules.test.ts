import { expect, test } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import { type Decisive, decisiveFacts } from '#web/features/details/facts.rules.ts'

const whole: Decisive = {
  durationDays: 8,
  distanceKm: 95.4,
  level: 5,
  groupMin: 4,
  groupMax: 8,
  price: 1090,
  minPrice: 1060,
  departures: [departure({ startDate: '2027-06-12', isConfirmed: true })],
}
const line = (changes: Partial<Decisive>) =>
  decisiveFacts({ ...whole, ...changes })
    .map(({ text }) => text.replaceAll(/\s/g, ' '))
    .join(' · ')

test('every fact in its order', () => {
  expect(line({})).toBe(
    '8 jours · 95 km · Niveau 5 · 4 à 8 pers. · dès 1 060 € · prochain départ confirmé 12 juin',
  )
})

test.each([
  ['the day of the lowest price, where others cost more', [1060, 1200], 'dès 1 060 € le 12 juin'],
  ['no day where all cost the same', [1060, 1060], 'dès 1 060 €'],
  ['no day where none with places has that price', [1100, 1200], 'dès 1 060 €'],
  ['no day where prices are unknown', [null, null], 'dès 1 060 €'],
])('gives %s', (_, prices, text) => {
  const departures = prices.map((price, index) => departure({ startDate: `2027-06-${12 + index}`, price }))
  expect(
    decisiveFacts({ ...whole, departures })
      .find(({ name }) => name === 'price')
      ?.text.replaceAll(/\s/g, ' '),
  ).toBe(text)
})

const bare: Partial<Decisive> = {
  durationDays: 0,
  distanceKm: null,
  level: 0,
  groupMin: null,
  groupMax: null,
  price: 0,
  minPrice: null,
  departures: null,
}

test.each<[Partial<Decisive>, string]>([
  [{}, ''],
  [{ durationDays: 1 }, '1 jour'],
  [{ distanceKm: 0 }, ''],
  [{ distanceKm: 1250 }, '1 250 km'],
  [{ level: 1 }, 'Niveau 1'],
  [{ groupMin: 4 }, ''],
  [{ groupMax: 8 }, '8 pers. au plus'],
  [{ groupMin: 6, groupMax: 6 }, '6 pers. au plus'],
  [{ price: 890 }, 'dès 890 €'],
  [{ minPrice: 570 }, 'dès 570 €'],
  [{ departures: [] }, ''],
])('summarises an expedition that only has %j: « %s »', (changes, text) => {
  expect(line({ ...bare, ...changes })).toBe(text)
})

const july = departure({ startDate: '2027-07-03', isConfirmed: false })
const june = departure({ startDate: '2027-06-26', isConfirmed: false })
const august = departure({ startDate: '2027-08-01', isConfirmed: true })

test.each([
  ['the first in time', [july, june], 'prochain départ 26 juin'],
  ['a later one that is confirmed', [july, june, august], 'prochain départ confirmé 1er août'],
  ['none that is full', [{ ...august, availableCount: 0 }, july], 'prochain départ 3 juil.'],
  ['none that is cancelled', [{ ...august, status: 'CANCELED' as const }, june], 'prochain départ 26 juin'],
  ['none of full ones', [{ ...june, availableCount: 0 }], ''],
])('the departure is %s', (_, departures, text) => {
  expect(line({ ...bare, departures })).toBe(text)
})
