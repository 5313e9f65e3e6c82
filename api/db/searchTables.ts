import { textList } from '#api/db/columns.ts'
import { customType, index, integer, pgTable, primaryKey, smallint, sql, text } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'

/** Text in byte order, so that all words with a prefix are one range of an index. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
/**
 * One row holds `blockSize` expeditions. It stays below the size at which PostgreSQL moves a value out of its
 * row.
 */
const bits = customType<{ data: string }>({ dataType: () => 'bit(8192)' })
/** A transaction id; later ones are greater. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })
const expeditionId = () =>
  integer('expedition_id')
    .notNull()
    .references(() => expeditions.id, { onDelete: 'cascade' })

/**
 * The bitmap index of the search: under each word and filter value, one bit an expedition, at position
 * `expedition_id % 8192` of its block. A search ANDs a few rows; a facet count is the number of bits left.
 * `changed` tells caches which rows are stale.
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

/** The keys under which an expedition has its bit: an update flips only the difference. */
export const searchKeys = pgTable('search_keys', {
  expeditionId: expeditionId().primaryKey(),
  state: textList('state'),
  words: textList('words'),
})

/** Departure cities, as the filter names them. */
export const departureCities = pgTable('departure_cities', {
  slug: text().primaryKey(),
  name: text().notNull(),
})

/**
 * All words that a search can match, with stem, phonetic code and spelling: the dictionary of corrections.
 */
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
