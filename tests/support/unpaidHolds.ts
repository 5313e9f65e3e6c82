import { carts, holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { holdTurns } from '#api/db/holdTables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

type Turn = { endsIn: number; isRenewed?: boolean; isLifted?: boolean }

/** A departure with the unpaid turns of as many accounts, by the minutes until their ends; live ones hold two places. */
export async function heldDeparture(db: Database, turns: readonly Turn[]): Promise<string> {
  const departureId = await newDeparture(db)
  for (const { endsIn, isRenewed = false, isLifted = false } of turns) {
    const { userId } = await signedInAccount(db)
    const expiresAt = new Date(testNow.getTime() + endsIn * 60_000)
    await db.insert(holdTurns).values({ userId, departureId, expiresAt, isRenewed, isLifted })
    if (endsIn <= 0) continue
    const at = { createdAt: testNow, updatedAt: testNow }
    const cart = { userId, departureId, travelersCount: 2, unitPriceCents: 500_00, ...at }
    const [{ id: cartId } = { id: '' }] = await db.insert(carts).values(cart).returning({ id: carts.id })
    await db.insert(holds).values({ departureId, cartId, places: 2, expiresAt })
  }
  return String(departureId)
}
