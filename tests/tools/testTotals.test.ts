import { expect, test } from 'vitest'
import { totals } from '#tools/testTotals.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test.each([
  [
    'every test passed',
    {
      numPassedTests: 2,
      numFailedTests: 0,
      success: true,
      testResults: [file('passed', 'passed', 'passed')],
    },
    2,
    0,
  ],
  [
    'a test failed',
    {
      numPassedTests: 1,
      numFailedTests: 1,
      success: false,
      testResults: [file('failed', 'passed', 'failed')],
    },
    1,
    1,
  ],
  [
    'a file could not be read',
    {
      numPassedTests: 1,
      numFailedTests: 0,
      success: false,
      testResults: [file('passed', 'passed'), file('failed')],
    },
    1,
    1,
  ],
  [
    'a run that failed outside its tests',
    { numPassedTests: 1, numFailedTests: 0, success: false, testResults: [file('passed', 'passed')] },
    1,
    1,
  ],
  ['no test ran', { numPassedTests: 0, numFailedTests: 0, success: true, testResults: [] }, 0, 1],
])('%s', (_, report, passed, failed) => {
  expect(totals(report)).toEqual({ passed, failed })
})
