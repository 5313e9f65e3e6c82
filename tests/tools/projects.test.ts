import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'

const { test: whole } = config({ mode: 'whole', command: 'serve' })
const included = (whole?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
)

// A file outside all projects would never run, silently.
test.each(globSync('tests/**/*.test.{ts,tsx}'))('%s belongs to one project', (path) => {
  expect(included.filter((pattern) => matchesGlob(path, pattern))).toHaveLength(1)
})
