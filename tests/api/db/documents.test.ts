import { expect, test } from 'vitest'
import { expeditionActivities, expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { count, lte, sql } from '#api/db/drizzle.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { prepareDatabase } from '#api/prepare.ts'
import { refreshing } from '#api/tasks.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

const clock = () => testNow

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
    await refreshing({ db, clock, batch: 10 }).run()
    expect(await staleIn(db)).toBe(0)
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
    const { run, stop } = refreshing({ db, clock, batch: 10 })
    const running = run()
    stop?.()
    await running
    expect(await staleIn(db)).toBe(38)
  })
})
