import { expect, test } from 'vitest'
import { casts } from '#tools/rules/casts.ts'

test('reports a cast with its line', () => {
  const text = 'const a = 1\nconst b = a as unknown\nconst c = b as any\n'
  expect(casts([{ path: 'api/x.ts', text }])).toMatchObject([
    { path: 'api/x.ts', line: 2 },
    { path: 'api/x.ts', line: 3 },
  ])
})

test('accepts as const, satisfies, renamed imports and generated code', () => {
  const text = "import { a as b } from './a.ts'\nconst c = [b] as const satisfies string[]\n"
  expect(casts([{ path: 'api/x.ts', text }])).toEqual([])
  expect(casts([{ path: 'schema/generated/graph.ts', text: 'const c = 1 as Id' }])).toEqual([])
})

test('requires the exact number of casts in a listed file', () => {
  const seam = (text: string) => casts([{ path: 'api/db/client.ts', text }])
  expect(seam('const a = 1 as Id')).toEqual([])
  expect(seam('const a = 1 as Id\nconst b = 2 as Id')).toMatchObject([{ line: 2 }])
  expect(seam('const a = 1')).toMatchObject([{ message: expect.stringContaining('lower the count') }])
})
