import { expect, test } from 'vitest'
import { fileLength } from '#tools/rules/fileLength.ts'

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) })
const short = [1, 2, 3].map((name) => file(`api/${name}.ts`, 60))

test('accepts 250 lines and reports 251', () => {
  expect(fileLength([...short, file('api/long.ts', 250)])).toEqual([])
  expect(fileLength([...short, file('web/long.css', 251)])).toEqual([
    { path: 'web/long.css', line: 251, message: '251 lines, at most 250' },
  ])
})

test('reports a median of more than 60 lines', () => {
  const files = [...short, ...[4, 5, 6, 7].map((name) => file(`api/${name}.ts`, 61))]
  expect(fileLength(files)).toMatchObject([{ message: 'the median file has 61 lines, at most 60' }])
})

test.each([
  ['gateway/README.md', 120],
  ['docs/decisions/0001-a.md', 40],
  ['bench/records/2026-11-23-a.md', 40],
])('limits %s to %i lines', (path, max) => {
  expect(fileLength([...short, file(path, max)])).toEqual([])
  expect(fileLength([...short, file(path, max + 1)])).toMatchObject([{ path, line: max + 1 }])
})

test('does not limit generated files, data and other documents', () => {
  const files = ['schema/generated/graph.ts', 'api/db/migrations/0000.ts', 'docs/security.md', 'data.json']
  expect(fileLength([...short, ...files.map((path) => file(path, 1000))])).toEqual([])
})
