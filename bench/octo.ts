import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '#api/clock.ts'
import { openDatabase } from '#api/db/client.ts'
import { ne } from '#api/db/drizzle.ts'
import { departures as departureTable, expeditions as expeditionTable } from '#api/db/tables.ts'
import { benchNow, largeDatabase } from '#bench/largeDatabase.ts'
import { loadLoops, ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { processorUs } from '#bench/processor.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

/** Resellers at once. */
const loops = 2
const seconds = 4
/** Resident memory that a whole catalogue may take beside that of an idle service. */
const mostMegabytes = 150
const all = 'octo/content, octo/pricing'

const today = benchNow.slice(0, 10)
const year = { localDateStart: today, localDateEnd: addDays(today, 365) }
const month = { localDateStart: addDays(today, 60), localDateEnd: addDays(today, 90) }

type Api = { url: string; pid: number; headers: Record<string, string> }
type Case = { what: string; goalMs: number; path: string; capabilities: string; body?: object }

const cases: Case[] = [
  { what: 'calendar of a year', goalMs: 100, path: '/availability/calendar', capabilities: '', body: year },
  {
    what: 'calendar of a year with prices',
    goalMs: 100,
    path: '/availability/calendar',
    capabilities: all,
    body: { ...year, units: [{ id: 'adult', quantity: 2 }] },
  },
  { what: 'departures of a month', goalMs: 100, path: '/availability', capabilities: all, body: month },
  { what: 'a product', goalMs: 100, path: '/products/', capabilities: all },
]

/** Reading calls of resellers on PostgreSQL: times of one product, and the memory of the whole catalogue. */
export async function benchOcto(): Promise<Section[]> {
  const postgres = await largeDatabase(options.expeditions / 10, options.databases[1])
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  try {
    const { headers } = await resellerKey(db, { netPercent: 85 })
    const { id, expeditionType } = expeditionTable
    // Children alone are no party of adults.
    const ids = await db.select({ id }).from(expeditionTable).where(ne(expeditionType, 'Sans les parents'))
    const count = await db.$count(expeditionTable)
    const of = `${count} expeditions, ${await db.$count(departureTable)} departures`
    const started = await startApiProcess({ DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000000' })
    const api = { url: started.url, pid: started.child.pid ?? 0, headers }
    try {
      const rows: Row[] = []
      for (const each of cases)
        rows.push(await timed(each, api, (round) => String(ids[(round * 7919) % ids.length]?.id)))
      rows.push(...(await catalogueRows(api, count)))
      return [{ title: `octo: p95 at ${of}`, rows }]
    } finally {
      await stopProcess(started.child)
    }
  } finally {
    await close()
    await postgres.stop()
  }
}

async function timed(
  { what, goalMs, path, capabilities, body }: Case,
  { url, pid, headers }: Api,
  toId: (round: number) => string,
): Promise<Row> {
  async function read(round: number): Promise<void> {
    const request = { productId: toId(round), optionId: 'DEFAULT', ...body }
    const init = body && { method: 'POST', body: JSON.stringify(request) }
    const answer = await fetch(`${url}/octo${path}${body ? '' : toId(round)}`, {
      ...init,
      headers: { ...headers, 'octo-capabilities': capabilities, 'content-type': 'application/json' },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  }
  await loadLoops(read, loops, 1)
  const before = processorUs(pid)
  const { p50, p95, perSecond } = await loadLoops(read, loops, seconds)
  const processorMs = (processorUs(pid) - before) / (perSecond * seconds) / 1000
  const measured = `${ms(p95)} ms (median ${ms(p50)}, processor of the api ${ms(processorMs)})`
  return row(what, measured, `≤ ${goalMs} ms`, p95 <= goalMs)
}

/** The whole catalogue, as fast as it comes and by a reader that pauses after each piece. */
async function catalogueRows(api: Api, products: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, pauseMs] of [
    ['as fast as it comes', 0],
    ['by a slow reader', 2],
  ] as const) {
    const { megabytes, tookMs, grownMb } = await catalogue(api, pauseMs)
    rows.push(
      row(
        `memory for all ${products} products, ${what}`,
        `${grownMb.toFixed(0)} MB for ${megabytes.toFixed(0)} MB in ${(tookMs / 1000).toFixed(1)} s`,
        `≤ ${mostMegabytes} MB`,
        grownMb <= mostMegabytes,
      ),
    )
  }
  return rows
}

async function catalogue({ url, pid, headers }: Api, pauseMs: number) {
  const before = residentMb(pid)
  let most = before
  let isRead = false
  const watch = async () => {
    while (!isRead) {
      most = Math.max(most, residentMb(pid))
      await wait(50)
    }
  }
  const watching = watch()
  const begunAt = performance.now()
  const answer = await fetch(`${url}/octo/products`, { headers: { ...headers, 'octo-capabilities': all } })
  if (!answer.ok) throw new Error(`/products: ${answer.status} ${await answer.text()}`)
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    if (pauseMs > 0) await wait(pauseMs)
  }
  isRead = true
  await watching
  return { megabytes: bytes / 1e6, tookMs: performance.now() - begunAt, grownMb: most - before }
}

/** Resident memory of a process, in megabytes. */
function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
