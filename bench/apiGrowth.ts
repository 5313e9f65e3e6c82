import pg from 'pg'
import { openDatabase } from '#api/db/client.ts'
import { benchNow } from '#bench/largeDatabase.ts'
import { loadHttp, ms } from '#bench/measure.ts'
import { row, type Section } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { testApi } from '#tests/support/testApi.ts'

const paths = {
  'expedition by id': '/api/v1/expeditions/77',
  'its reviews': '/api/v1/expeditions/77/reviews',
  'its departures': '/api/v1/expeditions/77/departures',
  'similar ones': '/api/v1/expeditions/77/similar-expeditions',
  'last reviews': '/api/v1/reviews/last',
  featured: '/api/v1/expeditions/featured',
  'catalogue, first page': '/api/v1/expeditions/search',
  'search: text and 3 filters': '/api/v1/expeditions/search?q=kayak&countries=FR&level=2-3&duration=4-8',
}

const quietWithinMs = 10_000
const othersConnected = `select count(*)::int as number from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
const expeditions = 'select count(*)::int as number from expeditions'
const rowsReadSoFar =
  'select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::float8 as number from pg_stat_user_tables'

type Cost = { rows: number; p50: number }

/** Measures the cost of a read in catalogues of growing size: rows by PostgreSQL's counters, and time. */
export async function benchGrowth(urls: string[]): Promise<Section> {
  const sizes: number[] = []
  const found: Record<string, Cost>[] = []
  for (const url of urls) {
    sizes.push(await numberIn(url, expeditions))
    found.push(await costs(url))
  }
  const rows = Object.keys(paths).map((read) => {
    const each = found.map((costs) => costs[read] ?? { rows: Number.NaN, p50: Number.NaN })
    const [before, last] = each.slice(-2).map((cost) => cost.rows)
    const measured = `${each.map((cost) => cost.rows).join(', ')} rows; p50 ${each.map(({ p50 }) => ms(p50)).join(', ')} ms`
    return row(read, measured, 'rows as before, ± 10 %', Number(last) <= Number(before) * 1.1)
  })
  const numbers = new Intl.ListFormat('en').format(sizes.map((size) => size.toLocaleString('en')))
  return { title: `api, growth: ${numbers} expeditions`, rows }
}

async function costs(databaseUrl: string): Promise<Record<string, Cost>> {
  const rows = new Map<string, number>()
  for (const path of Object.values(paths)) rows.set(path, await rowsFor(databaseUrl, path))
  const found: Record<string, Cost> = {}
  const api = await startApiProcess({ DATABASE_URL: databaseUrl, DEMO_NOW: benchNow })
  try {
    for (const [name, path] of Object.entries(paths))
      found[name] = { rows: rows.get(path) ?? 0, p50: (await loadHttp(api.url, [path], 1, 1)).p50 }
  } finally {
    await stopProcess(api.child)
  }
  return found
}

/** Counts the rows that PostgreSQL reads for the third request of a process, which then caches the response. */
async function rowsFor(databaseUrl: string, path: string): Promise<number> {
  return (await rowsForTimes(databaseUrl, path, 3)) - (await rowsForTimes(databaseUrl, path, 2))
}

async function rowsForTimes(databaseUrl: string, path: string, times: number): Promise<number> {
  const before = await rowsRead(databaseUrl)
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  const api = await testApi(db, { clock: () => new Date(benchNow) })
  for (let index = 0; index < times; index++) await api.inject(path)
  await api.close()
  await close()
  return (await rowsRead(databaseUrl)) - before
}

/** Reads the counters once every other connection has closed and reported its own. */
async function rowsRead(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const end = performance.now() + quietWithinMs
  while ((await findNumber(client, othersConnected)) > 0)
    if (performance.now() > end) throw new Error('Somebody else is connected to the database.')
  const rows = await findNumber(client, rowsReadSoFar)
  await client.end()
  return rows
}

async function findNumber(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ number: number }>(query)
  return rows[0]?.number ?? 0
}

async function numberIn(connectionString: string, query: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const number = await findNumber(client, query)
  await client.end()
  return number
}
