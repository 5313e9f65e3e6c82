import { describe, expect, test } from 'vitest'
import { isAnnounced, minutesLeft, partyChoices, shownStep } from '#web/pages/booking/funnel.rules.ts'

test.each([
  ['the first step of a new cart', 1, 2, true, 1],
  ['the second step of a new cart', 2, 2, true, 2],
  ['the second step instead of the third, without travellers', 3, 2, true, 2],
  ['the fourth step of a complete cart', 4, 4, true, 4],
  ['an earlier step of a complete cart', 2, 4, true, 2],
  ['the first step where the departure is cancelled', 4, 1, true, 1],
  ['the first step where the service reports none', 3, 0, true, 1],
  ['the first step where places are not sold online', 3, 4, false, 1],
] as const)('shows %s', (_case, requested, furthest, isOpen, step) => {
  expect(shownStep(requested, furthest, isOpen)).toBe(step)
})

test.each([
  [1800, 30],
  [1799, 30],
  [1740, 29],
  [61, 2],
  [60, 1],
  [1, 1],
  [0, 0],
  [-5, 0],
])('%i seconds are shown as %i minutes', (seconds, minutes) => {
  expect(minutesLeft(seconds)).toBe(minutes)
})

test('announces 10, 5 and 1 minutes alone', () => {
  const minutes = Array.from({ length: 31 }, (_, minute) => minute)
  expect(minutes.filter(isAnnounced)).toEqual([1, 5, 10])
})

describe('the numbers of a party', () => {
  const party = { adults: 2, children: 0, free: 4, ageMinChild: null, isWithoutParents: false }

  test.each([
    ['adults up to the free places', {}, [1, 2, 3, 4], []],
    ['children beside the adults', { ageMinChild: 8 }, [1, 2, 3, 4], [0, 1, 2]],
    ['adults beside a child', { ageMinChild: 8, adults: 1, children: 2 }, [1, 2], [0, 1, 2, 3]],
    ['a party that is too large by now', { free: 1 }, [1, 2], []],
    ['twenty travellers at most', { free: 40, adults: 19 }, range(20), []],
    [
      'children without adults, on trips without parents',
      { ageMinChild: 8, adults: 0, children: 2, isWithoutParents: true },
      [0, 1, 2],
      [1, 2, 3, 4],
    ],
    [
      'adults to replace by children, on trips without parents',
      { ageMinChild: 8, adults: 1, children: 1, isWithoutParents: true },
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ],
  ])('list %s', (_case, changes, adults, children) => {
    expect(partyChoices({ ...party, ...changes })).toEqual({ adults, children })
  })
})

function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
