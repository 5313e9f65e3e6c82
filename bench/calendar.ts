import { addDays } from '#api/clock.ts'
import { benchNow, largeDatabase } from '#bench/largeDatabase.ts'
import { type Load, loadLoops, ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { processorUs } from '#bench/processor.ts'
import { calendarPageSize } from '#schema/constants.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'

const visitors = 2
const seconds = 8
const goalMs = 150
const today = benchNow.slice(0, 10)
const calendarOfPage = `query ($page: Int!, $week: Date!) { departureCalendar(page: $page, week: $week) {
  weeks holidays { week zones label } totalCount
  rows { expedition { id slug name } cells { week status availableCount departureCount } } } }`

type Case = { what: string; pid: number; read: (page: number, week: string) => Promise<Response> }

/** Calendar of a year on PostgreSQL, a page of twelve rows after the other, beside the same page of the catalogue. */
export async function benchCalendar(): Promise<Section[]> {
  const postgres = await largeDatabase(options.expeditions / 10, options.databases[1])
  const api = await startApiProcess({
    DATABASE_URL: postgres.url,
    DEMO_NOW: benchNow,
    RATE_LIMIT_FACTOR: '1000000',
  })
  const gateway = await spawnGateway({ API_URL: api.url, DEMO_NOW: benchNow, LOG_LEVEL: 'warn' })
  try {
    await untilReady(gateway)
    const rest = `${api.url}/api/v1`
    const { total_count } = await readBody<{ total_count: number }>(
      await fetch(`${rest}/departures/calendar`),
    )
    const rows: Row[] = []
    let catalogue: Load | undefined
    for (const each of cases(rest, api.child.pid, gateway.url, gateway.child.pid)) {
      const { load, processorMs } = await timed(each, Math.floor(total_count / calendarPageSize))
      catalogue ??= load
      const times = `${ms(load.p95)} ms (median ${ms(load.p50)}, processor ${ms(processorMs)})`
      const ratio = `${(load.p95 / catalogue.p95).toFixed(2)} of the catalogue’s page`
      rows.push(row(each.what, `${times}, ${ratio}`, `≤ ${goalMs} ms`, load.p95 <= goalMs))
    }
    return [{ title: `calendar: p95 at ${total_count} expeditions with departures`, rows }]
  } finally {
    await stopProcess(gateway.child)
    await stopProcess(api.child)
    await postgres.stop()
  }
}

function cases(rest: string, apiPid = 0, gateway = '', gatewayPid = 0): Case[] {
  return [
    {
      what: 'GET /expeditions/search',
      pid: apiPid,
      read: (page) => fetch(`${rest}/expeditions/search?per_page=${calendarPageSize}&page=${page}`),
    },
    {
      what: 'GET /departures/calendar',
      pid: apiPid,
      read: (page, week) => fetch(`${rest}/departures/calendar?page=${page}&week=${week}`),
    },
    {
      what: 'departureCalendar',
      pid: gatewayPid,
      read: (page, week) =>
        fetch(`${gateway}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: calendarOfPage, variables: { page, week } }),
        }),
    },
  ]
}

/** Pages follow each other, then those of another first week: no cache has them. */
async function timed({ read, pid }: Case, pages: number): Promise<{ load: Load; processorMs: number }> {
  const readPage = async (round: number) => {
    const { errors } = await readBody<{ errors?: unknown }>(
      await read((round % pages) + 1, addDays(today, 7 * Math.floor(round / pages))),
    )
    if (errors) throw new Error(JSON.stringify(errors))
  }
  await loadLoops(readPage, visitors, 2)
  const before = processorUs(pid)
  const load = await loadLoops(readPage, visitors, seconds)
  return { load, processorMs: (processorUs(pid) - before) / (load.perSecond * seconds) / 1000 }
}

async function readBody<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  const body: Body = JSON.parse(await answer.text())
  return body
}
