import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { type DiscountCode, readDiscountCode } from '#api/modules/discounts/discounts.domain.ts'

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

/** Gives one use back. */
export async function releaseDiscount(tx: Database, code: string): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ usesCount: sql`${usesCount} - 1` })
    .where(and(eq(codeColumn, code), gt(usesCount, 0)))
}
