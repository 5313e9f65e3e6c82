import { type CartDeps, putInCart } from '#api/modules/cart/cart.repository.ts'
import { movedHold } from '#api/modules/cart/holds.domain.ts'
import { findHold, writeHold } from '#api/modules/cart/holds.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Offered = { departureId: number; places: number }

/** Replaces the cart of the account by places that were set aside for it, with a full hold. */
export async function putOfferInCart(
  deps: CartDeps,
  userId: string,
  { departureId, places }: Offered,
  now: Date,
): Promise<void> {
  const party = { travelersCount: places, childrenCount: 0, offeredPlaces: places }
  const choice = { userId, departureId, ...party, replace: true }
  const refusal = await putInCart(deps, choice, now)
  if (refusal) throw new Refusal(refusal)
  const hold = await findHold(deps.db, userId)
  // A hold that moved with the cart has less time left.
  if (hold) await writeHold(deps.db, { ...hold, ...movedHold(null, places, now) })
}
