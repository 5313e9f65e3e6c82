import { users } from '#api/db/accountTables.ts'
import { instant } from '#api/db/columns.ts'
import { boolean, index, integer, pgTable, primaryKey, uuid } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'

/**
 * The last hold of an account's cart on a departure that it has not paid: one that was given up continues, and
 * after its end the account waits before the next one.
 */
export const holdTurns = pgTable(
  'hold_turns',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    isRenewed: boolean('is_renewed').notNull(),
    isLifted: boolean('is_lifted').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.departureId] }),
    index('hold_turns_by_departure').on(t.departureId),
    index('hold_turns_by_end').on(t.expiresAt),
  ],
)
