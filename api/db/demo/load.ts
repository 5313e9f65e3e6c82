import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { agencyId, loadAccounts } from '#api/db/demo/accounts.ts'
import { loadAgency } from '#api/db/demo/agency.ts'
import { loadCodes } from '#api/db/demo/codes.ts'
import { loadExpeditions } from '#api/db/demo/expeditions.ts'
import { loadFans, loadFavourites } from '#api/db/demo/fans.ts'
import { loadMessages } from '#api/db/demo/messages.ts'
import { loadPendingReviews } from '#api/db/demo/pendingReviews.ts'
import { loadReferences } from '#api/db/demo/references.ts'
import { loadResellers } from '#api/db/demo/resellers.ts'
import { loadReservations } from '#api/db/demo/reservations.ts'
import { loadShowcase } from '#api/db/demo/showcase.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { writeSimilar } from '#api/modules/expeditions/similar.ts'

/**
 * Any constant that no other program locks: two processes that start together do not load the demonstration
 * twice.
 */
const demoLock = 7_204_119

/**
 * Fills an empty database with the demonstration, dated relative to now; leaves any other unchanged, but for
 * the facts of a demonstration that had none. The same instant gives the same data, ids included.
 */
export async function loadDemo(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // The limit is meant for requests: under load, the demonstration takes longer.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
    const [any] = await tx.select({ id: expeditions.id }).from(expeditions).limit(1)
    if (!any) await fill(tx, now)
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.id, agencyId))
    if (member) await loadAgency(tx, now)
  })
}

async function fill(tx: Database, now: Date): Promise<void> {
  await loadReferences(tx)
  const ids = await loadExpeditions(tx, parisDay(now), now)
  await loadAccounts(tx, now)
  await loadFans(tx, now)
  await loadFavourites(tx, ids, now)
  await loadReservations(tx, parisDay(now), now)
  await loadMessages(tx, ids, now)
  await loadPendingReviews(tx, now)
  await loadShowcase(tx, ids)
  await loadCodes(tx, now)
  await loadResellers(tx, now)
  // The trigger has written the time of the database.
  await tx.update(departures).set({ changedAt: now })
  const all = [...ids.values()]
  await projectExpeditions(tx, all, now)
  await writeSimilar(tx, all)
  // The planner needs statistics, and the embedded database gathers none by itself.
  await tx.execute(sql`analyze`)
}
