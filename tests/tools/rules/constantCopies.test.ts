import { expect, test } from 'vitest'
import { constantCopies } from '#tools/rules/constantCopies.ts'

const findings = (path: string, text: string) => constantCopies([{ path, text }])

test.each([
  ['a declaration of the same name', 'web/src/x.ts', 'const maxCountries = 3', 'maxCountries'],
  ['the price of the phone popup', 'gateway/x.ts', 'const limit = 990', '990'],
  ['the same price in cents', 'api/x.ts', 'if (cents > 99_000) call()', '99000'],
  ['the width of a desktop', 'web/src/x.tsx', 'const isWide = width > 993', '993'],
])('reports %s', (_, path, line, copy) => {
  expect(findings(path, `// first line\n${line}\n`)).toEqual([
    { path, line: 2, message: `${copy}: import it from schema/constants.ts` },
  ])
})

test('reports a sentence of the specification', () => {
  expect(findings('web/src/messages.ts', "const failed = 'Une erreur est survenue'")).toEqual([
    {
      path: 'web/src/messages.ts',
      line: 1,
      message: '"Une erreur est survenue": import it from schema/messages.ts',
    },
  ])
})

test.each([
  ['an import', 'web/src/x.ts', "import { maxCountries } from '#schema/constants.ts'\n"],
  ['a value that is read', 'web/src/x.ts', 'const maxCountries = filters.maxCountries'],
  ['a number that may mean anything', 'api/x.ts', 'const attempts = 3'],
  ['a test, which states what it expects', 'tests/api/x.test.ts', 'expect(price).toBe(990)'],
])('accepts %s', (_, path, text) => {
  expect(findings(path, text)).toEqual([])
})
