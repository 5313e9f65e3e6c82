import { bytes, users } from '#api/db/accountTables.ts'
import { instant } from '#api/db/columns.ts'
import { check, pgTable, sql, text, unique, uuid } from '#api/db/drizzle.ts'
import { feedKinds } from '#api/modules/feeds/feeds.contract.ts'

/** Calendars that the programs of an account read, one of each kind. A token is a SHA-256: its address is shown once. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: feedKinds }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
  },
  (t) => [
    unique('calendar_feeds_one_kind').on(t.userId, t.kind),
    check('calendar_feeds_kind', sql`${t.kind} in ('favourites', 'reservations')`),
  ],
)
