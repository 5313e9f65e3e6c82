import { expect, test } from 'vitest'
import { casts } from '#tools/rules/casts.ts'

test('a cast is a finding, on its line', () => {
  const text = 'const a = 1\nconst b = a as unknown\nconst c = b as any\n'
  expect(casts([{ path: 'api/x.ts', text }])).toMatchObject([
    { path: 'api/x.ts', line: 2 },
    { path: 'api/x.ts', line: 3 },
  ])
})

test('as const, satisfies, a renamed import and generated code are none', () => {
  const text = "import { a as b } from './a.ts'\nconst c = [b] as const satisfies string[]\n"
  expect(casts([{ path: 'api/x.ts', text }])).toEqual([])
  expect(casts([{ path: 'schema/generated/graph.ts', text: 'const c = 1 as Id' }])).toEqual([])
})

test('a seam has its casts, no more and no fewer', () => {
  const seam = (text: string) => casts([{ path: 'api/db/client.ts', text }])
  expect(seam('const a = 1 as Id')).toEqual([])
  expect(seam('const a = 1 as Id\nconst b = 2 as Id')).toMatchObject([{ line: 2 }])
  expect(seam('const a = 1')).toMatchObject([{ message: expect.stringContaining('lower the count') }])
})
