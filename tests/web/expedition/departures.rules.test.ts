import { describe, expect, test } from 'vitest'
import { chosenOf, isBookable, obstacleTo, partySizes } from '#web/features/departures/departures.rules.ts'
import { departure } from './departure.ts'

const full = departure({ id: 'full', availableCount: 0, status: 'FULL' })
const canceled = departure({ id: 'canceled', availableCount: 4, status: 'CANCELED' })
const two = departure({ id: 'two', availableCount: 2 })

test.each([
  ['full', full, false],
  ['cancelled, whatever its places', canceled, false],
  ['open', two, true],
])('a departure that is %s', (_case, each, expected) => {
  expect(isBookable(each)).toBe(expected)
})

describe('the chosen departure', () => {
  test.each([
    ['nothing chosen: the first that can be booked', undefined, 'two'],
    ['the one chosen', 'two', 'two'],
    ['the one chosen, though it has become full: nobody is moved silently', 'full', 'full'],
    ['one that is gone: the first that can be booked', 'gone', 'two'],
  ])('%s', (_case, chosenId, expected) => {
    expect(chosenOf([full, canceled, two], chosenId)?.id).toBe(expected)
  })

  test('selects none when none can be booked', () => {
    expect(chosenOf([full, canceled], undefined)).toBeUndefined()
  })
})

test.each([
  [2, 1, [1, 2]],
  [2, 3, [1, 2, 3]],
  [0, 1, [1]],
])('%i places left, %i requested: allows %j', (availableCount, requested, expected) => {
  expect(partySizes({ availableCount, status: 'OPEN' }, requested)).toEqual(expected)
})

test('no party is larger than twenty', () => {
  expect(partySizes({ availableCount: 60, status: 'OPEN' }, 1)).toHaveLength(20)
})

test.each([
  [canceled, 1, 'CLOSED'],
  [full, 1, 'FULL'],
  [two, 3, 'TOO_FEW'],
  [two, 2, undefined],
])('reports the obstacle: %#', (each, travellers, expected) => {
  expect(obstacleTo(each, travellers)).toBe(expected)
})
