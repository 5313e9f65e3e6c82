import { instant } from '#api/db/columns.ts'
import { integer, jsonb, pgTable, text } from '#api/db/drizzle.ts'

/** Values that an owner has set, by section: what is absent has its default. */
export const settings = pgTable('settings', {
  section: text({ enum: ['agency', 'sales'] }).primaryKey(),
  value: jsonb().$type<object>().notNull(),
  version: integer().notNull().default(1),
  changedAt: instant('changed_at').notNull(),
})
