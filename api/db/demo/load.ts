import { sql } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { loadExpeditions } from '#api/db/demo/expeditions.ts'
import { loadReferences } from '#api/db/demo/references.ts'
import { expeditions } from '#api/db/tables.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { writeSimilar } from '#api/modules/expeditions/similar.ts'

/** Any constant no other program locks: two processes that start at once do not load the demonstration twice. */
const demoLock = 7_204_119

/** Fills an empty database with the demonstration, dated relative to now; leaves any other as it is. */
export async function loadDemo(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
    const [any] = await tx.select({ id: expeditions.id }).from(expeditions).limit(1)
    if (any) return
    await loadReferences(tx)
    const ids = await loadExpeditions(tx, parisDay(now), now)
    await projectExpeditions(tx, ids, now)
    await writeSimilar(tx, ids)
  })
}
