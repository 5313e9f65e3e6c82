import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, findRows, openDatabase } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookExamples } from '#tests/support/bookedExamples.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { makeLarge } from '#tests/support/largeCatalogue.ts'
import { listOperations, parseDescription, samplePath } from '#tests/support/openapi.ts'
import { openInvitation } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

/** Above this many rows, reading a table whole for one response is a defect. */
const large = 10_000

/** Reads that may scan, each with its reason. */
const justified: Record<string, string> = {}

const publicReads = listOperations(parseDescription(readFileSync('schema/rest/openapi.json', 'utf8')))
  .filter(
    (operation) =>
      operation.method === 'GET' &&
      !operation.needsBearer &&
      !operation.isStream &&
      operation.path.startsWith('/api/v1/'),
  )
  .map((operation) => samplePath(operation))

const searches = [
  '/api/v1/expeditions/search',
  '/api/v1/expeditions/search?q=kayak&countries=FR&level=2&family_friendly=1',
  '/api/v1/expeditions/search?countries=FR,IT&activities=trek&sort=price&page=3',
  '/api/v1/expeditions/search?start=2027-06-01&end=2027-06-30&confirmed=1&expedition_type=expedition',
]

let url = ''
let drop: () => Promise<void> = () => Promise.resolve()
beforeAll(async () => {
  ;({ url, drop } = await createPostgres('demo'))
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  await bookExamples(db, (await signedInAccount(db)).userId)
  await openInvitation(db, 'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w')
  await payLongAgo(db, 25_000)
  await makeLarge(db, 25_000)
  await close()
}, 180_000)
afterAll(() => drop())

async function payLongAgo(db: Database, count: number): Promise<void> {
  const { userId } = await signedInAccount(db)
  await db.execute(sql`insert into payments
    (purpose, user_id, idempotency_key, amount_cents, provider, status, created_at)
    select 'balance', ${userId}, 'long ago ' || number, 100, 'stripe', 'succeeded', now() - interval '9 years'
    from generate_series(1, ${count}) as number`)
}

/** Sequential scans of large tables during a request, by PostgreSQL's counters. */
async function fetchScans(path: string): Promise<Record<string, number>> {
  const before = await scans()
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  const api = await testApi(db)
  const answer = await api.inject(path)
  await api.close()
  // A connection reports its counters when it ends.
  await close()
  expect(answer.statusCode).toBe(200)
  const after = await scans()
  return Object.fromEntries(Object.entries(after).filter(([table, count]) => count > (before[table] ?? 0)))
}

async function scans(): Promise<Record<string, number>> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  const rows = await findRows<{ table: string; scans: number }>(
    db,
    sql`select relname as table, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > ${large}`,
  )
  await close()
  return Object.fromEntries(rows.map((row) => [row.table, row.scans]))
}

test('detects a scan of the large catalogue', async () => {
  expect(Object.keys(await scans()).sort()).toEqual(
    expect.arrayContaining([
      'departures',
      'expedition_activities',
      'expedition_documents',
      'expeditions',
      'messages',
      'reviews',
    ]),
  )
  const before = await scans()
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  await db.execute(sql`select count(text) from reviews`)
  await close()
  expect((await scans()).reviews).toBeGreaterThan(before.reviews ?? 0)
})

test.each([...publicReads, ...searches, '/metrics'])('%s reads no large table whole', async (path) => {
  const found = await fetchScans(path)
  expect(justified[path] ? {} : found).toEqual({})
})
