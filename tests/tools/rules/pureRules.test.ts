import { expect, test } from 'vitest'
import { pureRules } from '#tools/rules/pureRules.ts'

const namesIn = (text: string, path = 'rules/a.ts') =>
  pureRules([{ path, text }]).map(({ message }) => message.split(':')[0])

test.each([
  ['const a = Date.now()', 'Date.now'],
  ['const a = new Date()', 'new Date()'],
  ['const a = Date()', 'Date()'],
  ['const a = Temporal.Now.plainDateISO()', 'Temporal.Now'],
  ['const a = Math.random()', 'Math.random'],
  ['await fetch(a)', 'fetch'],
  ['a.map(fetch)', 'fetch'],
  ['setTimeout(a, 5)', 'setTimeout'],
  ['setInterval(a, 5)', 'setInterval'],
  ['const a = performance.now()', 'performance'],
  ['const a = crypto.randomUUID()', 'crypto'],
  ['const a = process.env.A', 'process'],
  ['globalThis.fetch(a)', 'globalThis.fetch'],
  ["import { a } from 'suncalc'", 'suncalc'],
  ["import { a } from 'node:fs'", 'node'],
  ["const a = await import('#rules/b.ts')", 'import()'],
])('refuses %s in a rule', (text, name) => {
  expect(namesIn(text)).toContain(name)
})

test('names the line', () => {
  expect(pureRules([{ path: 'rules/ask/a.ts', text: 'const a = 1\nconst b = Math.random()' }])).toEqual([
    {
      path: 'rules/ask/a.ts',
      line: 2,
      message: 'Math.random: a rule has no clock, chance or input of its own; pass it in',
    },
  ])
})

test('accepts given days, computation and other rules', () => {
  const text = "import { a } from '#rules/a.ts'\nconst b = new Date(day)\nconst c = Date.UTC(2027, 1)"
  expect(namesIn(text)).toEqual([])
  expect(namesIn('const a = Math.round(new Date(`${day}T00:00:00Z`).getTime())')).toEqual([])
})

test('leaves the other parts alone', () => {
  for (const path of ['web/src/a.ts', 'api/clock.ts', 'tests/rules/a.test.ts'])
    expect(namesIn('const a = Date.now()', path)).toEqual([])
})
