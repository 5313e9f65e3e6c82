import pg from 'pg'
import { startFloor } from '#bench/floor.ts'
import { benchNow } from '#bench/largeDatabase.ts'
import { type Load, loadHttp, loadLoops, median, medianLoad, ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { printTable, type Row } from '#bench/page.ts'
import { databaseUs, processorUs } from '#bench/processor.ts'
import { type ApiProcess, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

type Read = {
  name: string
  connections: number
  paths: string[]
  isUncached?: boolean
  sql?: string
  goal: string
  isMet: (load: Load) => boolean
}

type Trip = { id: number; slug: string }

/** Number of expeditions requested repeatedly: the api may answer from its cache after revalidating. */
const repeated = 2_000
const rounds = Math.min(5, options.rounds)
const secondsARound = 2
/** Number of other expeditions in each round, warm-up included. No two rounds share one, so that no cache entry applies. */
const uncachedPerRound = 10_000

/** Benchmarks public reads at 50 connections, search at 10, beside the same SQL without HTTP and a fixed buffer. */
export async function benchReads(databaseUrl: string): Promise<Row[]> {
  const api = await startApiProcess({ DATABASE_URL: databaseUrl, DEMO_NOW: benchNow, LOG_LEVEL: 'warn' })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const { rows } = await pool.query(
    'select expedition_id as id, slug from expedition_documents order by md5(slug) limit $1',
    [repeated + (rounds + 1) * uncachedPerRound],
  )
  const table: ReturnType<typeof toCells>[] = []
  try {
    for (const read of reads(rows.slice(0, repeated), rows.slice(repeated)))
      table.push(
        await benchRead(
          api,
          pool,
          read,
          rows.map(({ id }) => id),
        ),
      )
  } catch (cause) {
    throw new Error(`The reads ended early. Output of the api: ${api.output()}`, { cause })
  } finally {
    await pool.end()
    await stopProcess(api.child)
  }
  printTable('api, PostgreSQL: reads', table)
  return table.map(toRow)
}

/** Selects the columns that the report shows. */
const toRow = (cells: ReturnType<typeof toCells>): Row => ({
  what: `${cells.read}, ${cells.connections} connections`,
  measured: `p50 ${cells['p50 ms']}, p95 ${cells['p95 ms']}, p99 ${cells['p99 ms']} ms; ÷ fixed buffer ${cells['÷ fixed buffer']}, ÷ same SQL ${cells['÷ same SQL, no HTTP']}`,
  goal: cells.goal,
  met: cells.met,
})

type Cost = { apiUs: number; databaseUs: number }

async function benchRead(api: ApiProcess, pool: pg.Pool, read: Read, ids: number[]) {
  const sample = await (await fetch(`${api.url}${read.paths[0]}`)).arrayBuffer()
  const floor = await startFloor(sample.byteLength)
  const { sql } = read
  const query = (round: number) =>
    pool.query({ name: read.name, text: sql ?? '', values: [ids[round % ids.length]] })
  const loads: { api: (Load & Cost)[]; sql: Load[]; buffer: Load[] } = { api: [], sql: [], buffer: [] }
  try {
    await loadHttp(api.url, listPaths(read, rounds), read.connections, secondsARound)
    for (let round = 0; round < rounds; round++) {
      loads.api.push(await loadApi(api, pool, read, round))
      if (sql) loads.sql.push(await loadLoops(query, read.connections, 1))
      loads.buffer.push(await loadHttp(floor.url, ['/'], read.connections, 1))
    }
  } finally {
    await floor.stop()
  }
  return toCells(read, loads)
}

/** Measures processor time too: unlike latency, it hardly depends on other load of the machine. */
async function loadApi(api: ApiProcess, pool: pg.Pool, read: Read, round: number): Promise<Load & Cost> {
  const pid = api.child.pid ?? 0
  const before = { api: processorUs(pid), database: await databaseUs(pool) }
  const load = await loadHttp(api.url, listPaths(read, round), read.connections, secondsARound)
  const answers = load.perSecond * secondsARound
  return {
    ...load,
    apiUs: (processorUs(pid) - before.api) / answers,
    databaseUs: ((await databaseUs(pool)) - before.database) / answers,
  }
}

function listPaths({ paths, isUncached }: Read, round: number): string[] {
  return isUncached ? paths.slice(round * uncachedPerRound, (round + 1) * uncachedPerRound) : paths
}

function toCells(read: Read, loads: { api: (Load & Cost)[]; sql: Load[]; buffer: Load[] }) {
  const own = medianLoad(loads.api)
  const met: Row['met'] = read.isMet(own) ? 'yes' : 'no'
  const ratio = (floors: Load[]) =>
    floors.length > 0 ? (own.perSecond / medianLoad(floors).perSecond).toFixed(2) : '–'
  const us = (of: keyof Cost) => Math.round(median(loads.api.map((load) => load[of])))
  return {
    read: read.name,
    connections: read.connections,
    'p50 ms': ms(own.p50),
    'p95 ms': ms(own.p95),
    'p99 ms': ms(own.p99),
    'p99 of the buffer': ms(medianLoad(loads.buffer).p99),
    'answers a second': Math.round(own.perSecond),
    '÷ same SQL, no HTTP': ratio(loads.sql),
    '÷ fixed buffer': ratio(loads.buffer),
    'processor µs: api, PostgreSQL': `${us('apiUs')}, ${us('databaseUs')}`,
    goal: read.goal,
    met,
  }
}

function reads(rows: Trip[], others: Trip[]): Read[] {
  const goal = { connections: 50, goal: 'p99 ≤ 15 ms', isMet: (load: Load) => load.p99 <= 15 }
  const each = (path: (trip: Trip) => string) => rows.map(path)
  const uncached = (name: string, path: string): Read => ({
    ...goal,
    name: `${name}, each once`,
    isUncached: true,
    paths: others.map(({ id }) => `/api/v1/expeditions/${id}${path}`),
  })
  return [
    {
      ...goal,
      name: 'expedition by id',
      paths: each((row) => `/api/v1/expeditions/${row.id}`),
      sql: 'select detail::text from expedition_documents where expedition_id = $1',
    },
    { ...goal, name: 'expedition by slug', paths: each((row) => `/api/v1/expeditions/${row.slug}`) },
    {
      ...goal,
      name: 'its reviews',
      paths: each((row) => `/api/v1/expeditions/${row.id}/reviews`),
      sql: 'select * from reviews where expedition_id = $1 order by published_on desc, id desc limit 50',
    },
    {
      ...goal,
      name: 'its departures',
      paths: each((row) => `/api/v1/expeditions/${row.id}/departures`),
      sql: `select * from departures left join guides on guides.id = guide_id where expedition_id = $1 and start_on > '2027-03-10' order by start_on, departures.id`,
    },
    {
      ...goal,
      name: 'similar ones',
      paths: each((row) => `/api/v1/expeditions/${row.id}/similar-expeditions`),
      sql: 'select near.card::text from expedition_documents as own, unnest(own.similar_ids) as near_id join expedition_documents as near on near.expedition_id = near_id where own.expedition_id = $1',
    },
    // A small catalogue has too few expeditions for uncached rounds.
    ...(others.length < (rounds + 1) * uncachedPerRound
      ? []
      : [
          uncached('expedition by id', ''),
          uncached('its reviews', '/reviews'),
          uncached('its departures', '/departures'),
          uncached('similar ones', '/similar-expeditions'),
        ]),
    {
      name: 'search: text, 3 filters, all facets',
      connections: 10,
      goal: 'p95 ≤ 60 ms',
      isMet: (load) => load.p95 <= 60,
      paths: searches(),
    },
  ]
}

/** Combines texts and filters, never the same twice in a row. */
function searches(): string[] {
  const texts = [
    'kayak',
    'randonnee',
    'raquettes',
    'bivouac lac',
    'refuge',
    'velo',
    'aurores',
    'canoe riviere',
    'trek montagne',
    'glacier',
  ]
  const filters = [
    'countries=FR&level=2-3&duration=4-8',
    'countries=FR,IT&expedition_type=expedition&price=400-1200',
    'family_friendly=1&countries=FR&level=1-2',
    'vacation=ete&level=3&duration=5-9',
  ]
  return texts.flatMap((text) =>
    filters.map((filter) => `/api/v1/expeditions/search?q=${encodeURIComponent(text)}&${filter}`),
  )
}
