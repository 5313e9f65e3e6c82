import { expect, test } from 'vitest'
import { testAgency } from '#tests/web/testAgency.ts'
import { withTexts } from '#web/lib/site/agencyTexts.content.ts'
import {
  cancellationAnswer,
  cancellationLines,
  paymentAnswer,
  paymentTerms,
} from '#web/pages/content/saleTerms.content.ts'

const { sales } = testAgency
const tiers = (...rows: [days: number, percent: number][]) => ({
  ...sales,
  tiers: rows.map(([daysLeft, keptPercent]) => ({ daysLeft, keptPercent })),
})

test('writes the general terms from the terms of sale', () => {
  expect(paymentTerms(sales)).toBe(
    'La réservation est ferme après le versement de l’acompte, soit 30\u00a0% du prix. Le solde est dû trente jours avant le départ\u00a0; à moins de trente jours, la totalité est due à la réservation.',
  )
  expect(cancellationLines(sales)).toEqual([
    'rien dans les 48 heures qui suivent la réservation, si le départ est à plus de trente jours',
    'l’acompte, à plus de trente jours du départ',
    'la moitié du prix, de trente à quinze jours',
    'la totalité, à moins de quinze jours',
  ])
})

test('writes the answers from the terms of sale', () => {
  expect(paymentAnswer(sales)).toBe(
    'Un acompte de 30\u00a0%. Le solde est dû trente jours avant le départ. À moins de trente jours du départ, la totalité est payée à la réservation.',
  )
  expect(cancellationAnswer(sales)).toBe(
    'Dans les 48 heures qui suivent la réservation, tout est remboursé si le départ est à plus de trente jours. Ensuite, nous gardons l’acompte jusqu’à trente jours du départ, la moitié du prix jusqu’à quinze jours, puis la totalité.',
  )
})

test.each([
  ['one tier', tiers([0, 100]), ['la totalité, à tout moment'], 'la totalité.'],
  [
    'a free first tier',
    tiers([61, 0], [31, 30], [8, 45], [0, 90]),
    [
      'rien, à plus de soixante jours du départ',
      'l’acompte, de soixante à trente et un jours',
      '45\u00a0% du prix, de trente à huit jours',
      '90\u00a0% du prix, à moins de huit jours',
    ],
    'rien jusqu’à soixante jours du départ, l’acompte jusqu’à trente et un jours, 45\u00a0% du prix jusqu’à huit jours, puis 90\u00a0% du prix.',
  ],
  [
    'the eve',
    tiers([1, 50], [0, 100]),
    ['la moitié du prix, jusqu’à la veille du départ', 'la totalité, le jour du départ'],
    'la moitié du prix jusqu’à la veille du départ, puis la totalité.',
  ],
])('names the periods of %s', (_case, terms, lines, answer) => {
  expect(cancellationLines(terms).slice(1)).toEqual(lines)
  expect(cancellationAnswer(terms).endsWith(`nous gardons ${answer}`)).toBe(true)
})

test('leaves out free hours that there are not, and a balance that is due at once', () => {
  expect(cancellationLines({ ...sales, freeHours: 0 })).toHaveLength(3)
  expect(cancellationAnswer({ ...sales, freeHours: 0 })).toMatch(/^Nous gardons l’acompte/)
  expect(paymentTerms({ ...sales, depositPercent: 100 })).toMatch(/la totalité du prix\.$/)
  expect(paymentAnswer({ ...sales, balanceDays: 0 })).toMatch(/le jour du départ\.$/)
})

test.each([
  [[1, 2, 3, 4, 5], 'Du lundi au vendredi, 9\u00a0h à 18\u00a0h'],
  [[2, 3, 4, 5, 6, 7], 'Du mardi au dimanche, 9\u00a0h à 18\u00a0h'],
  [[1, 3, 6], 'Le lundi, le mercredi et le samedi, 9\u00a0h à 18\u00a0h'],
  [[7], 'Le dimanche, 9\u00a0h à 18\u00a0h'],
])('names the days %j of the telephone', (weekdays, hours) => {
  expect(withTexts({ ...testAgency, weekdays }).hours).toBe(hours)
})

test('writes the terms beside the button to book', () => {
  expect(testAgency.assurances).toEqual({
    cancellation: 'Annulation gratuite pendant 48\u00a0h, si le départ est à plus de 30 jours',
    deposit: 'Acompte de 30\u00a0%, le reste 30 jours avant',
  })
  expect(testAgency.phoneHref).toBe('tel:+33400000000')
})
