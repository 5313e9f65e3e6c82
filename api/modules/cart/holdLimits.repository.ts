import { carts, holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gt, isNull, lte, ne, or, sql } from '#api/db/drizzle.ts'
import { holdTurns } from '#api/db/holdTables.ts'
import { departures } from '#api/db/tables.ts'
import type { RefusalCode } from '#api/messages.ts'
import { type HoldTurn, holdMinutes, isPaused, paymentMinutes } from '#api/modules/cart/holds.domain.ts'

/** Address block of a client, and how many places its holds may have. */
export type HoldingClient = { block: string; mostPlaces: number }

type HoldInput = { client: HoldingClient; cartId: string | null; places: number; turn: HoldTurn | null }

/** Why a cart may not hold places now, although they are free. Locks the address block until the commit. */
export async function limitOfHold(
  tx: Database,
  { client: { block, mostPlaces }, cartId, places, turn }: HoldInput,
  now: Date,
): Promise<RefusalCode | undefined> {
  if (isPaused(turn, now)) return 'HOLD_PAUSED'
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${block}`}, 0))`)
  const isOther = cartId === null ? undefined : or(isNull(holds.cartId), ne(holds.cartId, cartId))
  const [held] = await tx
    .select({ places: sql<number>`coalesce(sum(${holds.places}), 0)::int` })
    .from(holds)
    .where(and(eq(holds.addressBlock, block), gt(holds.expiresAt, now), isOther))
  return (held?.places ?? 0) + places > mostPlaces ? 'TOO_MANY_HELD' : undefined
}

/** The last unpaid hold of the account on a departure. */
export async function findTurn(db: Database, userId: string, departureId: number): Promise<HoldTurn | null> {
  const { expiresAt, isRenewed, isLifted } = holdTurns
  const [turn] = await db
    .select({ expiresAt, isRenewed, isLifted })
    .from(holdTurns)
    .where(and(eq(holdTurns.userId, userId), eq(holdTurns.departureId, departureId)))
  return turn ?? null
}

export async function writeTurn(
  tx: Database,
  { cartId, departureId, expiresAt, isRenewed, isLifted }: HoldTurn & { cartId: string; departureId: number },
): Promise<void> {
  const turn = { expiresAt, isRenewed, isLifted }
  const [owner] = await tx.select({ userId: carts.userId }).from(carts).where(eq(carts.id, cartId))
  if (!owner) throw new Error(`the hold of cart ${cartId} has no owner`)
  await tx
    .insert(holdTurns)
    .values({ userId: owner.userId, departureId, ...turn })
    .onConflictDoUpdate({ target: [holdTurns.userId, holdTurns.departureId], set: turn })
}

/** Paid places leave no turn: the account may hold others at once. */
export async function deleteTurn(tx: Database, userId: string, departureId: number): Promise<void> {
  await tx.delete(holdTurns).where(and(eq(holdTurns.userId, userId), eq(holdTurns.departureId, departureId)))
}

/** Places of a departure that carts hold now. */
export const placesInCarts = (now: Date) => sql<number>`(select coalesce(sum(unpaid.places), 0)::int
  from ${holds} as unpaid where unpaid.departure_id = ${departures.id} and unpaid.cart_id is not null
    and unpaid.expires_at > ${now.toISOString()}::timestamptz)`

const manyMinutes = 120

/** Whether carts hold places of a departure now, and its unpaid turns add up to two hours. */
export const isHeldForHours = (now: Date) => sql`${placesInCarts(now)} > 0 and (
  select sum(least(turn.expires_at, ${now.toISOString()}::timestamptz) - turn.expires_at + make_interval(mins =>
    ${holdMinutes} + turn.is_renewed::int * ${holdMinutes} + turn.is_lifted::int * ${paymentMinutes}))
  from ${holdTurns} as turn where turn.departure_id = ${departures.id}) >= make_interval(mins => ${manyMinutes})`

/** « Aujourd’hui » counts the turns of the last hours. */
const turnRetentionMs = 24 * 3_600_000

export async function deleteOldTurns(db: Database, now: Date): Promise<void> {
  await db.delete(holdTurns).where(lte(holdTurns.expiresAt, new Date(now.getTime() - turnRetentionMs)))
}
