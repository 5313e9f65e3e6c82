import { openDatabase } from '#api/db/client.ts'
import { departures } from '#api/db/tables.ts'
import { fillAgency } from '#bench/agency/volume.ts'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { loadLoops, ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { staffMember } from '#tests/support/staff.ts'

/** Members of the staff at once. */
const loops = 2
const volume = { reservations: 100_000, auditEntries: 2_000_000 }

type Case = { what: string; goalMs: number; path: (round: number) => string }

const from = '2027-03-10'
const cases: Case[] = [
  { what: 'departures to come', goalMs: 150, path: () => `/departures?from=${from}` },
  {
    what: 'departures of a month in two states',
    goalMs: 150,
    path: (round) =>
      `/departures?from=2027-0${4 + (round % 5)}-01&to=2027-0${4 + (round % 5)}-28&states=open,confirmed`,
  },
  {
    what: 'departures of an expedition',
    goalMs: 150,
    path: (round) => `/departures?expedition=${1 + (round % 1_000)}`,
  },
  { what: 'a departure', goalMs: 60, path: (round) => `/departures/${1 + (round % 90_000)}` },
  {
    what: 'search: a reference with O for 0',
    goalMs: 150,
    path: (round) => `/search?q=ex-bOOO${100 + (round % 900)}`,
  },
  {
    what: 'search: a name without its accent',
    goalMs: 150,
    path: (round) => `/search?q=lefevre%20${String.fromCharCode(97 + (round % 26))}ert`,
  },
  { what: 'search: a word of every address', goalMs: 150, path: () => '/search?q=example' },
  {
    what: 'search: part of an address',
    goalMs: 150,
    path: (round) => `/search?q=voyage${1_000 + (round % 90_000)}%40`,
  },
  {
    what: 'search: the end of a phone',
    goalMs: 150,
    path: (round) => `/search?q=${10_000 + (round % 89_999)}`,
  },
  { what: 'audit log', goalMs: 150, path: () => '/audit' },
  {
    what: 'audit log of an entity and a period',
    goalMs: 150,
    path: (round) => `/audit?entity=departure&entity_id=${round % 10_000}&from=2026-01-01`,
  },
  {
    what: 'audit log by a word and an action',
    goalMs: 150,
    path: (round) => `/audit?q=${100_000 + round}&action=guide.changed`,
  },
]

/** The lists of the agency on PostgreSQL, as two members of the staff use them. */
export async function benchAgency(): Promise<Section[]> {
  const postgres = await largeDatabase(options.expeditions / 10, options.databases[1])
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  try {
    await fillAgency(db, volume)
    const { headers } = await staffMember(db, { role: 'owner' })
    const count = await db.$count(departures)
    const api = await startApiProcess({ DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000000' })
    try {
      const rows: Row[] = []
      for (const each of cases) rows.push(await measured(each, api.url, headers))
      const { reservations, auditEntries } = volume
      const of = `${count} departures, ${reservations} reservations, ${auditEntries} audit entries`
      return [{ title: `agency: p95 at ${of}`, rows }]
    } finally {
      await stopProcess(api.child)
    }
  } finally {
    await close()
    await postgres.stop()
  }
}

async function measured(
  { what, goalMs, path }: Case,
  url: string,
  headers: Record<string, string>,
): Promise<Row> {
  async function read(round: number): Promise<void> {
    const answer = await fetch(`${url}/api/v1/agency${path(round)}`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path(round)}: ${answer.status} ${text}`)
  }
  await loadLoops(read, loops, 1)
  const { p50, p95 } = await loadLoops(read, loops, 4)
  return row(what, `${ms(p95)} ms (median ${ms(p50)})`, `≤ ${goalMs} ms`, p95 <= goalMs)
}
