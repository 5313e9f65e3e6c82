import { expect, test } from 'vitest'
import { computeSaving } from '#web/features/details/access.rules.ts'

const from = (city: string, kgCo2e: number, planeKgCo2e: number | null, carKgCo2e: number | null) => ({
  city,
  kgCo2e,
  planeKgCo2e,
  carKgCo2e,
})

test.each([
  ['the plane where one flies', [from('Paris', 3, 114, 47)], { city: 'Paris', times: 38, other: 'plane' }],
  ['else the car', [from('Lyon', 6.6, null, 14)], { city: 'Lyon', times: 2, other: 'car' }],
  [
    'the first city that saves',
    [from('Lyon', 6, null, 9), from('Paris', 3, 114, 47)],
    { city: 'Paris', times: 38, other: 'plane' },
  ],
  ['never less than twice', [from('Lyon', 6, null, 11)], undefined],
  ['nothing to compare with', [from('Lyon', 6, null, null)], undefined],
  ['no city', [], undefined],
])('the train beside %s', (_case, accesses, expected) => {
  expect(computeSaving(accesses)).toEqual(expected)
})
