import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Row, row } from '#bench/page.ts'

/** A property of `npm test`, which runs a few of its cases. */
const what =
  '500 random sequences of bookings, payments and refunds on each database, compared with a plain model'
const path = 'tests/api/booking/booking.model.test.ts'

export async function propertyRows(): Promise<Row[]> {
  const env = { BOOKING_RUNS: '500', BOOKING_SEED: String(Date.now() % 2 ** 31) }
  const command = ['node_modules/.bin/vitest', 'run', '--mode', 'whole', '--project', 'api', path]
  const failure = await promisify(execFile)('node', command, { env: { ...process.env, ...env } }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure) console.error(failure)
  return [row(what, failure ? `failed: ${JSON.stringify(env)}` : 'all hold', 'all hold', !failure)]
}
