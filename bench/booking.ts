import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#api/db/client.ts'
import { departures as departureTable } from '#api/db/tables.ts'
import { type BookingTimes, bookFor, type Shop, startShop } from '#bench/booking/buyers.ts'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { ms } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { demoSecret, spawnDemoPayments } from '#tests/support/demoPayments.ts'
import { freePort } from '#tests/support/postgres.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

const clients = 16
/** With about ten departures each. */
const expeditions = 1_000
const goal = { perSecond: 100, p95: 150 }

/** Bookings a second on PostgreSQL, from the hold to the confirmed reservation, and the p95 of each step. */
export async function benchBooking(): Promise<Section[]> {
  const postgres = await largeDatabase(expeditions, options.databases[1])
  const folder = mkdtempSync(join(tmpdir(), 'explora-provider-'))
  const [api, provider] = [await freePort(), await freePort()]
  const shop = await startShop(`http://127.0.0.1:${api}/api/v1/payments/webhooks/demo`)
  const DEMO_PAYMENT_URL = `http://127.0.0.1:${provider}`
  const payments = { DEMO_PAYMENT_URL, DEMO_PAYMENT_SECRET: demoSecret }
  const bank = spawnDemoPayments({
    ...payments,
    DEMO_PAYMENT_PORT: String(provider),
    DATA_DIR: folder,
    PUBLIC_URL: shop.url,
  })
  const started = await startApiProcess({
    ...payments,
    DATABASE_URL: postgres.url,
    API_PORT: String(api),
    RATE_LIMIT_FACTOR: '1000000',
  })
  try {
    return [{ title: 'booking', rows: await measured(started.url, postgres.url, shop) }]
  } finally {
    await stopProcess(started.child)
    await stopProcess(bank.child)
    await shop.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(url: string, databaseUrl: string, shop: Shop): Promise<Row[]> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  const departures = await db.$count(departureTable)
  const accounts = await Promise.all(Array.from({ length: clients }, () => signedInAccount(db)))
  // A trip each: buyers of one departure wait for one another, and so do writers of one trip's document.
  const trips = Array.from({ length: clients }, (_, index) => index + 1)
  const own = await Promise.all(trips.map((trip) => newDeparture(db, 20_000, '2027-07-05', trip)))
  await close()
  const buyers = accounts.map((account, index) => ({ account, departureId: own[index] ?? 0 }))
  await bookFor(Math.min(5, options.seconds / 4), { url, shop, buyers })
  const times = await bookFor(options.seconds, { url, shop, buyers })
  return listRows(times, departures)
}

function listRows({ seconds, bookings, putOff, steps }: BookingTimes, departures: number): Row[] {
  const perSecond = bookings / seconds
  const total = row(
    `bookings a second, ${clients} clients, ${departures} departures`,
    `${perSecond.toFixed(1)} (${bookings} in ${seconds.toFixed(0)} s, ${putOff} requests put off)`,
    `≥ ${goal.perSecond}`,
    perSecond >= goal.perSecond,
  )
  const each = [...steps].map(([name, durations]) => {
    const sorted = durations.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    return row(
      `p95 of ${name}`,
      `${ms(at(0.95))} ms (median ${ms(at(0.5))})`,
      `≤ ${goal.p95} ms`,
      at(0.95) <= goal.p95,
    )
  })
  return [total, ...each]
}
