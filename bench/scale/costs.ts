import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { benchNow, largeDatabase } from '#bench/largeDatabase.ts'
import { options } from '#bench/options.ts'
import { databaseUs, processorUs } from '#bench/processor.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { buildSite } from '#tools/buildSite.ts'

export const kinds = [
  'cached page',
  'uncached catalogue page',
  'cached image',
  'the account with its favourites',
  'search: text, 3 filters, all facets',
  'favourite changed',
  'sign-in',
] as const
export type Kind = (typeof kinds)[number]

/** Processor microseconds of one response in each program. */
export type Cost = { answer: Kind; gateway: number; api: number; PostgreSQL: number }

/** Measured responses: enough for seconds of processor, since Linux counts in hundredths of a second. */
const answers: Record<Kind, number> = {
  'cached page': 8_000,
  'uncached catalogue page': 400,
  'cached image': 8_000,
  'the account with its favourites': 2_000,
  'search: text, 3 filters, all facets': 1_000,
  'favourite changed': 800,
  'sign-in': 100,
}
const email = 'camille.voyage@demo.explora.test'
/** Concurrent visitors: enough for parallel work, too few for saturation. */
const visitors = 4

/** Measures the processor time of each kind of response, on PostgreSQL with ten thousand expeditions. */
export async function measureCosts(): Promise<Cost[]> {
  await buildSite()
  const [, small] = options.databases
  const database = await largeDatabase(options.expeditions / 10, small)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const quiet = { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000', DEMO_NOW: benchNow, DATA_DIR }
  const api = await startApiProcess({ ...quiet, DATABASE_URL: database.url })
  const gateway = await spawnGateway({ ...quiet, API_URL: api.url })
  try {
    await untilReady(gateway)
    const used = async () => ({
      gateway: processorUs(gateway.child.pid ?? 0),
      api: processorUs(api.child.pid ?? 0),
      PostgreSQL: await databaseUs(pool),
    })
    const requests = await fetchRequests(gateway.url)
    const costs: Cost[] = []
    for (const answer of kinds)
      costs.push({ answer, ...(await measure(requests[answer], answers[answer], used)) })
    return costs
  } finally {
    await stopProcess(gateway.child)
    await stopProcess(api.child)
    await pool.end()
    await database.stop()
    rmSync(DATA_DIR, { recursive: true })
  }
}

type Used = Omit<Cost, 'answer'>
type Send = (turn: number) => Promise<Response>

/** Measures after a warm-up of half as many requests. */
async function measure(send: Send, count: number, used: () => Promise<Used>): Promise<Used> {
  await sendAll(send, 0, count / 2)
  const before = await used()
  await sendAll(send, count / 2, count * 1.5)
  const after = await used()
  const each = (part: keyof Used) => Math.round((after[part] - before[part]) / count)
  return { gateway: each('gateway'), api: each('api'), PostgreSQL: each('PostgreSQL') }
}

async function sendAll(send: Send, from: number, to: number): Promise<void> {
  let turn = from
  const visit = async () => {
    while (turn < to) {
      const answer = await send(turn++)
      const text = await answer.text()
      if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
}

/** Builds the requests; uncached kinds never repeat one in a row. */
async function fetchRequests(url: string): Promise<Record<Kind, Send>> {
  const cookie = (await login(url)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const ids = await tripIds(url)
  const own = (query: string, variables = {}) => post(url, query, variables, { cookie })
  return {
    'cached page': () => fetch(url),
    'uncached catalogue page': (turn) => fetch(`${url}/expeditions?price=0-${5_000 + turn}`),
    'cached image': () =>
      fetch(`${url}/images/randonneurs-sentier-01.jpg?w=768`, { headers: { accept: 'image/avif' } }),
    'the account with its favourites': () =>
      own('{ me { id firstName favouriteIds favouriteCount favourites { id name } } }'),
    'search: text, 3 filters, all facets': (turn) =>
      post(url, search, { query: words[turn % words.length], maxPrice: 5_000 + turn }),
    'favourite changed': (turn) =>
      own(
        'mutation ($id: ID!, $on: Boolean!) { setFavourite(expeditionId: $id, favourite: $on) { me { favouriteCount } } }',
        {
          id: ids[turn % ids.length],
          on: Math.floor(turn / ids.length) % 2 === 0,
        },
      ),
    'sign-in': () => login(url),
  }
}

const words = ['kayak', 'randonnee', 'raquettes', 'refuge', 'velo', 'glacier']
const search = `query ($query: String, $maxPrice: Float) {
  expeditions(filter: { query: $query, countries: ["FR"], levels: [2, 3], maxPrice: $maxPrice }, first: 24) {
    totalCount nodes { id name minPrice } facets { name values { value count } }
  }
}`

const login = (url: string) =>
  post(
    url,
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    {
      email,
      password: demoPassword,
    },
  )

async function tripIds(url: string): Promise<string[]> {
  const answer = await post(url, '{ expeditions(first: 40) { nodes { id } } }')
  const { data }: { data: { expeditions: { nodes: { id: string }[] } } } = JSON.parse(await answer.text())
  return data.expeditions.nodes.map(({ id }) => id)
}

const post = (url: string, query: string, variables = {}, headers = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
