import { expect, test } from 'vitest'
import { importCycles } from '#tools/rules/importCycles.ts'

const packageJson = { path: 'package.json', text: '{ "imports": { "#api/*": "./api/*" } }' }
const a = { path: 'api/a.ts', text: "import { b } from '#api/b.ts'" }
const b = { path: 'api/b.ts', text: "export { c } from './c/c.ts'" }

test('reports a file that imports itself through others', () => {
  const c = { path: 'api/c/c.ts', text: "import { a } from '../a.ts'" }
  expect(importCycles([packageJson, a, b, c])).toEqual([
    { path: 'api/a.ts', line: 1, message: 'import cycle: api/a.ts → api/b.ts → api/c/c.ts → api/a.ts' },
  ])
})

test('reports a cycle of types', () => {
  const c = { path: 'api/c/c.ts', text: "import type { A } from '../a.ts'" }
  expect(importCycles([packageJson, a, b, c])).toHaveLength(1)
})

test('accepts two paths to the same file', () => {
  const both = { path: 'api/both.ts', text: "import '#api/b.ts'\nimport '#api/c/c.ts'" }
  const c = { path: 'api/c/c.ts', text: 'export const c = 1' }
  expect(importCycles([packageJson, both, a, b, c])).toEqual([])
})
