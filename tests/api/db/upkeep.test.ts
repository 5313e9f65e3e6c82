import { expect, onTestFinished, test, vi } from 'vitest'
import { expeditionActivities, expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { count, lte, sql } from '#api/db/drizzle.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { prepareDatabase } from '#api/prepare.ts'
import { startUpkeep } from '#api/upkeep.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { readyCart } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { departureRow } from '#tests/support/waitingList.ts'

const clock = () => testNow
const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }

/** Marks all documents as stale, as a migration does. */
const makeStale = (db: Database) => db.update(expeditionDocuments).set({ staleOn: '0001-01-01' })

async function staleIn(db: Database): Promise<number> {
  const [row] = await db
    .select({ stale: count() })
    .from(expeditionDocuments)
    .where(lte(expeditionDocuments.staleOn, '2000-01-01'))
  return row?.stale ?? 0
}

onBothDatabases('demo', (current) => {
  test('listens after the first rewritten batch of a migration, and rewrites the rest in the background', async () => {
    const { db } = current()
    await makeStale(db)
    await prepareDatabase({ db, isEmbedded: false }, clock, { batch: 10 })
    expect(await staleIn(db)).toBe(38)
    const upkeep = startUpkeep({ db, clock, env: testEnv(), batch: 10 }, log)
    await vi.waitFor(async () => expect(await staleIn(db)).toBe(0))
    await upkeep.stop()
  })

  test('rolls back a failed batch and repeats it', async () => {
    const { db } = current()
    await makeStale(db)
    const activities = await db.$count(expeditionActivities)
    await db.execute(sql`alter table expedition_activities add constraint refused check (false) not valid`)
    await expect(refreshStaleExpeditions(db, testNow)).rejects.toThrow()
    await db.execute(sql`alter table expedition_activities drop constraint refused`)
    expect(await db.$count(expeditionActivities)).toBe(activities)
    expect(await staleIn(db)).toBe(48)
  })

  test('waits for the current batch alone at a stop', async () => {
    const { db } = current()
    await makeStale(db)
    await startUpkeep({ db, clock, env: testEnv(), batch: 10 }, log).stop()
    expect(await staleIn(db)).toBe(38)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('frees the places of a hold when it ends', async () => {
    const { db } = current()
    const api = await testApi(db, { isBookingOpen: true })
    const { departureId } = await readyCart(db, api)
    const held = async () => (await departureRow(db, departureId)).heldCount
    expect(await held()).toBe(2)
    const end = testNow.getTime() + 30 * 60_000
    // `waitFor` moves the clock and the timers on by its interval, at each of its checks.
    vi.useFakeTimers({ now: end - 1_500, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const upkeep = startUpkeep({ db, clock: () => new Date(), env: testEnv() }, log)
    await vi.waitFor(async () => expect(await held()).toBe(0), { interval: 50 })
    expect(Date.now()).toBeGreaterThanOrEqual(end)
    await upkeep.stop()
    await api.close()
  })
})
