import type { Static } from 'typebox'
import type { guides, photos } from '#api/db/referenceTables.ts'
import type { expeditionDays, expeditions } from '#api/db/tables.ts'
import type { StoredAccess } from '#api/modules/expeditions/access.contract.ts'
import { findBestTrain, toTrainAccess } from '#api/modules/expeditions/access.domain.ts'
import { computeCarbon } from '#api/modules/expeditions/carbon.domain.ts'
import {
  type ExpeditionCard,
  type ExpeditionDetail,
  type ExpeditionType,
  expeditionTypes,
} from '#api/modules/expeditions/expeditions.contract.ts'
import {
  averageRating,
  bookable,
  type DatedDeparture,
  departureMonths,
  hasNewDepartures,
  isNew,
  minPriceCents,
  nextStarts,
  ratingOrDefault,
  staleOn,
} from '#api/modules/expeditions/expeditions.domain.ts'
import { levelScale } from '#api/modules/expeditions/levels.ts'
import { toDays } from '#api/modules/expeditions/route.mappers.ts'
import type { GuideSummary } from '#api/modules/guides/guides.contract.ts'
import type { Photo } from '#api/modules/photos/photos.contract.ts'
import { currency } from '#schema/constants.ts'

type ExpeditionRow = typeof expeditions.$inferSelect

/** An expedition as the search knows it. */
export type SearchedExpedition = {
  row: ExpeditionRow
  departures: DatedDeparture[]
  countries: { code: string }[]
  activities: { slug: string; categorySlug: string }[]
}

/** An expedition with all the data of its public responses. */
export type ExpeditionSource = Pick<SearchedExpedition, 'row' | 'departures'> & {
  days: (typeof expeditionDays.$inferSelect)[]
  guide: typeof guides.$inferSelect | null
  photos: (typeof photos.$inferSelect)[]
  countries: { code: string; name: string }[]
  regionName: string
  activities: { slug: string; label: string; categorySlug: string; categoryLabel: string }[]
}

export function toCard(source: ExpeditionSource, today: string): ExpeditionCard {
  const { row, guide } = source
  const cover = source.photos[0]
  return {
    id: String(row.id),
    objectID: String(row.id),
    unique_id: row.uniqueId,
    slug: row.slug,
    name: row.name,
    expedition_type: toExpeditionType(row.expeditionType),
    short_description: row.shortDescription,
    main_photo_small: cover ? photoUrl(cover.name, 640) : null,
    main_photo_large: cover ? photoUrl(cover.name, 1280) : null,
    main_photo: cover ? toPhoto(cover) : null,
    price: row.priceCents / 100,
    currency,
    duration_days: row.durationDays,
    level_number: row.levelNumber,
    age_min_child: row.ageMinChild,
    family_friendly: row.familyFriendly,
    is_new: isNew(row, today),
    ...places(source),
    guide: guide && toGuideSummary(guide),
    guide_full_name: guide?.fullName ?? null,
    eco_rating: row.ecoRating,
    activities_name: source.activities.map((activity) => activity.label),
    activity_types: [...new Set(source.activities.map((activity) => activity.categoryLabel))],
    accommodations_name: row.accommodationNames,
    accommodation_types: row.accommodationTypes,
    carousel_rank: row.carouselRank,
    all_time_interests_count: row.interestsCount,
    ...changingFields(source, today),
  }
}

/** The columns that departures and reviews change. */
export function indexedFields({ row, departures: dates }: SearchedExpedition, today: string) {
  return {
    minPrice: minPriceCents(row.priceCents, dates, today) / 100,
    reviewCount: row.reviewCount,
    nextBookable: bookable(dates, today)[0]?.startOn ?? null,
    staleOn: staleOn(row, dates, today),
  }
}

/** The fields of a card that departures and reviews change. */
export function changingFields({ row, departures }: SearchedExpedition, today: string) {
  return {
    min_price: minPriceCents(row.priceCents, departures, today) / 100,
    has_new_departures: hasNewDepartures(departures, today),
    rating: averageRating(row),
    reviewCount: row.reviewCount,
    ...nextStarts(departures, today),
  }
}

function places({ row, countries, regionName }: ExpeditionSource) {
  const best = findBestTrain(row.trainAccess)
  return {
    country_1: countries[0]?.name ?? '',
    countries,
    country_flag_url: `/flags/${countries[0]?.code ?? ''}.svg`,
    region: regionName,
    region_slug: row.regionSlug,
    meeting_point: row.meetingPoint,
    best_train_access: best ? toBestAccess(best) : null,
  }
}

function toBestAccess({
  city,
  hours,
  kg_co2e,
  label,
  modes,
}: StoredAccess): ExpeditionCard['best_train_access'] {
  return { city, hours, kg_co2e, ...(label !== undefined && { label }), ...(modes && { modes }) }
}

export function toDetail(source: ExpeditionSource, today: string): ExpeditionDetail {
  const { row } = source
  return {
    ...toCard(source, today),
    description: row.description,
    images: source.photos.map(toPhoto),
    difficultyLevel: row.levelNumber,
    level: levelScale(row.levelNumber),
    vacation: row.vacations,
    distance_km: row.distanceKm,
    elevation_gain_m: row.elevationGainM,
    group_min: row.groupMin,
    group_max: row.groupMax,
    programme: source.days.map(({ day, text }) => ({ day, text })),
    days: toDays(source.days),
    included: row.included,
    not_included: row.notIncluded,
    arrival_station: row.arrivalStation,
    train_access: row.trainAccess.map(toTrainAccess),
    access_note: row.accessNote,
    price_shares: row.priceShares,
    shares_verified_on: row.sharesVerifiedOn,
    ...(row.searchTitle && { search_title: row.searchTitle }),
    ...(row.searchDescription && { search_description: row.searchDescription }),
    carbon: computeCarbon({
      days: row.durationDays,
      group: (row.groupMin + row.groupMax) / 2,
      accommodationTypes: row.accommodationTypes,
      onsite: row.onsiteTransport,
      vegetarianShare: row.vegetarianShare,
    }),
    ...changingDetail(source, today),
    published_at: row.publishedAt.toISOString(),
  }
}

/** The fields of a detail alone that departures and reviews change. */
export function changingDetail({ row, departures }: SearchedExpedition, today: string) {
  return {
    averageRating: ratingOrDefault(averageRating(row)),
    departure_months: departureMonths(departures, today),
  }
}

export function toGuideSummary(guide: typeof guides.$inferSelect): GuideSummary {
  const { id, slug, fullName, diploma, basedIn, languages, bio } = guide
  return { id: String(id), slug, full_name: fullName, diploma, based_in: basedIn, languages, bio }
}

export function photoUrl(name: string, width: number): string {
  return `/images/${name}?w=${width}`
}

export function toPhoto({
  name,
  width,
  height,
  alt,
  color,
  focusX,
  focusY,
}: typeof photos.$inferSelect): Static<typeof Photo> {
  return { name, url: `/images/${name}`, width, height, alt, color, focus: { x: focusX, y: focusY } }
}

function toExpeditionType(stored: string): ExpeditionType {
  return expeditionTypes.find((type) => type === stored) ?? 'Expédition'
}
