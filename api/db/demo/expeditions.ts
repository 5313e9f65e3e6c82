import { addDays } from '#api/clock.ts'
import { reviewTotals } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { findSurroundings, listPlaces, loadDays } from '#api/db/demo/days.ts'
import { planDepartures } from '#api/db/demo/departures.ts'
import { loadOptions } from '#api/db/demo/options.ts'
import pictures from '#api/db/demo/pictures.json' with { type: 'json' }
import { computePriceShares } from '#api/db/demo/priceShares.content.ts'
import { type CatalogueExpedition, firstExperience, toReviewRows } from '#api/db/demo/reviews.ts'
import { guides } from '#api/db/referenceTables.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { luggageVan, vanFactor } from '#rules/carbonFactors.content.ts'

/** The picture plan: the cover first. */
const photosBySlug = new Map(Object.entries(pictures))

/** Inserts the expeditions of the catalogue with their departures and reviews; returns their ids by slug. */
export async function loadExpeditions(db: Database, today: string, now: Date): Promise<Map<string, number>> {
  const guideRows = await db.select({ id: guides.id, fullName: guides.fullName }).from(guides)
  const guideIds = new Map(guideRows.map((guide) => [guide.fullName, guide.id]))
  const rows = await db
    .insert(expeditions)
    .values(
      catalogue.expeditions.map((expedition, index) => ({
        ...toExpeditionRow(expedition, index, today),
        guideId: guideIds.get(expedition.guide_full_name) ?? null,
        photoNames: photosBySlug.get(expedition.slug) ?? [],
      })),
    )
    .returning({ id: expeditions.id, slug: expeditions.slug })
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  const toId = (expedition: CatalogueExpedition) => ids.get(expedition.slug) ?? 0

  await loadDays(db, ids)
  await db.insert(departures).values(
    catalogue.expeditions.flatMap((expedition) =>
      planDepartures(expedition, today).map((departure) => ({
        ...departure,
        createdAt: new Date(now.getTime() - departure.createdDaysAgo * 86_400_000),
        canceledAt: departure.isCanceled ? now : null,
        confirmedAt: departure.isCanceled || departure.bookedCount < departure.groupMin ? null : now,
        expeditionId: toId(expedition),
        guideId: guideIds.get(expedition.guide_full_name) ?? null,
      })),
    ),
  )
  await loadOptions(db, ids)
  await db
    .insert(reviews)
    .values(catalogue.expeditions.flatMap((expedition) => toReviewRows(expedition, toId(expedition), today)))
  await db
    .insert(reviewTotals)
    .values([1, 2, 3, 4, 5].map((rating) => ({ rating, count: countRating(rating) })))
  return ids
}

function toExpeditionRow(expedition: CatalogueExpedition, index: number, today: string) {
  return {
    uniqueId: `EXP-${String(index + 1).padStart(4, '0')}`,
    slug: expedition.slug,
    name: expedition.name,
    expeditionType: expedition.expedition_type,
    shortDescription: expedition.short_description,
    description: expedition.description,
    countryCodes: expedition.countries,
    regionSlug: toSlug(expedition.region),
    familyFriendly: expedition.family_friendly,
    vacations: expedition.vacation,
    durationDays: expedition.duration_days,
    levelNumber: expedition.level_number,
    ageMinChild: expedition.age_min_child,
    priceCents: expedition.price * 100,
    activitySlugs: expedition.activities_name.map(toSlug),
    accommodationNames: expedition.accommodations_name,
    accommodationTypes: expedition.accommodation_types,
    ecoRating: expedition.eco_rating,
    publishedAt: new Date(`${publishedOn(expedition, index, today)}T08:00:00Z`),
    distanceKm: expedition.distance_km,
    elevationGainM: expedition.elevation_gain_m,
    groupMin: expedition.group_min,
    groupMax: expedition.group_max,
    included: expedition.included,
    notIncluded: expedition.not_included,
    meetingPoint: expedition.meeting_point,
    arrivalStation: expedition.arrival_station,
    trainAccess: expedition.train_access,
    accessNote: expedition.access_note,
    priceShares: computePriceShares(expedition.expedition_type),
    onsiteTransport: computeOnsiteTransport(expedition),
    route: listPlaces(expedition.slug),
    ...findSurroundings(expedition.slug),
    carouselRank: expedition.carousel_rank,
    reviewCount: expedition.reviews.length,
    ratingSum: expedition.reviews.reduce((sum, review) => sum + review.rateOnFive, 0),
  }
}

/** A van brings the luggage to the next stop. */
export const computeOnsiteTransport = ({ expedition_type, duration_days }: CatalogueExpedition) =>
  expedition_type === 'En itinérance'
    ? [{ mode: vanFactor.mode, km: 15 * (duration_days - 1), label: luggageVan }]
    : []

/** An expedition that is not new was published before its first review. */
function publishedOn(expedition: CatalogueExpedition, index: number, today: string): string {
  if (expedition.is_new) return addDays(today, -20)
  const [earliest = today] = [addDays(today, -120), addDays(firstExperience(expedition, today), -60)].sort()
  return addDays(earliest, -index)
}

function countRating(rating: number): number {
  return catalogue.expeditions
    .flatMap((expedition) => expedition.reviews)
    .filter((review) => review.rateOnFive === rating).length
}
