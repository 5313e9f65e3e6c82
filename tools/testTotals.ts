import { existsSync, readFileSync } from 'node:fs'

type Report = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** What vitest's report says, in one line. A file that could not even be read counts as one failure. */
export function totals(report: Report): { passed: number; failed: number } {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  ).length
  const failed = report.numFailedTests + unread
  const isEmpty = report.numPassedTests === 0
  return { passed: report.numPassedTests, failed: failed === 0 && (isEmpty || !report.success) ? 1 : failed }
}

if (import.meta.main) {
  const path = process.argv[2] ?? ''
  const report: Report = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, success: false, testResults: [] }
  const { passed, failed } = totals(report)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
