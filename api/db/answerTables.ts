import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day } from '#api/db/columns.ts'
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
    carouselRank: integer('carousel_rank').notNull(),
    country: text().notNull(),
    minPrice: doublePrecision('min_price').notNull(),
    levelNumber: smallint('level_number').notNull(),
    reviewCount: integer('review_count').notNull(),
    nextBookable: day('next_bookable'),
    staleOn: day('stale_on'),
  },
  (t) => [
    uniqueIndex('expedition_documents_slug').on(t.slug),
    uniqueIndex('expedition_documents_unique_id').on(t.uniqueId),
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

/** How many reviews gave each rating, kept by every insert, so that the statistics never scan the reviews. */
export const reviewTotals = pgTable('review_totals', {
  rating: smallint().primaryKey(),
  count: integer().notNull(),
})
