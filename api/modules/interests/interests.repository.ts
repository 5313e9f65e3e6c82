import { interests } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, desc, eq, sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { writeInterests } from '#api/modules/expeditions/expeditions.projection.ts'

type Toggled = { interested: boolean; count: number }

/**
 * Sets a favourite, or toggles it without a desired state. Locks the expedition first, so that its count
 * always equals the rows. Undefined for an unknown expedition.
 */
export function setInterest(
  db: Database,
  change: { userId: string; expeditionId: number; interested: boolean | undefined },
  now: Date,
): Promise<Toggled | undefined> {
  const { userId, expeditionId } = change
  const isOwn = and(eq(interests.userId, userId), eq(interests.expeditionId, expeditionId))
  return db.transaction(async (tx) => {
    const isIt = eq(expeditions.id, expeditionId)
    const [expedition] = await tx
      .select({ count: expeditions.interestsCount })
      .from(expeditions)
      .where(isIt)
      .for('update')
    if (!expedition) return undefined
    const [existing] = await tx.select({ userId: interests.userId }).from(interests).where(isOwn)
    const interested = change.interested ?? !existing
    if (interested === Boolean(existing)) return { interested, count: expedition.count }
    if (interested) await tx.insert(interests).values({ userId, expeditionId, createdAt: now })
    else await tx.delete(interests).where(isOwn)
    const count = expedition.count + (interested ? 1 : -1)
    await tx.update(expeditions).set({ interestsCount: count }).where(isIt)
    await writeInterests(tx, expeditionId, count)
    return { interested, count }
  })
}

/** Favourites that visitors can open; an unpublished one comes back with its publication. */
export async function findInterests(db: Database, userId: string) {
  const rows = await db
    .select({ expeditionId: interests.expeditionId, createdAt: interests.createdAt })
    .from(interests)
    .innerJoin(expeditions, eq(expeditions.id, interests.expeditionId))
    .where(and(eq(interests.userId, userId), eq(expeditions.state, 'published')))
    .orderBy(desc(interests.createdAt), asc(interests.expeditionId))
  return rows.map((row) => ({
    expedition_id: String(row.expeditionId),
    created_at: row.createdAt.toISOString(),
  }))
}

export async function highestFavouriteCents(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number | null>`max(${expeditions.priceCents})` })
    .from(interests)
    .innerJoin(expeditions, eq(expeditions.id, interests.expeditionId))
    .where(and(eq(interests.userId, userId), eq(expeditions.state, 'published')))
  return row?.cents ?? 0
}
