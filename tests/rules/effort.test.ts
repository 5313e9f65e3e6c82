import fc from 'fast-check'
import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { computeCapacity, type Feeling, outingBounds } from '#rules/effort.ts'
import { compareLevels, computeEffort } from '#rules/fit.ts'

type Case = [km: number, ascentM: number, hours: number, feeling: Feeling, expected: object]

test.each<Case>([
  [14, 800, 5, 'TIRED', { effort: 22, pace: 4.4, capacity: 22, level: 3 }],
  [14, 800, 5, 'FRESH', { capacity: 25.3, level: 3 }],
  [14, 800, 5, 'EXHAUSTED', { capacity: 18.7, level: 2 }],
  [14, 800, 7, 'TIRED', { effort: 22, pace: 3.1, capacity: 17.3, level: 2 }],
  [18, 1000, 6.5, 'TIRED', { effort: 28, capacity: 28, level: 4 }],
  [25, 1500, 9, 'TIRED', { effort: 40, capacity: 40, level: 5 }],
  [10, 600, 4, 'TIRED', { effort: 16, pace: 4, capacity: 16, level: 2 }],
  [9.9, 600, 3.9, 'TIRED', { effort: 15.9, capacity: 15.9, level: 1 }],
  [1, 0, 24, 'EXHAUSTED', { effort: 1, capacity: 0, level: 1 }],
  [36, 0, 9, 'TIRED', { capacity: 36, level: 5 }],
  [35.9, 0, 8, 'TIRED', { capacity: 35.9, level: 4 }],
  [80, 5000, 10, 'FRESH', { effort: 130, pace: 13, capacity: 149.5, level: 5 }],
])('%d km, %d m, %d h, %s', (km, ascentM, hours, feeling, expected) => {
  expect(computeCapacity({ km, ascentM, hours, feeling })).toMatchObject(expected)
})

test.each([
  [3, 3, 'WITHIN'],
  [1, 5, 'WITHIN'],
  [4, 3, 'CHALLENGE'],
  [5, 3, 'TOO_EARLY'],
])('a trip of level %d for a traveller of level %d: %s', (level, ofTraveller, fit) => {
  expect(compareLevels(level, ofTraveller)).toBe(fit)
})

test('finds 37 trips of the demonstration within a day of 22, ten a challenge, and the GR20 too early', () => {
  const { level } = computeCapacity({ km: 14, ascentM: 800, hours: 5, feeling: 'TIRED' })
  const listSlugs = (fit: string) =>
    catalogue.expeditions
      .filter((trip) => compareLevels(trip.level_number, level) === fit)
      .map(({ slug }) => slug)
  expect([listSlugs('WITHIN').length, listSlugs('CHALLENGE').length]).toEqual([37, 10])
  expect(listSlugs('TOO_EARLY')).toEqual(['gr20-nord-l-essentiel'])
})

test('counts 100 m of ascent as a kilometre', () => {
  expect(computeEffort({ km: 10, ascentM: 1080 })).toBe(20.8)
})

const within = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true })
const outing = fc.record({
  km: within(outingBounds.km),
  ascentM: within(outingBounds.ascentM),
  hours: within(outingBounds.hours),
})

test('never lowers the level for more effort, fewer hours or a better feeling', () => {
  fc.assert(
    fc.property(outing, within([0, 40]), within([0.01, 1]), (first, more, part) => {
      const getLevel = (changed: Partial<typeof first>, feeling: Feeling) =>
        computeCapacity({ ...first, ...changed, feeling }).level
      const level = getLevel({}, 'TIRED')
      expect(getLevel({ km: first.km + more }, 'TIRED')).toBeGreaterThanOrEqual(level)
      expect(getLevel({ ascentM: first.ascentM + more }, 'TIRED')).toBeGreaterThanOrEqual(level)
      expect(getLevel({ hours: first.hours * part }, 'TIRED')).toBeGreaterThanOrEqual(level)
      expect(getLevel({}, 'FRESH')).toBeGreaterThanOrEqual(level)
      expect(getLevel({}, 'EXHAUSTED')).toBeLessThanOrEqual(level)
    }),
  )
})
