import { expect, test } from 'vitest'
import { lockFile } from '#tools/rules/lockFile.ts'

const lock = (entry: string) => lockFile([{ path: 'package-lock.json', text: `{\n  "a": ${entry}\n}` }])

test('a lock file that says where to download from is a finding', () => {
  expect(lock('{ "resolved": "https://packages.example/a-1.0.0.tgz" }')).toMatchObject([{ line: 2 }])
})

test('a version, a hash, or a link inside the repository is none', () => {
  expect(lock('{ "version": "1.0.0", "integrity": "sha512-x", "resolved": "packages/a" }')).toEqual([])
})
