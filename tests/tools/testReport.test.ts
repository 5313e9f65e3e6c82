import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Machine } from '#tools/programs.js'
import { describeLeftOut, totals } from '#tools/testReport.ts'

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
  const leftOut = { programs: ['redis-server'], files: ['tests/gateway/a.test.ts'] }
  expect(describeLeftOut(leftOut, machine)).toBe(`Left out, because this machine has no redis-server:
  tests/gateway/a.test.ts
To run them: sudo apt-get install redis-server`)
})

const nothing = { programs: [], files: [] }
const one = { programs: ['nginx'], files: ['tests/a.test.ts'] }

test.each([
  ['a failed test', { passed: 0, isOk: false, leftOut: nothing, env: {} }, 1],
  ['no failed test', { passed: 1, isOk: true, leftOut: nothing, env: {} }, 0],
  ['a test left out', { passed: 1, isOk: true, leftOut: one, env: {} }, 0],
  ['a test left out under CI', { passed: 1, isOk: true, leftOut: one, env: { CI: '1' } }, 1],
])(
  'sets the exit code of a run with %s, even if a later hook exits with 0',
  (_, { passed, isOk, leftOut, env }, code) => {
    const module = `{ ok: () => ${isOk}, children: { allTests: (state) => Array(state === 'passed' ? ${passed} : ${isOk ? 0 : 1}) } }`
    const script = `import { testReport } from '#tools/testReport.ts'
    const machine = () => ({ manager: 'apt-get', isRoot: true, maySudo: true })
    testReport(${JSON.stringify(leftOut)}, machine).onTestRunEnd([${module}], [], 'passed')
    process.exit(0)`
    const { CI: _ci, ...rest } = process.env
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...rest, ...env },
      encoding: 'utf8',
    })
    expect([run.status, run.stderr]).toEqual([code, ''])
  },
)
