import { expect, test } from 'vitest'
import { functionLength, longFunctions } from '#tools/rules/functionLength.ts'

const lines = (count: number, line = 'call()') => Array<string>(count).fill(line).join('\n')
const find = (text: string) => longFunctions([{ path: 'api/a.ts', text }])

test('reports a function of more than 40 lines at its first line', () => {
  const text = `const a = 1\nexport function long() {\n${lines(39)}\n}`
  expect(find(text)).toEqual([{ path: 'api/a.ts', line: 2, message: 'a function of 41 lines: 40 at most' }])
  expect(find(`function fits() {\n${lines(38)}\n}`)).toEqual([])
})

test('counts neither blank lines nor comments', () => {
  const comment = '/**\n * Why.\n */\n// Why not.\n\n'
  expect(find(`function fits() {\n${comment}${lines(38)}\n}`)).toEqual([])
})

test('counts a named function inside once, in its own length', () => {
  const inner = `function inner() {\n${lines(30)}\n}\nconst arrow = () => {\n${lines(30)}\n}`
  expect(find(`function factory() {\n${inner}\nreturn { method() {\n${lines(30)}\n}, other: 1 }\n}`)).toEqual(
    [],
  )
  expect(find(`function factory() {\nfunction inner() {\n${lines(39)}\n}\n}`)).toMatchObject([{ line: 2 }])
})

test('counts a callback with the function that passes it', () => {
  expect(find(`function outer() {\ncall(() => {\n${lines(38)}\n})\n}`)).toMatchObject([{ line: 1 }])
})

test('checks the servers and tools, but not components and tests', () => {
  const text = `function long() {\n${lines(39)}\n}`
  const at = (path: string) => functionLength([{ path, text }]).length
  expect(['api/a.ts', 'gateway/a.ts', 'server/a.ts', 'tools/a.ts', 'schema/a.ts'].map(at)).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(['web/src/a.tsx', 'tests/a.ts', 'bench/a.ts'].map(at)).toEqual([0, 0, 0])
})
