import { globSync, readFileSync } from 'node:fs'
import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#gateway/graph/schema.ts'

const guide = readFileSync('docs/graphql.md', 'utf8')

function listNames(enumName: string): string[] {
  const codes = schema.getType(enumName)
  return isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
}

test('documents each code of a user error', () => {
  const names = listNames('UserErrorCode')
  const explained = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
  expect(explained).toEqual(expect.arrayContaining(names))
})

test('documents each code of an error', () => {
  const listed = listNames('ErrorCode')
  const sources = globSync('gateway/**/*.ts').filter((path) => !path.includes('.generated.'))
  const codes = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/code: '([A-Z_]+)'/g)].map(([, code = '']) => code),
  )
  expect(codes).toContain('QUERY_TOO_COMPLEX')
  expect(listed.filter((code) => !guide.includes(`\`${code}\``))).toEqual([])
  const known = [...listed, ...listNames('UserErrorCode')]
  expect(codes.filter((code) => !known.includes(code))).toEqual([])
})
