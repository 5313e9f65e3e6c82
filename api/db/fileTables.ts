import { bytes } from '#api/db/accountTables.ts'
import { staff } from '#api/db/agencyTables.ts'
import { instant } from '#api/db/columns.ts'
import { check, index, integer, pgTable, sql, text, uuid } from '#api/db/drizzle.ts'
import { photos } from '#api/db/referenceTables.ts'

/** Files that staff have sent for their next step, which copies what it needs; deleted after a day. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => staff.userId, { onDelete: 'cascade' }),
    kind: text({ enum: ['gpx', 'import'] }).notNull(),
    /** SHA-256 of the bytes as they were sent. */
    hash: bytes().notNull(),
    size: integer().notNull(),
    bytes: bytes().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('files_by_expiry').on(t.expiresAt), check('files_kind', sql`${t.kind} in ('gpx', 'import')`)],
)

/** Originals of uploaded photographs, upright and without metadata; those of the product are files. */
export const photoFiles = pgTable('photo_files', {
  name: text()
    .primaryKey()
    .references(() => photos.name, { onDelete: 'cascade' }),
  /** SHA-256 of the upload: the same file is stored once. */
  hash: bytes().notNull().unique(),
  bytes: bytes().notNull(),
  addedBy: uuid('added_by').references(() => staff.userId, { onDelete: 'set null' }),
  addedAt: instant('added_at').notNull(),
})
