import { expect, test } from 'vitest'
import { biggestStage, effortOfOuting } from '#web/features/details/programme.rules.ts'

const day = (number: number, mode: string | null, km: number | null, ascent: number | null) => ({
  ...{ day: number, mode, km, ascent },
  ...{ descent: null, hours: null },
})

test('the biggest stage is the day on foot with the most effort', () => {
  const days = [
    day(1, 'à pied', 12, 300),
    day(2, 'en kayak', 40, null),
    day(3, 'à pied', 10, 1080),
    day(4, 'en raquettes', null, 900),
  ]
  expect(biggestStage(days)).toEqual({ day: 3, km: 10, ascentM: 1080, effort: 20.8 })
})

test('the first of equal stages is named, and none of a trip on water', () => {
  expect(biggestStage([day(1, 'à pied', 12, null), day(2, 'à pied', 10, 200)])?.day).toBe(1)
  expect(biggestStage([day(1, 'en kayak', 12, null), day(2, null, 12, 300)])).toBeUndefined()
})

test.each([
  ['14 800 5 TIRED 3', 22],
  [null, undefined],
  ['', undefined],
  ['14', undefined],
  ['x 800', undefined],
])('a stored « %s » has the effort %s', (stored, effort) => {
  expect(effortOfOuting(stored)).toBe(effort)
})
