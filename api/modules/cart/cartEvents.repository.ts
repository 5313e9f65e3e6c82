import { cartEvents } from '#api/db/agencyBookingTables.ts'
import type { Database } from '#api/db/client.ts'
import type { CartEventKind } from '#api/modules/cart/cartEvents.contract.ts'

/** Counts what became of carts, in the transaction in which it does. */
export async function recordCartEvents(
  tx: Database,
  kinds: readonly CartEventKind[],
  at: Date,
): Promise<void> {
  if (kinds.length > 0) await tx.insert(cartEvents).values(kinds.map((kind) => ({ kind, at })))
}
