import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the README and .env.example name the same variables', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? []
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? [])
  const lines = readFileSync('.env.example', 'utf8').match(/^[A-Z][A-Z_]+(?==)/gm) ?? []
  expect(lines.toSorted()).toEqual(documented.toSorted())
})
