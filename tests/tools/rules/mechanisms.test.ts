import { expect, test } from 'vitest'
import { mechanisms, mechanismsIn } from '#tools/rules/mechanisms.ts'

const holds = (text: string, path = 'api/a.ts') => mechanismsIn([{ path, text }]).length === 1

test.each([
  ['a counter of a factory', 'export function a() { let n = 0; return { add() { n += 1 } } }'],
  ['a collection of a factory', 'export function a() { const m = new Map(); return (k) => m.set(k, 1) }'],
  ['a variable of the module', 'let cached\nexport const read = () => (cached ??= load())'],
  ['a collection of the module', 'const seen = new Set()\nexport function see(k) { seen.add(k) }'],
  [
    'a variable of a returned function',
    'export const a = (url) => () => { let n = 0; return { stop() { n++ } } }',
  ],
  ['a field of a class', 'export class A { #n = 0\nadd() { this.#n += 1 } }'],
])('detects state in %s', (_, text) => {
  expect(holds(text)).toBe(true)
})

test.each([
  ['a local variable', 'export function a() { let n = 0; n += 1; return n }'],
  [
    'a variable that a callback changes',
    'export function a(l) { let n = 0; l.forEach(() => { n += 1 }); return n }',
  ],
  ['a constant table', "const names = new Map([['a', 1]])\nexport const a = (k) => names.get(k)"],
  [
    'a variable of a callback',
    'export function a() { use(() => { let gone = false; return () => { gone = true } }) }',
  ],
  ['a field that is only read', 'export class A { readonly #n = 0 }'],
])('detects no state in %s', (_, text) => {
  expect(holds(text)).toBe(false)
})

test('counts the product, without tests, tools and generated code', () => {
  const text = 'let n = 0\nexport function a() { n += 1 }'
  expect(['gateway/a.ts', 'server/a.ts', 'web/src/a.tsx'].map((path) => holds(text, path))).toEqual([
    true,
    true,
    true,
  ])
  expect(
    ['tests/a.ts', 'tools/a.ts', 'bench/a.ts', 'api/a.generated.ts'].some((path) => holds(text, path)),
  ).toBe(false)
})

test('requires a row for each mechanism, and a mechanism for each row', () => {
  const code = { path: 'api/a.ts', text: 'let n = 0\nexport function a() { n += 1 }' }
  const glossary = (path: string) => ({ path: 'docs/glossary.md', text: `| word | \`${path}\` | meaning |` })
  expect(mechanisms([code, glossary('api/a.ts')])).toEqual([])
  expect(mechanisms([code, glossary('api/b.ts')])).toMatchObject([
    { path: 'api/a.ts' },
    { path: 'docs/glossary.md' },
  ])
})
