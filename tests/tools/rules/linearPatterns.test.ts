import { expect, test } from 'vitest'
import { linearPatterns } from '#tools/rules/linearPatterns.ts'

const found = (text: string, path = 'server/x.ts') =>
  linearPatterns([{ path, text }]).map(({ line, message }) => `${line} ${message}`)

test.each([
  ['const a = 1\nconst trailing = /\\/+$/', '2 /\\/+$/ takes quadratic time, as for a run of "/"'],
  ['const twice = /^\\d*\\w+!/', '1 /^\\d*\\w+!/ takes quadratic time, as for a run of "0"'],
  ['const nested = /^(a+)+$/', '1 /^(a+)+$/ takes exponential time, as for a run of "a"'],
  ["const name = { pattern: '^ *x? *$' }", '1 /^ *x? *$/ takes quadratic time, as for a run of " "'],
  ["const made = new RegExp('a+b')", '1 /a+b/ takes quadratic time, as for a run of "a"'],
])('reports %s', (text, finding) => {
  expect(found(text)).toEqual([finding])
})

test.each(['/(?<!\\/)\\/+$/', '/^\\d+$/', '/\\b\\d+:\\d+$/', '/^(?:\\d{3}){1,7}$/'])(
  'accepts %s',
  (pattern) => {
    expect(found(`const linear = ${pattern}`)).toEqual([])
  },
)

test('leaves out tests and tools, which read no foreign text', () => {
  expect(found('const slow = /a+b/', 'tests/x.test.ts')).toEqual([])
})
