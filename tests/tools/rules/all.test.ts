import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRepository, rules } from '#tools/rules/all.ts'

test.each(Object.values(rules))('$name has a test that makes it fail', ({ name }) => {
  expect(existsSync(`tests/tools/rules/${name}.test.ts`)).toBe(true)
})

test('the repository is what git tracks or would track', () => {
  const files = readRepository()
  expect(files.find(({ path }) => path === 'package.json')?.text).toContain('"explora"')
  expect(files.filter(({ path }) => path.startsWith('node_modules/'))).toEqual([])
})
