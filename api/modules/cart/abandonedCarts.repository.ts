import { carts } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, lte, type SQL } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { recordCartEvents } from '#api/modules/cart/cartEvents.repository.ts'
import { lockOwnHold, refreshTrips } from '#api/modules/cart/holds.repository.ts'

const cartLifetimeMs = 14 * 86_400_000

/** The last change of carts that end now. */
export function oldest(now: Date): Date {
  return new Date(now.getTime() - cartLifetimeMs)
}

export async function dropCart(
  { db, isBookingOpen }: Pick<ApiDeps, 'db' | 'isBookingOpen'>,
  userId: string,
  cartId: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { locked } = isBookingOpen ? await lockOwnHold(tx, userId, [], now) : { locked: [] }
    const dropped = await abandonCarts(tx, and(eq(carts.userId, userId), eq(carts.id, cartId)), now)
    if (locked.length > 0) await refreshTrips(tx, locked, now)
    return dropped > 0
  })
}

/** Deletes carts that have had no change for fourteen days: their holds have ended long before. */
export async function sweepCarts(db: Database, now: Date): Promise<number> {
  return db.transaction((tx) => abandonCarts(tx, lte(carts.updatedAt, oldest(now)), now))
}

export async function abandonCarts(tx: Database, condition: SQL | undefined, now: Date): Promise<number> {
  const dropped = await tx.delete(carts).where(condition).returning({ id: carts.id })
  await recordCartEvents(
    tx,
    dropped.map(() => 'abandoned' as const),
    now,
  )
  return dropped.length
}
