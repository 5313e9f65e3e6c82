import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Row, row } from '#bench/page.ts'

/** Runs the tests of this folder, which assert times, kill processes or restart a cluster. */
export async function testRows(): Promise<Row[]> {
  const command = ['node_modules/.bin/vitest', 'run', '--mode', 'bench']
  const { stdout, failure } = await promisify(execFile)('node', command, { maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => ({ stdout, failure: undefined }),
    (error: { stdout: string }) => ({ stdout: error.stdout, failure: error }),
  )
  if (failure) console.error(stdout)
  const [counts = 'no tests'] = stdout.trimEnd().split('\n').slice(-1)
  return [row('tests of times, kills and restarts', counts, 'all pass', !failure)]
}
