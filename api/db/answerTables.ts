import { day } from '#api/db/columns.ts'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'

/**
 * Stored documents: the public responses about an expedition, written in the transaction that changes the
 * expedition, its departures, reviews or favourites. A read is one look-up by key. `staleOn` is the day on
 * which time alone invalidates them.
 */
export const expeditionDocuments = pgTable(
  'expedition_documents',
  {
    expeditionId: integer('expedition_id')
      .primaryKey()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    uniqueId: text('unique_id').notNull(),
    slug: text().notNull(),
    card: json().$type<object>().notNull(),
    detail: json().$type<object>().notNull(),
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
 * Expeditions by activity, in the default order, with the attributes that make them similar: a few rows of
 * one index give the similar ones, whatever the size of the catalogue.
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
    // Covers the look-up in its order: the scan starts at the beginning and stops at the eighth match.
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

/** Number of reviews for each rating, updated by every insert, so that statistics never scan the reviews. */
export const reviewTotals = pgTable('review_totals', {
  rating: smallint().primaryKey(),
  count: integer().notNull(),
})
