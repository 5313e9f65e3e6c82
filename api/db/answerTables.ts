import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, instant, tsvector } from '#api/db/columns.ts'
import { expeditions } from '#api/db/tables.ts'

/**
 * The public answers about a trip, written ready to send whenever the trip, its departures, reviews or favourites change,
 * in the same transaction: a read is one look-up by key. `staleOn` is the day on which time alone makes them untrue.
 */
export const expeditionDocuments = pgTable(
  'expedition_documents',
  {
    expeditionId: integer('expedition_id')
      .primaryKey()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    uniqueId: text('unique_id').notNull(),
    slug: text().notNull(),
    card: json().notNull(),
    detail: json().notNull(),
    geojson: json().notNull(),
    similarIds: integer('similar_ids').array().notNull().default(sql`'{}'`),
    searchVector: tsvector('search_vector').notNull(),
    tags: text().array().notNull(),
    carouselRank: integer('carousel_rank').notNull(),
    country: text().notNull(),
    minPrice: doublePrecision('min_price').notNull(),
    durationDays: smallint('duration_days').notNull(),
    levelNumber: smallint('level_number').notNull(),
    rating: doublePrecision().notNull(),
    reviewCount: integer('review_count').notNull(),
    publishedAt: instant('published_at').notNull(),
    nextStart: day('next_start'),
    nextBookable: day('next_bookable'),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    trainHours: jsonb('train_hours').$type<Record<string, number>>().notNull(),
    trainKgCo2e: jsonb('train_kg_co2e').$type<Record<string, number>>().notNull(),
    staleOn: day('stale_on'),
  },
  (t) => [
    uniqueIndex('expedition_documents_slug').on(t.slug),
    uniqueIndex('expedition_documents_unique_id').on(t.uniqueId),
    index('expedition_documents_search').using('gin', t.searchVector, t.tags),
    index('expedition_documents_stale').on(t.staleOn),
    index('expedition_documents_featured')
      .on(t.carouselRank, t.expeditionId)
      .where(sql`${t.nextBookable} is not null`),
  ],
)

/**
 * Which trips share an activity, in the default order, with what makes them alike: similar trips are found by reading a few
 * rows of one index, whatever the size of the catalogue.
 */
export const expeditionActivities = pgTable(
  'expedition_activities',
  {
    activitySlug: text('activity_slug').notNull(),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    carouselRank: integer('carousel_rank').notNull(),
    levelNumber: smallint('level_number').notNull(),
    minPrice: doublePrecision('min_price').notNull(),
    isBookable: boolean('is_bookable').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.expeditionId, t.activitySlug] }),
    // All a look-up needs stands in the index, in the order it is wanted: it is read from its start and stops at the eighth match.
    index('expedition_activities_anywhere').on(
      t.activitySlug,
      t.carouselRank,
      t.expeditionId,
      t.levelNumber,
      t.minPrice,
      t.country,
      t.isBookable,
    ),
    index('expedition_activities_in_country').on(
      t.activitySlug,
      t.country,
      t.carouselRank,
      t.expeditionId,
      t.levelNumber,
      t.minPrice,
      t.isBookable,
    ),
  ],
)

/** Every word a search can match, with how it sounds: what a misspelt word is corrected to. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), sound: text().notNull(), weight: integer().notNull() },
  (t) => [
    index('search_words_sound').on(t.sound),
    index('search_words_prefix').on(t.word.op('text_pattern_ops')),
  ],
)

/** How many reviews gave each rating, kept by every insert, so that the statistics never scan the reviews. */
export const reviewTotals = pgTable('review_totals', {
  rating: smallint().primaryKey(),
  count: integer().notNull(),
})
