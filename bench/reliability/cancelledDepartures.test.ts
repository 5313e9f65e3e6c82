import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#api/db/client.ts'
import { and, count, eq, inArray } from '#api/db/drizzle.ts'
import { jobItems } from '#api/db/jobTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { jobById } from '#api/modules/agency/money/jobs.repository.ts'
import { sendJson, startHttpServer } from '#tests/api/social/httpServer.ts'
import { type ApiProcess, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { demoSecret } from '#tests/support/demoPayments.ts'
import { findEffects, startedJob } from '#tests/support/departureJob.ts'

/** Cancelled departures, each with a kill. */
const rounds = 20
const size = 20

/** Refunds that the provider has made, by key, and the calls that it has answered by a failure. */
const made = new Map<string, string>()
const unanswered = new Set<string>()
let provider: Awaited<ReturnType<typeof startHttpServer>>
let database: { db: Database; url: string; close: () => Promise<void> }
let api: ApiProcess
beforeAll(async () => {
  // Half of the charges fail: one in four for good, one in four once.
  provider = await startHttpServer(({ url = '', headers }, response) => {
    const charge = /payments\/(\d+)-/.exec(url)?.[1]
    const key = String(headers['idempotency-key'])
    if (Number(charge) % 4 === 1) return sendJson(response, { error: 'not_refundable' }, 409)
    if (Number(charge) % 4 === 3 && !unanswered.has(key)) {
      unanswered.add(key)
      return sendJson(response, {}, 503)
    }
    made.set(key, url)
    return sendJson(response, { id: `re_${key}`, status: 'succeeded' })
  })
  const { url, drop } = await createPostgres('demo')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  database = { db, url, close: () => close().then(drop) }
  api = await start()
})
afterAll(async () => {
  await stopProcess(api.child)
  await database.close()
  await provider.close()
})

const start = () =>
  startApiProcess({
    DATABASE_URL: database.url,
    DEMO_PAYMENT_URL: provider.url,
    DEMO_PAYMENT_SECRET: demoSecret,
  })

/** Gives each payment of the reservations a charge at the provider. */
async function chargeAll(ids: string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const set = { providerId: `${index}-${id}` }
    await database.db.update(payments).set(set).where(eq(payments.reservationId, id))
  }
}

async function findRefunds(ids: string[]): Promise<Record<string, number>> {
  const rows = await database.db
    .select({ status: refunds.status, rows: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(payments.reservationId, ids))
    .groupBy(refunds.status)
  return Object.fromEntries(rows.map(({ status, rows: each }) => [status, each]))
}

test(
  'refunds each reservation of a cancelled departure exactly once, killed during it, half failing',
  async () => {
    const { db } = database
    for (let round = 0; round < rounds; round++) {
      const { id, departureId, ids } = await startedJob(db, size)
      await chargeAll(ids)
      const done = () => db.$count(jobItems, and(eq(jobItems.jobId, id), eq(jobItems.state, 'done')))
      await expect.poll(done, { timeout: 60_000, interval: 2 }).toBeGreaterThan((round * 7) % (size - 1))
      await stopProcess(api.child, 'SIGKILL')
      api = await start()
      await expect.poll(async () => (await jobById(db, id))?.state, { timeout: 60_000 }).toBe('done')
      await expect.poll(() => findRefunds(ids), { timeout: 60_000 }).toEqual({ succeeded: 15, failed: 5 })
      const { each, mails, differences, bookedCount } = await findEffects(db, departureId)
      expect(each).toEqual(Array(size).fill({ isCanceled: true, cents: [500_00], due: 0 }))
      expect([mails, bookedCount, differences]).toEqual([(round + 1) * size, 0, []])
      expect(made.size).toBe((round + 1) * 15)
      expect(new Set(made.values()).size).toBe(made.size)
    }
  },
  rounds * 60_000,
)
