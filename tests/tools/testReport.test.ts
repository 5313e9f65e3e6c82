import { expect, test } from 'vitest'
import type { Machine } from '#tools/programs.js'
import { leftOut, totals } from '#tools/testReport.ts'

const file = (isOk: boolean, passed: number, failed: number) => ({ isOk, passed, failed })

test.each([
  ['every test passed', [file(true, 2, 0)], false, 2, 0],
  ['a test failed', [file(false, 1, 1)], true, 1, 1],
  ['a file could not be read', [file(true, 1, 0), file(false, 0, 0)], true, 1, 1],
  ['a run failed outside its tests', [file(true, 1, 0)], true, 1, 1],
  ['no test ran', [], false, 0, 1],
])('counts: %s', (_, files, hasFailed, passed, failed) => {
  expect(totals({ files, hasFailed })).toEqual({ passed, failed })
})

test('names the tests of a missing program and the command that installs it', () => {
  const machine: Machine = { manager: 'apt-get', isRoot: false, maySudo: false }
  expect(leftOut(['nginx'], machine)).toBe(`Left out, because this machine has no nginx:
  tests/deploy/cluster.test.ts
To run them: sudo apt-get install nginx`)
  expect(leftOut([], machine)).toBe('')
})
