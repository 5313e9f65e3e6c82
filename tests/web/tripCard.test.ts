import { expect, test } from 'vitest'
import { demandOf, footerOf, ribbonOf } from '#web/features/trips/tripCard.rules.ts'

const sure = { isConfirmed: true, availableCount: 2 }
const full = { isConfirmed: true, availableCount: 0 }
const open = { isConfirmed: false, availableCount: 5 }

test.each([
  [true, true, [sure], 'NOUVEAUTÉ'],
  [false, true, [sure], 'NOUVELLES DATES'],
  [false, false, [full, sure], 'Départ confirmé'],
  [false, false, [full, open], undefined],
  [false, false, [], undefined],
])('new %s, new departures %s, departures %j: %s', (isNew, hasNew, departures, text) => {
  expect(ribbonOf(isNew, hasNew, departures)?.text).toBe(text)
})

test.each([
  ['EXPEDITION', 3, 8, 'Niveau 3/5'],
  ['EXPEDITION', 5, null, 'Niveau 5/5'],
  ['SANS_LES_PARENTS', 2, 8, 'Dès 8 ans'],
  ['EN_BASE_CAMP', 1, 6, 'Dès 6 ans'],
  ['EN_ITINERANCE', 2, null, 'Niveau 2/5'],
] as const)('%s, level %s, from %s years: %s', (type, level, age, told) => {
  expect(demandOf(type, level, age)).toBe(told)
})

test.each([
  [0, 'Ajoute-la à tes favoris pour connaître les prochaines dates'],
  [1, '1\u00a0départ à venir'],
  [12, '12\u00a0départs à venir'],
])('%s departures: %s', (count, told) => {
  expect(footerOf(count)).toBe(told)
})
