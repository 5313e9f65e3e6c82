import { carts } from '#api/db/bookingTables.ts'
import { cartCodes } from '#api/db/cartTables.ts'
import type { Database } from '#api/db/client.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { alias, eq, getTableColumns, inArray, sql } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { toCodes } from '#api/modules/cart/cart.mappers.ts'
import { type CartDeps, lockedCartRow } from '#api/modules/cart/cart.repository.ts'
import type { EnteredCode } from '#api/modules/cart/choices.domain.ts'
import { renewOnStep } from '#api/modules/cart/holds.repository.ts'
import { readDiscountCode } from '#api/modules/discounts/discounts.domain.ts'
import { usesOfOthers } from '#api/modules/discounts/discounts.repository.ts'
import { readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { giftCardCents } from '#api/modules/giftCards/giftCards.repository.ts'

/**
 * Replaces the codes, all or none, and renews a live hold; the indexes of the codes that are not valid
 * otherwise. A code of the cart that has become invalid is dropped.
 */
export async function putCodes(
  { db }: CartDeps,
  userId: string,
  cartId: string,
  typed: string[],
  now: Date,
): Promise<number[] | 'CART_NOT_FOUND'> {
  return db.transaction(async (tx) => {
    const row = await lockedCartRow(tx, { userId, cartId }, now)
    if (!row) return 'CART_NOT_FOUND'
    const found = await findCodes(tx, cartId, typed)
    const entered = [...new Set(found)].filter((code) => code !== undefined)
    const { invalid } = toCodes({ ...row, codes: entered }, now)
    const former = (row.codes ?? []).map(({ code }) => code)
    const refused = invalid.filter((code) => !former.includes(code))
    const faults = found.flatMap((code, index) => (!code || refused.includes(code.code) ? [index] : []))
    if (faults.length > 0) return faults
    await tx.delete(cartCodes).where(eq(cartCodes.cartId, cartId))
    const valid = entered.map(({ code }) => code).filter((code) => !invalid.includes(code))
    const rows = valid.map((code, index) => ({ cartId, code, position: index + 1 }))
    if (rows.length > 0) await tx.insert(cartCodes).values(rows)
    await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId))
    await renewOnStep(tx, row, now)
    return []
  })
}

/** The typed codes that the cart does not have: those that are tried. */
export function triedCodes(typed: string[], former: string[]): string[] {
  return typed.filter((text) => !spellings(text).some((code) => former.includes(code)))
}

const spellings = (text: string) =>
  [readDiscountCode(text), readGiftCardCode(text)].filter((code) => code !== undefined)

/** The code of each text; undefined where no table has it. The same code is the same object. */
async function findCodes(
  tx: Database,
  cartId: string,
  typed: string[],
): Promise<(EnteredCode | undefined)[]> {
  const spelt = typed.flatMap(spellings)
  if (spelt.length === 0) return []
  const discount = alias(discountCodes, 'discount')
  const discounts = await tx
    .select({
      ...getTableColumns(discount),
      usesCount: usesOfOthers(discount.usesCount, sql`${cartId}::uuid`),
    })
    .from(discount)
    .where(inArray(discount.code, spelt))
  const isUsable = sql<boolean>`${giftCards.activatedAt} is not null and ${giftCards.blockedAt} is null`
  const cards = await tx
    .select({
      code: giftCards.code,
      isUsable,
      validUntil: giftCards.validUntil,
      cents: giftCardCents(sql`${giftCards.id}`),
    })
    .from(giftCards)
    .where(inArray(giftCards.code, spelt))
  const codes: EnteredCode[] = [
    ...discounts.map((discount) => ({ code: discount.code, discount, giftCard: null })),
    ...cards.map(({ code, cents, ...card }) => ({
      code,
      discount: null,
      giftCard: { ...card, balanceCents: Number(cents) },
    })),
  ]
  return typed.map((text) => codes.find(({ code }) => spellings(text).includes(code)))
}
