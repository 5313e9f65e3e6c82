import type { Database } from '#api/db/client.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { and, eq, gt, isNull, lt, or, type SQLWrapper, sql } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
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

/** Uses without that of the cart's own open payment, in a query that names the table of codes `discount`. */
export const usesOfOthers = (usesCount: SQLWrapper, cartId: SQLWrapper) =>
  sql<number>`(${usesCount} - (select count(*) from ${payments} as own where own.cart_id = ${cartId}
    and own.status in ('pending', 'action_required') and own."order" ->> 'discountCode' = discount.code))::int`

/** Takes the use of an order whose own was given back; without one left it has the price that was shown all the same. */
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
