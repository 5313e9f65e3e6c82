import { instant } from '#api/db/columns.ts'
import { boolean, check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { departures } from '#api/db/tables.ts'
import type { StoredContact, StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'

/**
 * Bookings of resellers. Before its confirmation a live one has a hold, afterwards the reservation with its id,
 * which then decides on the departure and the end. A test booking has neither.
 */
export const octoBookings = pgTable(
  'octo_bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    resellerId: uuid('reseller_id')
      .notNull()
      .references(() => resellers.id, { onDelete: 'restrict' }),
    /** The reseller's own key of the booking, or one that we made. */
    uuid: uuid().notNull(),
    /** SHA-256 of the request with that key: the same key with other content is refused. */
    fingerprint: text().notNull(),
    test: boolean().notNull(),
    reference: text().notNull().unique(),
    resellerReference: text('reseller_reference'),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'restrict' }),
    optionId: text('option_id').notNull(),
    /** One for each traveller, with the price at which it was sold. */
    items: jsonb().$type<StoredItem[]>().notNull(),
    contact: jsonb().$type<StoredContact>().notNull(),
    notes: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** End of the hold; it stays once the booking is confirmed. */
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** Percentage that the cancellation of a test booking keeps; of a live one its reservation tells. */
    keptPercent: integer('kept_percent'),
  },
  (t) => [
    unique('octo_bookings_uuid').on(t.resellerId, t.uuid),
    index('octo_bookings_by_reference').on(t.resellerId, t.resellerReference),
    index('octo_bookings_by_departure').on(t.departureId),
    check('octo_bookings_items', sql`jsonb_array_length(${t.items}) > 0`),
    check('octo_bookings_kept', sql`${t.keptPercent} between 0 and 100`),
  ],
)
