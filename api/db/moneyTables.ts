import { reservations } from '#api/db/bookingTables.ts'
import { instant } from '#api/db/columns.ts'
import { bigint, check, index, pgTable, primaryKey, smallint, sql, text, uuid } from '#api/db/drizzle.ts'

/** Double-entry transactions in cents. Triggers refuse any change, and a transaction whose entries do not sum to zero. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** A reservation with money is never deleted. */
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'restrict' }),
    postedAt: instant('posted_at').notNull(),
  },
  (t) => [
    index('ledger_transactions_by_reservation').on(t.reservationId),
    index('ledger_transactions_by_time').on(t.postedAt),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    /** `customer:{reservation}`, `provider:{name}`, `revenue`, `insurance`, `gift_cards:{card}`, `refunds`, `fees`, `manual:{means}`. */
    account: text().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transactionId, t.position] }),
    index('ledger_entries_by_account').on(t.account),
    check('ledger_entries_amount', sql`${t.amountCents} <> 0`),
  ],
)
