import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { textList } from '#api/db/columns.ts'
import { expeditions } from '#api/db/tables.ts'

/** Text in the order of its bytes, so that every word with a prefix stands in one stretch of an index. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
/** As many trips as one row speaks of: `blockSize` of the search. A row stays under the size that moves a value out of it. */
const bits = customType<{ data: string }>({ dataType: () => 'bit(8192)' })
/** The number of a transaction; later ones have greater numbers. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })
const expeditionId = () =>
  integer('expedition_id')
    .notNull()
    .references(() => expeditions.id, { onDelete: 'cascade' })

/**
 * What the search reads: under each word and each value of a filter, one bit a trip. Trips of a block stand at the position
 * `expedition_id % 8192`. A search is a few ANDs of these rows, and a facet count is the number of bits left. `changed` tells those
 * who keep copies of rows which are out of date.
 */
export const searchBits = pgTable(
  'search_bits',
  {
    key: bytewise().notNull(),
    block: integer().notNull(),
    bits: bits().notNull(),
    changed: transaction().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [primaryKey({ columns: [t.key, t.block] }), index('search_bits_changed').on(t.changed, t.key)],
)

/** Under which keys a trip has its bit: what tells which few bits a change must flip. */
export const searchKeys = pgTable('search_keys', {
  expeditionId: expeditionId().primaryKey(),
  state: textList('state'),
  words: textList('words'),
})

/** The cities one can leave from, as the filter names them. */
export const departureCities = pgTable('departure_cities', {
  slug: text().primaryKey(),
  name: text().notNull(),
})

/** Every word a search can match, with its stem, how it sounds and how it is written: what a misspelt word is corrected to. */
export const searchWords = pgTable(
  'search_words',
  {
    word: bytewise().primaryKey(),
    lexeme: bytewise().notNull(),
    sound: bytewise().notNull(),
    spelling: text().notNull(),
    weight: smallint().notNull(),
  },
  (t) => [
    index('search_words_lexeme').on(t.lexeme),
    index('search_words_sound').on(t.sound),
    index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
  ],
)
