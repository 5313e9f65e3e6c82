import type { Database } from '#api/db/client.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { and, eq, gt, isNull, lt, or, sql } from '#api/db/drizzle.ts'
import { type DiscountCode, readDiscountCode } from '#api/modules/discounts/discounts.domain.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'

const { code: codeColumn, usesCount, maxUses } = discountCodes

/** The discount of a code as people write it; undefined without one. It may not apply to the sale. */
export async function findDiscount(
  db: Database,
  typed: string | undefined,
): Promise<DiscountCode | undefined> {
  if (typed === undefined) return undefined
  const [found] = await db
    .select()
    .from(discountCodes)
    .where(eq(codeColumn, readDiscountCode(typed)))
  return found
}

/** Takes one use of the code, by one conditional statement; false when none is left. */
export async function takeDiscount(tx: Database, code: string): Promise<boolean> {
  const taken = await tx
    .update(discountCodes)
    .set({ usesCount: sql`${usesCount} + 1` })
    .where(and(eq(codeColumn, code), or(isNull(maxUses), lt(usesCount, maxUses))))
    .returning({ code: codeColumn })
  return taken.length > 0
}

/** Takes the use of a paid order, which has the price that was shown also where none is left; returns the order. */
export async function takeOrderedDiscount(
  tx: Database,
  { isBeyondUses: _, ...order }: Order,
): Promise<Order> {
  if (!order.discountCode || (await takeDiscount(tx, order.discountCode))) return order
  return { ...order, isBeyondUses: true }
}

/** Gives the use of an order back that ends: an option, or a booking as a whole. */
export async function releaseOrderedDiscount(tx: Database, order: Order | null): Promise<void> {
  if (order?.discountCode && !order.isBeyondUses) await releaseDiscount(tx, order.discountCode)
}

/** Gives one use back. */
export async function releaseDiscount(tx: Database, code: string): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ usesCount: sql`${usesCount} - 1` })
    .where(and(eq(codeColumn, code), gt(usesCount, 0)))
}
