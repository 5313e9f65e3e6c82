import { expect, test } from 'vitest'
import {
  cancellationPolicy,
  describeDates,
  featureTexts,
  listAges,
} from '#api/modules/octo/product.content.ts'
import { defaultSales } from '#schema/settings.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const tiers = (...list: [number, number][]) =>
  list.map(([days_left, kept_percent]) => ({ days_left, kept_percent }))

test.each([
  [
    'the terms of the agency',
    defaultSales,
    'Annulation gratuite dans les 48 heures qui suivent la réservation, au moins 31 jours avant le départ. Part du prix gardée : 30 % jusqu’à 31 jours avant le départ, 50 % jusqu’à 15 jours avant le départ, tout ensuite.',
  ],
  [
    'no free hours',
    { free_hours: 0, free_days: 31, tiers: tiers([1, 0], [0, 80]) },
    'Part du prix gardée : rien jusqu’à 1 jour avant le départ, 80 % ensuite.',
  ],
  [
    'free hours until the departure, one tier',
    { free_hours: 1, free_days: 0, tiers: tiers([0, 100]) },
    'Annulation gratuite dans l’heure qui suit la réservation. Part du prix gardée : tout.',
  ],
])('words %s', (_case, sales, expected) => {
  expect(plain(cancellationPolicy(sales))).toBe(expected)
})

test('words ages and dates', () => {
  expect(plain(listAges({ minAge: 18, maxAge: 99 }))).toBe('18 ans et plus')
  expect(plain(listAges({ minAge: 8, maxAge: 17 }))).toBe('De 8 à 17 ans')
  expect(plain(describeDates('2027-07-03', '2027-07-08'))).toBe('Du 3 au 8 juillet 2027')
  expect(plain(describeDates('2027-12-30', '2028-01-02'))).toBe('Du 30 décembre 2027 au 2 janvier 2028')
})

test.each([
  [3.3, 6.62, 'Depuis Lyon : 3 h 18 de trajet sans avion, 6,6 kg de CO₂ par personne.'],
  [5, 3, 'Depuis Lyon : 5 h de trajet sans avion, 3 kg de CO₂ par personne.'],
  [0.99, 0, 'Depuis Lyon : 0 h 59 de trajet sans avion, 0 kg de CO₂ par personne.'],
])('words a journey of %d hours', (hours, kg, expected) => {
  expect(plain(featureTexts.train({ city: 'Lyon', hours, kg_co2e: kg }))).toBe(expected)
})
