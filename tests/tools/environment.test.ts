import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('lists the same variables in docs/environment.md and .env.example', () => {
  const rows = readFileSync('docs/environment.md', 'utf8').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? []
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? [])
  const lines = readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z_]+(?==)/gm) ?? []
  expect(lines.toSorted()).toEqual(documented.toSorted())
})

test('lists each variable that a program reads in .env.example', () => {
  const sources = ['api/env.ts', 'gateway/server/env.ts', 'server/env.ts']
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const read = [...sources.matchAll(/source\.([A-Z_]+)|\(source, '([A-Z_]+)'/g)].map(
    ([, plain, named]) => plain ?? named,
  )
  const prefixes = [...sources.matchAll(/readProvider\(source, '([A-Z]+)', '([A-Z_]+)'/g)].flatMap(
    ([, prefix, base]) => [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`, base],
  )
  const example = readFileSync('.env.example', 'utf8')
  const names = new Set([...read, ...prefixes].filter((name) => name !== 'GOOGLE' && name !== 'FACEBOOK'))
  expect(names.size).toBeGreaterThan(20)
  for (const name of names) expect(example).toContain(`\n${name}=`)
})
