import type { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { findBalance, post } from '#api/modules/ledger/ledger.repository.ts'

/**
 * Moves what a reservation owes, or is owed, to the account of its reseller, who is invoiced for it: no provider takes
 * or gives back money. Called in the transaction that sells, changes or cancels.
 */
export async function settleWithReseller(
  tx: Database,
  { id, resellerId }: Pick<typeof reservations.$inferSelect, 'id' | 'resellerId'>,
  at: Date,
): Promise<void> {
  if (!resellerId) throw new Error(`reservation ${id} has no reseller`)
  const cents = await findBalance(tx, `customer:${id}`)
  if (cents === 0) return
  const entries = [
    { account: `reseller:${resellerId}`, amountCents: cents },
    { account: `customer:${id}`, amountCents: -cents },
  ]
  await post(tx, { kind: 'reseller', at, reservationId: id, entries })
}
