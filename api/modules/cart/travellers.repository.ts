import type { Static } from 'typebox'
import { carts } from '#api/db/bookingTables.ts'
import { cartTravellers } from '#api/db/cartTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { CartTravellers } from '#api/modules/cart/cart.contract.ts'
import { toParty } from '#api/modules/cart/cart.mappers.ts'
import { type CartDeps, lockedCartRow } from '#api/modules/cart/cart.repository.ts'
import { renewOnStep } from '#api/modules/cart/holds.repository.ts'
import { faultsOfTravellers, type TravellerFault } from '#api/modules/cart/travellers.domain.ts'
import type { Contact } from '#api/modules/quote/order.contract.ts'
import { readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'

type Body = Static<typeof CartTravellers>
type Outcome = (TravellerFault | 'COUNT')[] | 'CART_NOT_FOUND' | 'INVALID_PHONE'

/** Replaces the travellers, all or none, and renews a live hold; the faults otherwise. */
export async function putTravellers(
  { db }: CartDeps,
  userId: string,
  cartId: string,
  { travellers: typed, contact }: Body,
  now: Date,
): Promise<Outcome> {
  const phone = contact?.phone?.trim() ? readPhone(contact.phone) : null
  if (phone === undefined) return 'INVALID_PHONE'
  const travellers = typed.map(({ first_name, last_name, birth_date }) => ({
    firstName: readName(first_name) ?? '',
    lastName: readName(last_name) ?? '',
    birthDate: birth_date,
  }))
  return db.transaction(async (tx) => {
    const row = await lockedCartRow(tx, { userId, cartId }, now)
    if (!row) return 'CART_NOT_FOUND'
    if (travellers.length !== row.cart.travelersCount) return ['COUNT']
    const faults = faultsOfTravellers(travellers, toParty(row, now))
    if (faults.length > 0) return faults
    await tx.delete(cartTravellers).where(eq(cartTravellers.cartId, cartId))
    await tx
      .insert(cartTravellers)
      .values(travellers.map((traveller, index) => ({ ...traveller, cartId, position: index + 1 })))
    const set = { updatedAt: now, ...(contact && { contact: toContact(contact, phone) }) }
    await tx.update(carts).set(set).where(eq(carts.id, cartId))
    await renewOnStep(tx, row, now)
    return []
  })
}

function toContact({ address, postcode, city, country }: Partial<Contact>, phone: string | null): Contact {
  const line = (typed: string | null | undefined) => readName(typed ?? '') || null
  return { phone, address: line(address), postcode: line(postcode), city: line(city), country: line(country) }
}
