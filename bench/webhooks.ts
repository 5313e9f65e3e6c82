import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#api/db/client.ts'
import { and, asc, gt, isNull } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { benchNow, fill, largeDatabase } from '#bench/largeDatabase.ts'
import { median, ms } from '#bench/measure.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { staffMember } from '#tests/support/staff.ts'
import { type Receiver, startReceiver } from '#tests/support/webhookReceiver.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

type Place = { databaseUrl: string | undefined; dataDir: string }

const trips = 48
const rounds = 5
/** Departures of one change: as many as a screen may change at once. */
const most = 200
const longestMs = 120_000
/** Deliveries wait for the next round of a dispatcher, a second at most. */
const firstMs = 1_500

/** Webhooks of a bulk change on both databases, with the trips of the demonstration. */
export async function benchWebhooks(): Promise<Section[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-webhooks-'))
  const postgres = await largeDatabase(trips)
  try {
    await fill({ DATA_DIR: dataDir }, trips)
    const rows = [
      ...(await webhookRows('embedded', { databaseUrl: undefined, dataDir })),
      ...(await webhookRows('PostgreSQL', { databaseUrl: postgres.url, dataDir })),
    ]
    return [{ title: `webhooks of a bulk change, median of ${rounds}`, rows }]
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}

/** A new price for 200 departures without a webhook and with one, which then receives a delivery of each. */
async function webhookRows(engine: string, place: Place): Promise<Row[]> {
  const receiver = await startReceiver()
  try {
    const { ids, headers } = await inDatabase(place, async (db) => ({
      ids: await changeable(db),
      headers: (await staffMember(db, { role: 'owner' })).headers,
    }))
    if (ids.length < most) throw new Error(`There are ${ids.length} departures to change.`)
    const change = { ids, headers, receiver }
    const without = await changed(place, change, 0)
    await inDatabase(place, (db) => newEndpoint(db, { url: receiver.url, events: ['departure.updated'] }))
    return listRows(engine, without, await changed(place, change, most))
  } finally {
    await receiver.close()
  }
}

type Round = { changeMs: number; firstMs: number; lastMs: number }
type Change = { ids: number[]; headers: Record<string, string>; receiver: Receiver }

function listRows(engine: string, without: Round[], withOne: Round[]): Row[] {
  const of = (list: Round[], read: (round: Round) => number) => median(list.map(read))
  const first = of(withOne, (round) => round.firstMs)
  const last = of(withOne, (round) => round.lastMs)
  const perSecond = (most / (last - first)) * 1_000
  const both = [without, withOne].map((list) => ms(of(list, ({ changeMs }) => changeMs))).join(', ')
  return [
    row(`${engine}: a price of ${most} departures, without a webhook and with one`, `${both} ms`, '–', true),
    row(`${engine}: first delivery after the change`, `${ms(first)} ms`, `≤ ${firstMs} ms`, first <= firstMs),
    row(`${engine}: last of ${most}`, `${ms(last)} ms, ${perSecond.toFixed(0)} a second`, '–', true),
  ]
}

/** Opened apart from the service, which alone may open an embedded database while it runs. */
async function inDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

async function changeable(db: Database): Promise<number[]> {
  const { id, startOn, canceledAt } = departures
  const isToCome = and(gt(startOn, benchNow.slice(0, 10)), isNull(canceledAt))
  const found = await db.select({ id }).from(departures).where(isToCome).orderBy(asc(id)).limit(most)
  return found.map((each) => each.id)
}

/** Rounds in a service of their own, each until its deliveries have arrived. */
async function changed({ databaseUrl, dataDir }: Place, change: Change, expected: number): Promise<Round[]> {
  const where: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }
  const api = await startApiProcess({ ...where, RATE_LIMIT_FACTOR: '1000000', WEBHOOKS_TO_LOOPBACK: '1' })
  try {
    const found: Round[] = []
    for (let round = 0; round < rounds; round++)
      found.push(await oneChange(api.url, change, { priceCents: 50_000 + 100 * round + expected, expected }))
    return found
  } finally {
    await stopProcess(api.child)
  }
}

type Target = { priceCents: number; expected: number }

async function oneChange(
  url: string,
  { ids, headers, receiver }: Change,
  { priceCents, expected }: Target,
): Promise<Round> {
  receiver.received.length = 0
  const body = JSON.stringify({ ids: ids.map(String), price_cents: priceCents, confirmed: true })
  const send = () =>
    fetch(`${url}/api/v1/agency/departures/changes`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
  let begunAt = performance.now()
  let answer = await send()
  // Put off by a service under load.
  for (; answer.status === 503; answer = await send()) {
    await wait(500)
    begunAt = performance.now()
  }
  const text = await answer.text()
  if (!answer.ok) throw new Error(`a change of prices: ${answer.status} ${text}`)
  const changedAt = performance.now()
  const arrivedAt = async (count: number) => {
    while (receiver.received.length < count) {
      if (performance.now() - changedAt > longestMs)
        throw new Error(`${receiver.received.length} of ${count} deliveries arrived.`)
      await wait(2)
    }
    return performance.now() - changedAt
  }
  return {
    changeMs: changedAt - begunAt,
    firstMs: await arrivedAt(Math.min(1, expected)),
    lastMs: await arrivedAt(expected),
  }
}
