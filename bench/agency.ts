import { setTimeout as wait } from 'node:timers/promises'
import { reservations } from '#api/db/bookingTables.ts'
import { type Database, openDatabase } from '#api/db/client.ts'
import { like } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { type Case, documentCases } from '#bench/agency/documentCases.ts'
import { equalityRows } from '#bench/agency/equality.ts'
import { importRows } from '#bench/agency/imports.ts'
import { fillAgency } from '#bench/agency/volume.ts'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { loadLoops, ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { staffMember } from '#tests/support/staff.ts'

/** Members of the staff at once. */
const loops = 2
const booked = options.reservations
const volume = { reservations: booked, giftCards: booked, auditEntries: 20 * booked }

const from = '2027-03-10'
const letter = (round: number) => String.fromCharCode(97 + (round % 26))
/** Lists of reservations with a search, two filters and a sort, and each by itself. */
const reservationCases: Case[] = [
  ['the newest', () => '?'],
  ['the next to leave', () => `?sort=leaving&leaving_from=${from}`],
  ['a reference with O for 0', (round: number) => `?q=ex-bOOO${100 + (round % 900)}`],
  [
    'a name without its accent, two filters',
    (round: number) => `?q=lefevre%20${letter(round)}ert&states=booked&sources=site,phone&sort=leaving`,
  ],
  ['part of an address', (round: number) => `?q=voyage${1_000 + (round % 90_000)}%40`],
  [
    'the end of a phone, two filters',
    (round: number) => `?q=${10_000 + (round % 89_999)}&leaving_from=${from}&payments=paid&sort=leaving`,
  ],
  ['a word of every address', () => '?q=example'],
  [
    'a word of every address, two filters, by departure',
    () => `?q=example&states=booked&payments=overdue&sort=leaving`,
  ],
  ['overdue balances', () => '?payments=overdue'],
  [
    'balances of an expedition',
    (round: number) => `?payments=deposit,overdue&expedition_id=${1 + (round % 1_000)}`,
  ],
  ['to follow up', () => '?follow_up=true&sort=leaving'],
  [
    'without details, of a month',
    (round: number) =>
      `?incomplete=true&leaving_from=2027-0${4 + (round % 5)}-01&leaving_to=2027-0${4 + (round % 5)}-28`,
  ],
].map(([what, query]) => ({
  what: `reservations: ${what}`,
  goalMs: 150,
  path: (round) => `/reservations${typeof query === 'function' ? query(round) : ''}`,
}))

/** The list of expeditions in each order, with a search and two filters. */
const expeditionCases: Case[] = [
  ['the last changed', () => '?'],
  ['by name', () => '?sort=name'],
  ['a word, two filters, by rank', () => '?q=vanoise&state=published&country=FR&sort=rank'],
  [
    'without departures, of a guide, by name',
    (round: number) => `?without_departure=true&guide_id=${1 + (round % 25)}&sort=name`,
  ],
  ['incomplete drafts of an activity', () => '?incomplete=true&activity=trek'],
].map(([what, query]) => ({
  what: `expeditions: ${what}`,
  goalMs: 150,
  path: (round) => `/expeditions${typeof query === 'function' ? query(round) : ''}`,
}))

const cases: Case[] = [
  ...reservationCases,
  ...expeditionCases,
  ...documentCases,
  { what: 'today', goalMs: 300, path: () => '/today' },
  { what: 'failures', goalMs: 150, path: () => '/failures' },
  { what: 'figures of 26 weeks', goalMs: 500, path: () => '/figures?from=2026-09-14&to=2027-03-10' },
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
    path: (round) => `/departures?expedition_id=${1 + (round % 1_000)}`,
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

type World = { db: Database; url: string; headers: Record<string, string> }
const parts: Record<string, (world: World) => Promise<Section>> = {
  lists: async ({ db, url, headers }) => {
    const count = await db.$count(departures)
    const ids = await db
      .select({ id: reservations.id })
      .from(reservations)
      .where(like(reservations.reference, 'EX-B______'))
      .limit(1_000)
    const detail = (round: number) => `/reservations/${ids[round % ids.length]?.id}`
    const rows: Row[] = []
    const one = { what: 'a reservation', goalMs: 60, path: detail }
    for (const each of [one, ...cases]) rows.push(await measured(each, url, headers))
    const { giftCards, auditEntries } = volume
    const of = `${count} departures, ${booked} reservations, ${giftCards} gift cards, ${auditEntries} audit entries`
    return { title: `agency: p95 at ${of}`, rows }
  },
  equality: async ({ db, url, headers }) => ({
    title: `agency: counts beside lists, and figures beside plain SQL, at ${booked} reservations`,
    rows: await equalityRows(db, async (path) => JSON.parse(await answer(path, url, headers))),
  }),
  imports: async ({ db, url }) => {
    const importer = await staffMember(db, { role: 'owner' }, { isSteppedUp: true })
    const rows = await importRows(db, url, importer.headers)
    return { title: 'agency: duration of one import each', rows }
  },
}

/** The lists of the agency on PostgreSQL, as two members of the staff use them. */
export async function benchAgency(): Promise<Section[]> {
  const postgres = await largeDatabase(options.expeditions / 10, options.databases[1])
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  try {
    await fillAgency(db, volume)
    const { headers } = await staffMember(db, { role: 'owner' })
    const api = await startApiProcess({ DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000000' })
    try {
      const sections: Section[] = []
      for (const [name, part] of Object.entries(parts)) {
        if (options.only && !options.only.includes(name)) continue
        sections.push(await part({ db, url: api.url, headers }))
      }
      return sections
    } finally {
      await stopProcess(api.child)
    }
  } finally {
    await close()
    await postgres.stop()
  }
}

/** Reads a path; a request that a busy service puts off is sent again. */
async function answer(path: string, url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/api/v1/agency${path}`, { headers })
  const text = await response.text()
  if (response.status === 503) return wait(100).then(() => answer(path, url, headers))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text
}

async function measured(
  { what, goalMs, path }: Case,
  url: string,
  headers: Record<string, string>,
): Promise<Row> {
  const read = (round: number) => answer(path(round), url, headers)
  await loadLoops(read, loops, 1)
  const { p50, p95 } = await loadLoops(read, loops, 4)
  return row(what, `${ms(p95)} ms (median ${ms(p50)})`, `≤ ${goalMs} ms`, p95 <= goalMs)
}
