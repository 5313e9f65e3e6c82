import { expect, test } from 'vitest'
import { familyFigures } from '#web/pages/content/family.rules.ts'

const trip = (durationDays: number, ageMinChild: number | null) => ({ durationDays, ageMinChild })

test.each([
  [[], { youngest: undefined, stays: undefined }],
  [[trip(3, null)], { youngest: undefined, stays: { shortest: 3, longest: 3 } }],
  [[trip(5, 8), trip(3, 4), trip(7, null)], { youngest: 4, stays: { shortest: 3, longest: 7 } }],
  [[trip(0, 6)], { youngest: 6, stays: undefined }],
])('figures of %j', (trips, expected) => {
  expect(familyFigures(trips)).toEqual(expected)
})
