import { expect, test } from 'vitest'
import { readingMinutes } from '#web/pages/content/blog.rules.ts'

test.each([
  [0, 1],
  [219, 1],
  [330, 2],
  [1100, 5],
])('%i words take %i min', (count, minutes) => {
  const text = Array.from({ length: Math.max(0, count - 1) }, () => 'mot').join(' ')
  expect(readingMinutes([{ title: 'Titre', text: [text] }])).toBe(minutes)
})
