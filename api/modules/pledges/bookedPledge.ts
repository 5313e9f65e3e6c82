import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull, or, sql } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { releaseCalledPlaces } from '#api/modules/pledges/pledges.repository.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'

type Bought = { cartId: string; userId: string; departureId: number }

/**
 * The pledges that a booking of the account fulfils, in their order: a promise on the departure, and a call whose hour
 * passed while its places were in the cart. `heldPlaces` are those outside the cart.
 */
export async function pledgesOfBooking(tx: Database, { cartId, userId, departureId }: Bought) {
  const isInCart = sql`exists (select from ${holds} where ${holds.cartId} = ${cartId} and ${holds.pledgeId} = ${pledges.id})`
  return tx
    .select({
      id: pledges.id,
      calledUntil: pledges.calledUntil,
      heldPlaces: sql<number>`coalesce((select places from ${holds} where ${holds.cartId} is null and ${holds.pledgeId} = ${pledges.id}), 0)::int`,
    })
    .from(pledges)
    .where(
      and(
        eq(pledges.userId, userId),
        eq(pledges.departureId, departureId),
        or(isNull(pledges.endedAt), isInCart),
      ),
    )
    .orderBy(asc(pledges.createdAt), asc(pledges.id))
}

export type BookedPledge = Awaited<ReturnType<typeof pledgesOfBooking>>[number]

/** Ends a pledge that is booked, and releases its places. The caller has locked its departure and takes them. */
export async function bookPledge(tx: Database, { id }: BookedPledge, now: Date): Promise<void> {
  await tx.update(pledges).set({ state: 'booked', endedAt: now }).where(eq(pledges.id, id))
  await releaseCalledPlaces(tx, id)
}

/** The order of a pledge that was called: free to cancel until seven days after the call. */
export function orderOfPledges(order: Order, booked: BookedPledge[]): Order {
  const end = booked.find(({ calledUntil }) => calledUntil)?.calledUntil
  return end ? { ...order, policy: { ...order.policy, callEndsAt: end.toISOString() } } : order
}
