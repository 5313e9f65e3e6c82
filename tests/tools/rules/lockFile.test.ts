import { expect, test } from 'vitest'
import { lockFile } from '#tools/rules/lockFile.ts'

const lock = (entry: string, path = 'package-lock.json') =>
  lockFile([{ path, text: `{\n  "a": ${entry}\n}` }])

test.each(['package-lock.json', 'bench/lab/package-lock.json'])(
  'rejects a download address in %s',
  (path) => {
    expect(lock('{ "resolved": "https://packages.example/a-1.0.0.tgz" }', path)).toMatchObject([
      { path, line: 2 },
    ])
  },
)

test('accepts a version, a hash and a link inside the repository', () => {
  expect(lock('{ "version": "1.0.0", "integrity": "sha512-x", "resolved": "packages/a" }')).toEqual([])
})
