import { expect, test } from 'vitest'
import { leftovers } from '#tools/rules/leftovers.ts'

test.each(['TODO', 'FIXME', 'XXX', '@ts-ignore', '@ts-expect-error', '@ts-nocheck'])('reports %s', (word) => {
  const text = `const a = 1\n// ${word} later\n`
  expect(leftovers([{ path: 'api/x.ts', text }])).toEqual([
    { path: 'api/x.ts', line: 2, message: `${word}: do it now, or open an issue` },
  ])
})

test.each(['skip', 'only', 'todo'])('reports a test marked %s', (name) => {
  const text = `test.${name}('it works', () => undefined)`
  expect(leftovers([{ path: 'tests/api/x.test.ts', text }])).toMatchObject([{ line: 1 }])
  expect(leftovers([{ path: 'api/x.ts', text: `stream.${name}(3)` }])).toEqual([])
})

test('accepts a complete test, and the words in a string', () => {
  const text = "test('TODO and .skip( are found', () => undefined)\n// a comment that gives a reason\n"
  expect(leftovers([{ path: 'tests/tools/x.test.ts', text }])).toEqual([])
})
