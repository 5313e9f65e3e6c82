import { expect, test } from 'vitest'
import { getComparison, withCompared } from '#web/lib/site/compared.ts'

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'c', ['a', 'b', 'c']],
  [['a', 'b'], 'a', ['b', 'a']],
  [['a', 'b', 'c', 'd'], 'e', ['b', 'c', 'd', 'e']],
  [['a', 'b', 'c', 'd'], 'b', ['a', 'c', 'd', 'b']],
])('joins %o with %s', (chosen, slug, together) => {
  expect(withCompared(chosen, slug)).toEqual(together)
})

test('addresses a comparison, an empty one too', () => {
  expect(getComparison(['a', 'b'])).toBe('/comparer?trips=a,b')
  expect(getComparison([])).toBe('/comparer')
})
