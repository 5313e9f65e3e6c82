import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type {
  MeetingPoint,
  ProgrammeDay,
  RoutePoint,
  TrainAccess,
} from '#api/modules/expeditions/expeditions.contract.ts'
import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)

export const countries = pgTable('countries', { code: text().primaryKey(), name: text().notNull() })

export const regions = pgTable(
  'regions',
  {
    slug: text().notNull(),
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.countryCode, t.slug] })],
)

export const activityCategories = pgTable('activity_categories', {
  slug: text().primaryKey(),
  label: text().notNull(),
  icon: text().notNull(),
  position: smallint().notNull(),
})

export const activities = pgTable('activities', {
  slug: text().primaryKey(),
  label: text().notNull(),
  categorySlug: text('category_slug')
    .notNull()
    .references(() => activityCategories.slug),
})

export const photos = pgTable('photos', {
  name: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull(),
  color: text().notNull(),
  focusX: smallint('focus_x').notNull(),
  focusY: smallint('focus_y').notNull(),
  place: text(),
  author: text().notNull(),
  license: text().notNull(),
  licenseUrl: text('license_url').notNull(),
  sourceUrl: text('source_url').notNull(),
})

export const guides = pgTable('guides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  fullName: text('full_name').notNull(),
  diploma: text().notNull(),
  basedIn: text('based_in').notNull(),
  languages: textList('languages'),
  bio: text().notNull(),
})

/** What an author writes of a trip. What the public reads of it is in `expeditionDocuments`. */
export const expeditions = pgTable('expeditions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  uniqueId: text('unique_id').notNull().unique(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  expeditionType: text('expedition_type').notNull(),
  shortDescription: text('short_description').notNull(),
  description: text().notNull(),
  countryCodes: textList('country_codes'),
  regionSlug: text('region_slug').notNull(),
  familyFriendly: boolean('family_friendly').notNull(),
  vacations: textList('vacations'),
  durationDays: smallint('duration_days').notNull(),
  levelNumber: smallint('level_number').notNull(),
  ageMinChild: smallint('age_min_child'),
  priceCents: integer('price_cents').notNull(),
  activitySlugs: textList('activity_slugs'),
  accommodationNames: textList('accommodation_names'),
  accommodationTypes: textList('accommodation_types'),
  guideId: integer('guide_id').references(() => guides.id),
  ecoRating: smallint('eco_rating'),
  flaggedNew: boolean('flagged_new').notNull().default(false),
  publishedAt: instant('published_at').notNull(),
  distanceKm: integer('distance_km'),
  elevationGainM: integer('elevation_gain_m'),
  groupMin: smallint('group_min').notNull(),
  groupMax: smallint('group_max').notNull(),
  programme: jsonb().$type<ProgrammeDay[]>().notNull(),
  included: textList('included'),
  notIncluded: textList('not_included'),
  meetingPoint: jsonb('meeting_point').$type<MeetingPoint>(),
  arrivalStation: text('arrival_station'),
  trainAccess: jsonb('train_access').$type<TrainAccess[]>().notNull(),
  route: jsonb().$type<RoutePoint[]>().notNull(),
  photoNames: textList('photo_names'),
  carouselRank: integer('carousel_rank').notNull(),
  interestsCount: integer('interests_count').notNull().default(0),
  reviewCount: integer('review_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
})

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
    expeditionId: integer('expedition_id').notNull().references(() => expeditions.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    carouselRank: integer('carousel_rank').notNull(),
    levelNumber: smallint('level_number').notNull(),
    minPrice: doublePrecision('min_price').notNull(),
    isBookable: boolean('is_bookable').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.expeditionId, t.activitySlug] }),
    index('expedition_activities_anywhere').on(t.activitySlug, t.carouselRank, t.expeditionId),
    index('expedition_activities_in_country').on(t.activitySlug, t.country, t.carouselRank, t.expeditionId),
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

export const departures = pgTable(
  'departures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    startOn: day('start_on').notNull(),
    endOn: day('end_on').notNull(),
    capacity: smallint().notNull(),
    bookedCount: smallint('booked_count').notNull().default(0),
    groupMin: smallint('group_min').notNull(),
    priceCents: integer('price_cents').notNull(),
    isConfirmedByGuide: boolean('is_confirmed_by_guide').notNull().default(false),
    canceledAt: instant('canceled_at'),
    guideId: integer('guide_id').references(() => guides.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('departures_by_expedition').on(t.expeditionId, t.startOn, t.id),
    check('departures_places', sql`${t.bookedCount} between 0 and ${t.capacity}`),
    check('departures_days', sql`${t.endOn} >= ${t.startOn}`),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    firstName: text('first_name').notNull(),
    context: text(),
    text: text().notNull(),
    experienceMonth: text('experience_month'),
    publishedOn: day('published_on').notNull(),
    isVerified: boolean('is_verified').notNull(),
  },
  (t) => [
    index('reviews_by_expedition').on(t.expeditionId, t.publishedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_newest').on(t.publishedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
)

/** How many reviews gave each rating, kept by every insert, so that the statistics never scan the reviews. */
export const reviewTotals = pgTable('review_totals', {
  rating: smallint().primaryKey(),
  count: integer().notNull(),
})

export const themeGroups = pgTable('theme_groups', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
})

export const themes = pgTable('themes', {
  path: text().primaryKey(),
  groupId: text('group_id')
    .notNull()
    .references(() => themeGroups.id),
  name: text().notNull(),
  intro: text().notNull(),
  bannerPhotoName: text('banner_photo_name'),
  filters: jsonb().$type<ThemeFilters>().notNull(),
  position: smallint().notNull(),
})

export const collections = pgTable('collections', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  subtitle: text().notNull(),
  bannerPhotoName: text('banner_photo_name').notNull(),
  expeditionIds: integer('expedition_ids').array().notNull(),
  position: smallint().notNull(),
})
