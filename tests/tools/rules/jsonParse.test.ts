import { expect, test } from 'vitest'
import { jsonParse } from '#tools/rules/jsonParse.ts'

const check = (path: string, text: string) => jsonParse([{ path, text }])

test('reports JSON.parse in the product', () => {
  expect(check('gateway/server/x.ts', 'const a = 1\nconst b: B = JSON.parse(text)')).toEqual([
    { path: 'gateway/server/x.ts', line: 2, message: 'JSON.parse: use parse or parseJson of schema/json.ts' },
  ])
  expect(check('web/src/x.ts', 'texts.map(JSON.parse)')).toHaveLength(1)
})

test('accepts JSON.stringify, and JSON.parse in tests, bench and schema/json.ts', () => {
  expect(check('gateway/server/x.ts', 'JSON.stringify(a); parse(isString, text)')).toEqual([])
  for (const path of ['tests/api/x.test.ts', 'bench/main.ts', 'schema/json.ts'])
    expect(check(path, 'JSON.parse(text)')).toEqual([])
})
