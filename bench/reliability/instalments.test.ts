import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { and, eq, inArray } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { startHttpServer } from '#tests/api/social/httpServer.ts'
import { exitCode, spawnApi } from '#tests/support/apiProcess.ts'
import { allEngines, createEmbedded, createPostgres } from '#tests/support/databases.ts'
import { type DemoPayments, demoSecret, startDemoPayments } from '#tests/support/demoPayments.ts'
import { dueOn, dueReservations, openAs, partCents, settleAll } from '#tests/support/dueInstalments.ts'
import { freePort } from '#tests/support/postgres.ts'

const reservations = 24
const passedHeaders = ['authorization', 'content-type', 'idempotency-key']
/** Charges after which the service is killed, in the middle of its rounds. */
const kills = [3, 9, 16]

const charged = async (demo: DemoPayments) =>
  (await demo.books()).payments.filter(
    ({ status, amount_cents }) => status === 'succeeded' && amount_cents === partCents,
  )

/**
 * Kills the service in the middle of a round of its worker, which begins before it listens: when a charge is made,
 * before the service has its answer.
 */
async function killAfter(count: number, env: Record<string, string>, demo: DemoPayments): Promise<void> {
  const wire = await startHttpServer(async ({ method = '', url, headers }, response, body) => {
    const passed = passedHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
    const options = { method, headers: Object.fromEntries(passed), body: body || null }
    const answer = await fetch(`${demo.url}${url}`, options)
    if ((await charged(demo)).length >= count) child.kill('SIGKILL')
    response.writeHead(answer.status).end(await answer.text())
  })
  const payment = { DEMO_PAYMENT_URL: wire.url, DEMO_PAYMENT_SECRET: demoSecret }
  const day = { DEMO_NOW: `${dueOn}T10:00:00Z`, LOG_LEVEL: 'fatal', API_PORT: String(await freePort()) }
  const { child, output } = spawnApi({ ...env, ...payment, ...day })
  const code = await exitCode(child)
  await wire.close()
  if (code !== null) throw new Error(`The api stopped: ${output()}`)
}

test.each(allEngines)(
  'charges each instalment once on %s, whenever the service is killed',
  async (engine) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-instalments-'))
    const postgres = engine === 'PostgreSQL' ? await createPostgres('demo') : undefined
    if (!postgres) await createEmbedded('demo', DATA_DIR)
    const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR }
    const demo = await startDemoPayments()
    const ids = await dueReservations(env, demo, reservations)
    for (const count of kills) await killAfter(count, env, demo)
    expect((await charged(demo)).length).toBeLessThan(reservations)
    expect(await settleAll(env, demo)).toEqual([])

    const { db, close } = await openAs(env)
    const isCharge = and(inArray(payments.reservationId, ids), eq(payments.purpose, 'balance'))
    const ours = await db.select().from(payments).where(isCharge)
    expect(ours.map(({ status }) => status)).toEqual(ids.map(() => 'succeeded'))
    expect(new Set(ours.map(({ reservationId }) => reservationId)).size).toBe(reservations)
    const theirs = (await charged(demo)).map(({ id }) => id)
    expect(theirs.toSorted()).toEqual(ours.map(({ providerId }) => providerId).toSorted())
    const due = await Promise.all(ids.map((id) => findBalance(db, `customer:${id}`)))
    expect(due).toEqual(ids.map(() => partCents))
    expect(await ledgerDifferences(db)).toEqual([])
    await close()
    await demo.close()
    await postgres?.drop()
    rmSync(DATA_DIR, { recursive: true, force: true })
  },
  180_000,
)
