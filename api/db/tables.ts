import { authoringColumns, listIndexes } from '#api/db/authoringColumns.ts'
import { day, instant, textList } from '#api/db/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from '#api/db/drizzle.ts'
import { expeditionText } from '#api/db/foldedText.ts'
import { guides } from '#api/db/referenceTables.ts'
import type { StoredAccess } from '#api/modules/expeditions/access.contract.ts'
import type { OnsiteTransport } from '#api/modules/expeditions/carbon.contract.ts'
import type { MeetingPoint, PriceShare } from '#api/modules/expeditions/expeditions.contract.ts'
import type {
  LandPolygon,
  Place,
  Surroundings,
  TrackPosition,
} from '#api/modules/expeditions/route.contract.ts'
import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'

/** Prices are whole euros: no sum is ever rounded. */
const wholeEuros = (cents: AnyPgColumn) => sql`${cents} % 100 = 0`

/** Expeditions as authors write them. Public responses are in `expeditionDocuments`. */
export const expeditions = pgTable(
  'expeditions',
  {
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
    /** Read by the previous version during an upgrade; `expeditionDays` replaces it. */
    programme: jsonb().notNull().default([]),
    included: textList('included'),
    notIncluded: textList('not_included'),
    meetingPoint: jsonb('meeting_point').$type<MeetingPoint>(),
    arrivalStation: text('arrival_station'),
    trainAccess: jsonb('train_access').$type<StoredAccess[]>().notNull(),
    accessNote: text('access_note'),
    /** Journeys by motor during the trip. */
    onsiteTransport: jsonb('onsite_transport').$type<OnsiteTransport[]>().notNull().default([]),
    /** Part of vegetarian meals; null when unknown. */
    vegetarianShare: numeric('vegetarian_share', { mode: 'number' }),
    route: jsonb().$type<Place[]>().notNull(),
    land: jsonb().$type<LandPolygon[]>(),
    surroundings: jsonb().$type<Surroundings>(),
    photoNames: textList('photo_names'),
    /** Percents of the price in their order; null without any. */
    priceShares: jsonb('price_shares').$type<PriceShare[]>(),
    /** Null for shares that only demonstrate. */
    sharesVerifiedOn: day('shares_verified_on'),
    carouselRank: integer('carousel_rank').notNull(),
    interestsCount: integer('interests_count').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ...authoringColumns(),
  },
  (t) => [
    check('expeditions_state', sql`${t.state} in ('draft', 'published', 'unpublished', 'archived')`),
    check('expeditions_price', wholeEuros(t.priceCents)),
    check('expeditions_price_shares', sql`price_shares_percent(${t.priceShares}) = 100`),
    check('expeditions_vegetarian_share', sql`${t.vegetarianShare} between 0 and 1`),
    index('expeditions_by_guide').on(t.guideId),
    index('expeditions_by_photo').using('gin', t.photoNames),
    ...listIndexes(t),
    index('expeditions_words').using('gin', sql`${expeditionText(t)} gin_trgm_ops`),
  ],
)

/** Days of an expedition. Figures are null where the author gives none; they are never derived. */
export const expeditionDays = pgTable(
  'expedition_days',
  {
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    day: smallint().notNull(),
    text: text().notNull(),
    title: text(),
    from: text(),
    to: text(),
    mode: text(),
    km: doublePrecision(),
    ascentM: integer('ascent_m'),
    descentM: integer('descent_m'),
    highPointM: integer('high_point_m'),
    hours: doublePrecision(),
    night: text(),
    meals: textList('meals'),
    transfer: text(),
    option: text(),
    note: text(),
    track: jsonb().$type<TrackPosition[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.expeditionId, t.day] }),
    check('expedition_days_figures', sql`least(${t.km}, ${t.ascentM}, ${t.descentM}, ${t.hours}) >= 0`),
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
    /** Sum and earliest expiry of its holds, written by their trigger. */
    heldCount: smallint('held_count').notNull().default(0),
    heldUntil: instant('held_until'),
    /** Places of its pledges that are pledged or called, written by their trigger. */
    pledgedCount: smallint('pledged_count').notNull().default(0),
    /** End of the call of its pledges; null without one. After a call that fell short the next one waits. */
    callEndsAt: instant('call_ends_at'),
    nextCallAt: instant('next_call_at'),
    groupMin: smallint('group_min').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Null where children pay the price of an adult. */
    childPriceCents: integer('child_price_cents'),
    /** Read by the previous version during an upgrade; `confirmedAt` replaces it. */
    isConfirmedByGuide: boolean('is_confirmed_by_guide').notNull().default(false),
    /** Permanent: once the minimum was reached or the agency has decided, cancellations do not undo it. */
    confirmedAt: instant('confirmed_at'),
    salesClosedAt: instant('sales_closed_at'),
    canceledAt: instant('canceled_at'),
    guideId: integer('guide_id').references(() => guides.id),
    createdAt: instant('created_at').notNull(),
    /** Last change of its days, its places or its state, by a trigger. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Counts the changes by the agency; bookings do not change it. */
    version: integer().notNull().default(1),
    /** Idempotency key of the series that created it. */
    seriesKey: uuid('series_key'),
  },
  (t) => [
    index('departures_by_expedition').on(t.expeditionId, t.startOn, t.id),
    index('departures_by_guide').on(t.guideId, t.endOn),
    index('departures_by_start').on(t.startOn, t.id),
    index('departures_canceled').on(t.canceledAt).where(sql`${t.canceledAt} is not null`),
    index('departures_by_series').on(t.seriesKey).where(sql`${t.seriesKey} is not null`),
    check(
      'departures_places',
      sql`least(${t.bookedCount}, ${t.heldCount}) >= 0 and ${t.bookedCount} + ${t.heldCount} <= ${t.capacity}`,
    ),
    check('departures_days', sql`${t.endOn} >= ${t.startOn}`),
    check('departures_price', wholeEuros(t.priceCents)),
    check('departures_child_price', wholeEuros(t.childPriceCents)),
  ],
)

/** Sold beside the place, per traveller: gear hire, a single room. */
export const expeditionOptions = pgTable(
  'expedition_options',
  {
    expeditionId: integer('expedition_id')
      .notNull()
      .references(() => expeditions.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    label: text().notNull(),
    description: text(),
    priceCents: integer('price_cents').notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.expeditionId, t.code] }),
    check('expedition_options_price', sql`${t.priceCents} > 0 and ${wholeEuros(t.priceCents)}`),
  ],
)

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
