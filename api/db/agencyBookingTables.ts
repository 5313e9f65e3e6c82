import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { instant } from '#api/db/columns.ts'
import { bigint, boolean, check, index, pgTable, sql, text, uniqueIndex, uuid } from '#api/db/drizzle.ts'
import { mailKinds } from '#api/modules/agency/reservations/states.contract.ts'
import { cartEventKinds } from '#api/modules/cart/cartEvents.contract.ts'

/** Notes of the staff about a reservation or a customer. */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    /** Notes of a reservation that its guide reads, too. */
    isForGuide: boolean('is_for_guide').notNull().default(false),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notes_by_reservation').on(t.reservationId, t.createdAt),
    index('notes_by_user').on(t.userId, t.createdAt),
    check('notes_subject', sql`num_nonnulls(${t.reservationId}, ${t.userId}) = 1`),
    check('notes_for_guide', sql`not ${t.isForGuide} or ${t.reservationId} is not null`),
  ],
)

/**
 * Mails to customers, each with the id that it has in the outbox; names no address. Its reservation is no foreign
 * key: the mails of a departure would wait for the locks of its reservations.
 */
export const mailLog = pgTable(
  'mail_log',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reservationId: uuid('reservation_id'),
    kind: text({ enum: mailKinds }).notNull(),
    subject: text().notNull(),
    /** Text of a free message; others are rendered from the reservation. */
    body: text(),
    /** Null for a mail that the service sends by itself. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Idempotency key of its author. */
    key: uuid(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** The mailer has given it up. */
    failedAt: instant('failed_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('mail_log_by_reservation').on(t.reservationId, t.createdAt),
    index('mail_log_by_user').on(t.userId, t.createdAt),
    uniqueIndex('mail_log_by_key').on(t.authorId, t.key).where(sql`${t.key} is not null`),
  ],
)

/** Events of carts, each written in the transaction of its event. Names neither a person nor a cart. */
export const cartEvents = pgTable(
  'cart_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: cartEventKinds }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('cart_events_by_time').on(t.at),
    check('cart_events_kind', sql`${t.kind} in ('created', 'held', 'booked', 'abandoned')`),
  ],
)
