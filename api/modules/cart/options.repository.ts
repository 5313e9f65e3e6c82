import { carts } from '#api/db/bookingTables.ts'
import { cartOptions } from '#api/db/cartTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { type CartDeps, lockedCartRow } from '#api/modules/cart/cart.repository.ts'
import { faultsOfOptions, type OptionChoice } from '#api/modules/cart/choices.domain.ts'
import { renewOnStep } from '#api/modules/cart/holds.repository.ts'

/** Replaces the chosen options, all or none, and renews a live hold; the indexes of the faults otherwise. */
export async function putOptions(
  { db }: CartDeps,
  userId: string,
  cartId: string,
  choices: OptionChoice[],
  now: Date,
): Promise<number[] | 'CART_NOT_FOUND'> {
  return db.transaction(async (tx) => {
    const row = await lockedCartRow(tx, { userId, cartId }, now)
    if (!row) return 'CART_NOT_FOUND'
    const sold = (row.options ?? []).map(({ code }) => code)
    const faults = faultsOfOptions(choices, sold, row.cart.travelersCount)
    if (faults.length > 0) return faults
    await tx.delete(cartOptions).where(eq(cartOptions.cartId, cartId))
    const chosen = choices.filter(({ travellers }) => travellers.length > 0)
    const rows = chosen.map(({ code, travellers }) => ({
      cartId,
      code,
      positions: travellers.toSorted((one, other) => one - other),
    }))
    if (rows.length > 0) await tx.insert(cartOptions).values(rows)
    await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId))
    await renewOnStep(tx, row, now)
    return []
  })
}
