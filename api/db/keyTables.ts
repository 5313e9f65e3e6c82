import { bytes, users } from '#api/db/accountTables.ts'
import { instant } from '#api/db/columns.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  sql,
  text,
  unique,
  uuid,
} from '#api/db/drizzle.ts'
import type { KeyScope } from '#api/modules/keys/keys.contract.ts'

/** Partners that sell our departures. One that tests is another reseller than the one of its name that sells. */
export const resellers = pgTable(
  'resellers',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Books on the sandbox: its places are not real. */
    test: boolean().notNull(),
    /** Share of the retail price that it owes us; null: not agreed. */
    netPercent: smallint('net_percent'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('resellers_name').on(t.name, t.test),
    unique('resellers_test').on(t.id, t.test),
    check('resellers_net_percent', sql`${t.netPercent} between 1 and 100`),
  ],
)

/** Keys of programs. The caller has the key, the table its hash. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null: the program is no reseller. */
    resellerId: uuid('reseller_id'),
    name: text().notNull(),
    /** The beginning of the key, which may be shown. */
    prefix: text().notNull().unique(),
    hash: bytes().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    test: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: by the command line. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'restrict' }),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    // A test key belongs to a reseller that tests.
    foreignKey({
      name: 'api_keys_reseller',
      columns: [t.resellerId, t.test],
      foreignColumns: [resellers.id, resellers.test],
    }).onDelete('restrict'),
    index('api_keys_by_reseller').on(t.resellerId),
    check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0`),
  ],
)
