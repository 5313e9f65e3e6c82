import { expect, test } from 'vitest'
import { snapshots } from '#tools/rules/snapshots.ts'

const inTest = (text: string) => snapshots([{ path: 'tests/api/x.test.ts', text }])

test.each([
  'toMatchSnapshot',
  'toMatchInlineSnapshot',
  'toMatchFileSnapshot',
  'toThrowErrorMatchingSnapshot',
  'toThrowErrorMatchingInlineSnapshot',
])('reports %s', (matcher) => {
  expect(inTest(`\nexpect(answer).${matcher}()`)).toMatchObject([{ path: 'tests/api/x.test.ts', line: 2 }])
})

test('reports a stored snapshot', () => {
  expect(snapshots([{ path: 'tests/__snapshots__/x.test.ts.snap', text: '' }])).toHaveLength(1)
})

test('accepts an assertion', () => {
  expect(inTest('expect(answer).toEqual({ ok: true })')).toEqual([])
})
