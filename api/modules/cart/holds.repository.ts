import { users } from '#api/db/accountTables.ts'
import { carts, holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, inArray, isNull, lte, type SQLWrapper, sql } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures } from '#api/db/tables.ts'
import { writeTurn } from '#api/modules/cart/holdLimits.repository.ts'
import { type Hold, isLive, renewedHold } from '#api/modules/cart/holds.domain.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'

/**
 * Places that live holds set aside, of offers and of other carts; of any cart when this one has no id. A called pledge
 * of the account holds its places for the account's cart.
 */
export function heldByOthers(now: unknown, cartId: unknown, userId: unknown = sql`null::uuid`) {
  return sql<number>`(select coalesce(sum(places), 0)::int from ${holds} as other
    where other.departure_id = ${departures.id} and (other.cart_id is null or other.cart_id is distinct from ${cartId})
      and not exists (select from ${pledges} as pledge where pledge.id = other.pledge_id and pledge.user_id = ${userId})
      and other.expires_at > ${now}::timestamptz)`
}

export type PlacedHold = Hold & { departureId: number; cartId: string; addressBlock?: string | null }

export async function findHold(db: Database, userId: string): Promise<PlacedHold | null> {
  const { departureId, places, expiresAt, isRenewed, isLifted, addressBlock } = holds
  const [hold] = await db
    .select({ cartId: carts.id, departureId, places, expiresAt, isRenewed, isLifted, addressBlock })
    .from(holds)
    .innerJoin(carts, eq(carts.id, holds.cartId))
    .where(eq(carts.userId, userId))
  return hold ?? null
}

/**
 * Locks the departures in the order of their ids, so that two moves in opposite directions cannot deadlock,
 * and deletes their expired holds. The holds of a departure change under this lock only.
 */
export async function lockHolds(tx: Database, ids: number[], now: Date): Promise<void> {
  await departuresToLock(tx, ids).for('update')
  await deleteExpired(tx, ids, now)
}

/** Locks as `lockHolds` does, but skips departures that another program has locked; returns the ids of the others. */
export async function lockFreeHolds(
  tx: Database,
  target: number[] | SQLWrapper,
  now: Date,
): Promise<number[]> {
  const locked = await departuresToLock(tx, target).for('update', { skipLocked: true })
  const ids = locked.map(({ id }) => id)
  if (ids.length > 0) await deleteExpired(tx, ids, now)
  return ids
}

const departuresToLock = (tx: Database, ids: number[] | SQLWrapper) =>
  tx
    .select({ id: departures.id })
    .from(departures)
    .where(inArray(departures.id, ids))
    .orderBy(asc(departures.id))

async function deleteExpired(tx: Database, departureIds: number[], now: Date): Promise<void> {
  const isExpired = and(inArray(holds.departureId, departureIds), lte(holds.expiresAt, now))
  const deleted = await tx.delete(holds).where(isExpired).returning({ pledgeId: holds.pledgeId })
  // Places of a call that a cart had belong to the call again, whose end may have passed too.
  if (deleted.some(({ pledgeId }) => pledgeId)) await tx.delete(holds).where(isExpired)
}

/**
 * Locks the departures of the account's hold and `wanted`, and reads the hold under their lock. The account is locked
 * first: no other tab moves its cart meanwhile.
 */
export async function lockOwnHold(
  tx: Database,
  userId: string,
  targets: number[],
  now: Date,
): Promise<{ hold: PlacedHold | null; locked: number[] }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const found = await findHold(tx, userId)
  const locked = [...new Set([...targets, ...(found ? [found.departureId] : [])])]
  if (locked.length > 0) await lockHolds(tx, locked, now)
  return { hold: await findHold(tx, userId), locked }
}

/**
 * Writes the hold of the cart, which takes the places of a called pledge of its account. The caller has locked both
 * departures and seen that the places are free.
 */
export async function writeHold(tx: Database, hold: PlacedHold): Promise<void> {
  const { cartId, departureId, places, expiresAt, isRenewed, isLifted, addressBlock = null } = hold
  const turn = { expiresAt, isRenewed, isLifted }
  const pledgeId = await takeCalledPlaces(tx, hold)
  // A cart that stays on its departure still has them.
  const current = sql`coalesce(excluded.pledge_id, case when ${holds.departureId} = excluded.departure_id then ${holds.pledgeId} end)`
  const [written] = await tx
    .insert(holds)
    .values({ cartId, departureId, places, addressBlock, ...turn, pledgeId })
    .onConflictDoUpdate({
      target: holds.cartId,
      set: { departureId, places, addressBlock, ...turn, pledgeId: current },
    })
    .returning({ pledgeId: holds.pledgeId })
  // Places of a call have an end of their own.
  if (!written?.pledgeId) await writeTurn(tx, hold)
}

async function takeCalledPlaces(
  tx: Database,
  { cartId, departureId }: PlacedHold,
): Promise<string | undefined> {
  const called = tx
    .select({ id: pledges.id })
    .from(pledges)
    .innerJoin(carts, and(eq(carts.id, cartId), eq(carts.userId, pledges.userId)))
    .where(and(eq(pledges.departureId, departureId), eq(pledges.state, 'called')))
  const [taken] = await tx
    .delete(holds)
    .where(and(isNull(holds.cartId), inArray(holds.pledgeId, called)))
    .returning({ pledgeId: holds.pledgeId })
  return taken?.pledgeId ?? undefined
}

type HeldCart = {
  cart: { id: string; travelersCount: number }
  departure: { id: number }
  hold: (Hold & { addressBlock: string | null }) | null
}

/** Renews a live hold once, at a forward step. The caller has locked the departure. */
export async function renewOnStep(
  tx: Database,
  { cart, departure, hold }: HeldCart,
  now: Date,
): Promise<void> {
  if (!isLive(hold, now)) return
  const renewed = renewedHold(hold, cart.travelersCount, now)
  const { addressBlock = null } = hold ?? {}
  await writeHold(tx, { ...renewed, cartId: cart.id, departureId: departure.id, addressBlock })
}

/** Rewrites the documents of the trips of these departures: their places have changed. */
export async function refreshTrips(tx: Database, departureIds: number[], now: Date): Promise<void> {
  const ids = tx
    .select({ id: departures.expeditionId })
    .from(departures)
    .where(inArray(departures.id, departureIds))
  await refreshExpeditions(tx, ids, now)
}

/** Deletes expired holds, whose places the trips show again. Skips departures that another program has locked. */
export async function sweepHolds(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = tx.select({ id: holds.departureId }).from(holds).where(lte(holds.expiresAt, now))
    const ids = await lockFreeHolds(tx, expired, now)
    if (ids.length > 0) await refreshTrips(tx, ids, now)
    return ids.length
  })
}

export const dueHolds = sql`(select min(${holds.expiresAt}) from ${holds})`
