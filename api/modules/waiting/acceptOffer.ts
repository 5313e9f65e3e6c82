import { waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { CartDeps } from '#api/modules/cart/cart.repository.ts'
import { lockOwnHold } from '#api/modules/cart/holds.repository.ts'
import { putOfferInCart } from '#api/modules/cart/offeredPlaces.ts'
import { toState } from '#api/modules/waiting/waiting.domain.ts'
import { entryRow, releaseOffer } from '#api/modules/waiting/waiting.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

/**
 * Moves the offered places into the cart of the account, with a full hold, in one transaction: they are free
 * for no other caller in between.
 */
export async function acceptOffer(deps: CartDeps, userId: string, token: string, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { departure } = await ownRow(tx, token, userId)
    await lockOwnHold(tx, userId, [departure.id], now)
    const row = await ownRow(tx, token, userId)
    const state = toState(row.entry, row.departure, now)
    if (state === 'closed') throw new Refusal('DEPARTURE_CANCELED')
    if (state !== 'offered' || !(await releaseOffer(tx, row.entry.id))) throw new Refusal('OFFER_EXPIRED')
    await putOfferInCart({ ...deps, db: tx }, userId, row.entry, now)
    await tx
      .update(waitingEntries)
      .set({ acceptedAt: now, userId })
      .where(eq(waitingEntries.id, row.entry.id))
  })
}

/** An entry of an account is for this account alone; any account may accept by the link of another entry. */
async function ownRow(tx: Database, token: string, userId: string) {
  const row = await entryRow(tx, token)
  if (!row || (row.entry.userId && row.entry.userId !== userId)) throw new Refusal('WAITING_ENTRY_NOT_FOUND')
  return row
}
