import { expect, test } from 'vitest'
import { longLived } from '#tools/rules/longLived.ts'

const linesOf = (text: string, path = 'gateway/x.ts') => longLived([{ path, text }]).map(({ line }) => line)

test('reports functions assigned to properties, and accessors of literals', () => {
  expect(linesOf('a.b = () => 1\na.b.c ??= function () {}\nthis.d = async (e) => e')).toEqual([1, 2, 3])
  expect(linesOf('const a = {\n  get b() { return 1 },\n  set b(value) {},\n}')).toEqual([2, 3])
})

test('accepts named functions, arguments, literal methods and class getters', () => {
  expect(linesOf('const f = () => 1\na.b = f\nput(a, () => 1)\na.c = put(() => 1)')).toEqual([])
  expect(linesOf('const a = { b: () => 1, c() {} }\nclass D { get e() { return 1 } }')).toEqual([])
})

test('checks the servers, but not the site', () => {
  expect(linesOf('a.b = () => 1', 'api/x.ts')).toEqual([1])
  expect(linesOf('a.b = () => 1', 'web/src/x.tsx')).toEqual([])
})
