import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Row, row } from '#bench/page.ts'

type Property = { what: string; project: string; path: string; env: Record<string, string> }

/** Properties of `npm test`, which runs a few of their cases. */
const properties: Property[] = [
  {
    what: '20 departures of 20 reservations cancelled, half of the charges failing, the api killed during each',
    project: 'api',
    path: 'tests/api/agency/departureCrash.test.ts',
    env: { DEPARTURE_ROUNDS: '20' },
  },
  {
    what: '50 holds and their ends, each published on another gateway; p95 within a second',
    project: 'gateway',
    path: 'tests/gateway/server/live/heldPlaces.test.ts',
    env: { HELD_ROUNDS: '50' },
  },
  {
    what: '2,000 random documents, each answered below 500 within 500 ms',
    project: 'gateway',
    path: 'tests/gateway/hostile/randomDocuments.test.ts',
    env: { RANDOM_DOCUMENTS: '2000' },
  },
  {
    what: '500 random sequences of bookings, payments and refunds on each database, compared with a plain model',
    project: 'api',
    path: 'tests/api/booking/booking.model.test.ts',
    env: { BOOKING_RUNS: '500', BOOKING_SEED: String(Date.now() % 2 ** 31) },
  },
]

export async function propertyRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const property of properties) rows.push(await propertyRow(property))
  return rows
}

async function propertyRow({ what, project, path, env }: Property): Promise<Row> {
  const command = ['node_modules/.bin/vitest', 'run', '--project', project, path]
  const failure = await promisify(execFile)('node', command, { env: { ...process.env, ...env } }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure) console.error(failure)
  return row(what, failure ? `failed: ${JSON.stringify(env)}` : 'all hold', 'all hold', !failure)
}
