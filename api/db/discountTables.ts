import { day } from '#api/db/columns.ts'
import { check, integer, pgTable, smallint, sql, text } from '#api/db/drizzle.ts'

export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text().primaryKey(),
    percent: smallint(),
    amountCents: integer('amount_cents'),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    /** Null for any number. */
    maxUses: integer('max_uses'),
    usesCount: integer('uses_count').notNull().default(0),
    minimumCents: integer('minimum_cents').notNull().default(0),
    /** Null for all trips. */
    expeditionIds: integer('expedition_ids').array(),
  },
  (t) => [
    check('discount_codes_kind', sql`num_nonnulls(${t.percent}, ${t.amountCents}) = 1`),
    check('discount_codes_percent', sql`${t.percent} between 1 and 50`),
    check('discount_codes_amount', sql`${t.amountCents} > 0`),
    check('discount_codes_uses', sql`${t.usesCount} between 0 and coalesce(${t.maxUses}, ${t.usesCount})`),
  ],
)
