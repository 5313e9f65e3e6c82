import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoKey } from '#api/modules/keys/apiKey.domain.ts'
import { openAgency } from '#bench/agency/openAgency.ts'
import { fill } from '#bench/largeDatabase.ts'
import { median, ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { row, type Section } from '#bench/page.ts'
import { isRecord, parse } from '#schema/json.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

const trips = 48
const attackMs = 8_000
const everyMs = 100
/** A page of another visitor is answered within this time. */
const goalMs = 300

type Attack = {
  name: string
  perSecond: number
  send: (url: string, cookie: string) => Promise<unknown>
  /** Sends the cookie of the owner. */
  isStaff?: boolean
  /** The page that the visitor reads: `/faq` unless the attack meets the api. */
  page?: (number: number) => string
}

const marks = (count: number) => `a${'\u0301\u0323'.repeat(count / 2)}`
const post =
  (path: string, body: object, headers: Record<string, string> = {}) =>
  (url: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1', ...headers },
      body: JSON.stringify(body),
    }).then((response) => response.arrayBuffer())
const get = (path: string) => (url: string) =>
  fetch(url + path, { headers: { 'x-forwarded-for': '198.51.100.1' } }).then((response) =>
    response.arrayBuffer(),
  )

const signUp = {
  query: 'mutation ($i: SignUpInput!) { signUp(input: $i) { errors { code } } }',
  variables: {
    i: { email: 'x', password: 'abcdef', lastName: 'B', newsletter: false, firstName: marks(60_000) },
  },
}
const keys = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`${n}`.padEnd(250, 'k'), 1]))
const unknownKeys = {
  query: signUp.query,
  variables: {
    i: { email: 'x', password: 'abcdef', firstName: 'A', lastName: 'B', newsletter: false, ...keys },
  },
}
const booking = { productId: '1', notes: marks(60_000) }
const asReseller = { authorization: `Bearer ${demoKey}` }
const table = `name;description\nTour;${marks(100_000)}\n`
const dryRun = {
  query:
    'mutation ($fileId: ID!) { agencyDryRunImport(fileId: $fileId, kind: EXPEDITIONS) { errors { code } } }',
}

/** Sends a table with one cell of marks, and begins its dry run. */
async function importTable(url: string, cookie: string): Promise<void> {
  const origin = url.replace('127.0.0.1', 'localhost')
  const headers = { cookie, origin, 'x-forwarded-for': '198.51.100.1' }
  const sent = await fetch(`${url}/agence/fichiers/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: table,
  })
  const received = parse(isRecord, await sent.text())
  await post('/graphql', { ...dryRun, variables: { fileId: received?.fileId } }, headers)(url)
}

/** A search that no response cache has. */
const newSearch = (number: number) => `/expeditions?price=0-${1_000 + number}`
const event = { id: 'x'.repeat(60_000) }

const attacks: Attack[] = [
  { name: 'none', perSecond: 0, send: async () => undefined },
  { name: 'none, while searches are read', perSecond: 0, send: async () => undefined, page: newSearch },
  { name: 'a path of 8 kB', perSecond: 20, send: get(`/flags/${'%41'.repeat(2_600)}`) },
  { name: 'a sign-up with 120 kB of combining marks', perSecond: 0.5, send: post('/graphql', signUp) },
  { name: '400 unknown variables of 250 characters', perSecond: 3, send: post('/graphql', unknownKeys) },
  {
    name: 'a reseller’s notes of 120 kB of combining marks',
    perSecond: 2,
    send: post('/octo/bookings', booking, asReseller),
    page: newSearch,
  },
  {
    name: 'a table with a cell of 200 kB of combining marks, one in 4 s',
    perSecond: 0.25,
    send: importTable,
    isStaff: true,
    page: newSearch,
  },
  { name: 'forged events of 60 kB', perSecond: 20, send: post('/payments/webhooks/stripe', event) },
]

/** Sends each attack of findings 1 to 5 and 14 while another address reads pages; both programs with all limits on. */
export async function benchAttacks(): Promise<Section[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-attacks-'))
  try {
    await fill({ DATA_DIR: dataDir }, trips)
    return [
      {
        title: `pages of another visitor under attack, ${options.product}`,
        rows: await measureAttacks(dataDir),
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function measureAttacks(dataDir: string) {
  const rows = []
  for (const attack of attacks) {
    // A fresh product each: limits of one attack do not shelter the next.
    const product = await start(dataDir)
    const cookie = attack.isStaff ? await openAgency(product.url) : ''
    const times = await measure(product.url, attack, cookie)
    await stopProcess(product.child)
    const answered = times.filter((time) => time !== undefined)
    const slowest = Math.max(...answered)
    const measured = `${answered.length} of ${times.length} answered, median ${ms(median(answered))}, slowest ${ms(slowest)}`
    const isMet = answered.length === times.length && slowest <= goalMs
    rows.push(row(attack.name, measured, `all, within ${goalMs} ms`, isMet))
  }
  return rows
}

async function start(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    cwd: options.product,
    env: {
      ...childEnv(),
      PORT: `${port}`,
      API_PORT: `${apiPort}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady({ url, child, output: () => 'its output is above' })
  await readPage(`${url}/faq`)
  return { url, child }
}

/** Times of the pages of a visitor while the attack lasts; undefined where a page was refused. */
async function measure(
  url: string,
  { perSecond, send, page = () => '/faq' }: Attack,
  cookie: string,
): Promise<(number | undefined)[]> {
  // The first of its kind compiles: no attack does that.
  await readPage(url + page(0))
  const end = performance.now() + attackMs
  const sent: Promise<unknown>[] = []
  const attacking = (async () => {
    while (perSecond > 0 && performance.now() < end) {
      sent.push(send(url, cookie).catch(() => undefined))
      await wait(1_000 / perSecond)
    }
  })()
  const times: (number | undefined)[] = []
  while (performance.now() < end) {
    const begunAt = performance.now()
    const isAnswered = await readPage(url + page(times.length + 1))
    times.push(isAnswered ? performance.now() - begunAt : undefined)
    await wait(everyMs)
  }
  await attacking
  await Promise.all(sent)
  return times
}

async function readPage(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  await response.arrayBuffer()
  return response.ok
}
