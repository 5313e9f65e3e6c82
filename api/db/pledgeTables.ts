import { users } from '#api/db/accountTables.ts'
import { instant } from '#api/db/columns.ts'
import { check, index, integer, pgTable, smallint, sql, text, uniqueIndex, uuid } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { pledgeStates } from '#rules/pledges.ts'

/**
 * Promises to join a departure once enough travellers have promised. Rows of a departure change under the lock of
 * its row; their trigger writes the promised places into it.
 */
export const pledges = pgTable(
  'pledges',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    places: smallint().notNull(),
    state: text({ enum: pledgeStates }).notNull().default('pledged'),
    createdAt: instant('created_at').notNull(),
    /** Until when a call holds its places; stays after its end. */
    calledUntil: instant('called_until'),
    /** Null while it is pledged or called. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('pledges_by_departure').on(t.departureId, t.createdAt, t.id),
    index('pledges_by_user').on(t.userId, t.createdAt),
    uniqueIndex('pledges_one_each')
      .on(t.userId, t.departureId)
      .where(sql`${t.state} in ('pledged', 'called')`),
    check('pledges_places', sql`${t.places} between 1 and 6`),
    check(
      'pledges_state',
      sql`${t.state} in ('pledged', 'called', 'booked', 'lapsed', 'withdrawn', 'released', 'void')`,
    ),
    check('pledges_called', sql`${t.state} not in ('called', 'lapsed') or ${t.calledUntil} is not null`),
    check('pledges_ended', sql`(${t.state} in ('pledged', 'called')) = (${t.endedAt} is null)`),
  ],
)
