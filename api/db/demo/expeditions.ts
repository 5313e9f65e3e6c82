import { addDays } from '#api/clock.ts'
import { reviewTotals } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { planDepartures } from '#api/db/demo/departures.ts'
import { matchPhotos } from '#api/db/demo/photoMatch.ts'
import { type CatalogueTrip, firstExperience, toReviewRows } from '#api/db/demo/reviews.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions, reviews } from '#api/db/tables.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

/** Inserts the trips of the catalogue with their departures and reviews; answers their ids by slug. */
export async function loadExpeditions(db: Database, today: string, now: Date): Promise<Map<string, number>> {
  const guideRows = await db.select({ id: guides.id, fullName: guides.fullName }).from(guides)
  const guideIds = new Map(guideRows.map((guide) => [guide.fullName, guide.id]))
  const photos = matchPhotos(catalogue.expeditions, photoList)
  const rows = await db
    .insert(expeditions)
    .values(
      catalogue.expeditions.map((trip, index) => ({
        ...toExpeditionRow(trip, index, today),
        guideId: guideIds.get(trip.guide_full_name) ?? null,
        photoNames: photos.get(trip.slug) ?? [],
      })),
    )
    .returning({ id: expeditions.id, slug: expeditions.slug })
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  const idOf = (trip: CatalogueTrip) => ids.get(trip.slug) ?? 0

  await db.insert(departures).values(
    catalogue.expeditions.flatMap((trip) =>
      planDepartures(trip, today).map((departure) => ({
        ...departure,
        createdAt: new Date(now.getTime() - departure.createdDaysAgo * 86_400_000),
        canceledAt: departure.isCanceled ? now : null,
        expeditionId: idOf(trip),
        guideId: guideIds.get(trip.guide_full_name) ?? null,
      })),
    ),
  )
  await db
    .insert(reviews)
    .values(catalogue.expeditions.flatMap((trip) => toReviewRows(trip, idOf(trip), today)))
  await db
    .insert(reviewTotals)
    .values([1, 2, 3, 4, 5].map((rating) => ({ rating, count: countRating(rating) })))
  return ids
}

function toExpeditionRow(trip: CatalogueTrip, index: number, today: string) {
  return {
    uniqueId: `EXP-${String(index + 1).padStart(4, '0')}`,
    slug: trip.slug,
    name: trip.name,
    expeditionType: trip.expedition_type,
    shortDescription: trip.short_description,
    description: trip.description,
    countryCodes: trip.countries,
    regionSlug: toSlug(trip.region),
    familyFriendly: trip.family_friendly,
    vacations: trip.vacation,
    durationDays: trip.duration_days,
    levelNumber: trip.level_number,
    ageMinChild: trip.age_min_child,
    priceCents: trip.price * 100,
    activitySlugs: trip.activities_name.map(toSlug),
    accommodationNames: trip.accommodations_name,
    accommodationTypes: trip.accommodation_types,
    ecoRating: trip.eco_rating,
    publishedAt: new Date(`${publishedOn(trip, index, today)}T08:00:00Z`),
    distanceKm: trip.distance_km,
    elevationGainM: trip.elevation_gain_m,
    groupMin: trip.group_min,
    groupMax: trip.group_max,
    programme: trip.programme,
    included: trip.included,
    notIncluded: trip.not_included,
    meetingPoint: trip.meeting_point,
    arrivalStation: trip.arrival_station,
    trainAccess: trip.train_access,
    route: toRoute(trip),
    carouselRank: trip.carousel_rank,
    reviewCount: trip.reviews.length,
    ratingSum: trip.reviews.reduce((sum, review) => sum + review.rateOnFive, 0),
  }
}

/** A trip that is not new was published before anybody could tell of it. */
function publishedOn(trip: CatalogueTrip, index: number, today: string): string {
  if (trip.is_new) return addDays(today, -20)
  const [earliest = today] = [addDays(today, -120), addDays(firstExperience(trip, today), -60)].sort()
  return addDays(earliest, -index)
}

function toRoute(trip: CatalogueTrip) {
  return trip.route.map(([lon = 0, lat = 0], index) => ({
    lon,
    lat,
    elevationM: trip.route_elevation_m[index] ?? 0,
    label: trip.route_labels[index] ?? '',
  }))
}

function countRating(rating: number): number {
  return catalogue.expeditions
    .flatMap((trip) => trip.reviews)
    .filter((review) => review.rateOnFive === rating).length
}
