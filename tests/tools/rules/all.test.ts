import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRepository, rules } from '#tools/rules/all.ts'

test.each(Object.values(rules))('$name has a test file', ({ name }) => {
  expect(existsSync(`tests/tools/rules/${name}.test.ts`)).toBe(true)
})

test('reads the files that git does not ignore', () => {
  const files = readRepository()
  expect(files.find(({ path }) => path === 'package.json')?.text).toContain('"explora"')
  expect(files.filter(({ path }) => path.startsWith('node_modules/'))).toEqual([])
})
