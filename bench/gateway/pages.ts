import type { Departure } from '#api/modules/departures/departures.contract.ts'
import type { ExpeditionCard, ExpeditionDetail } from '#api/modules/expeditions/expeditions.contract.ts'
import type { Message } from '#api/modules/messages/messages.contract.ts'
import type { Review } from '#api/modules/reviews/reviews.contract.ts'
import type { SearchAnswer } from '#api/modules/search/search.contract.ts'
import type { Get } from '#bench/gateway/upstreamClient.ts'

/** Responses of the five calls of an expedition page. */
export type TripAnswers = {
  detail: ExpeditionDetail
  departures: Departure[]
  reviews: Review[]
  messages: { messages: Message[] }
  similar: ExpeditionCard[]
}

/** Calls of an expedition page, relative to the expedition's path. */
export const relations = ['', '/departures', '/reviews', '/messages', '/similar-expeditions'] as const

export const searchPath = (maxPrice: number) => `/api/v1/expeditions/search?price=0-${maxPrice}&per_page=24`
export const tripPath = (slug: string, relation: (typeof relations)[number]) =>
  `/api/v1/expeditions/${slug}${relation}`

export async function readTrip(get: Get, slug: string): Promise<TripAnswers> {
  const [detail, departures, reviews, messages, similar] = await Promise.all([
    get<TripAnswers['detail']>(tripPath(slug, '')),
    get<TripAnswers['departures']>(tripPath(slug, '/departures')),
    get<TripAnswers['reviews']>(tripPath(slug, '/reviews')),
    get<TripAnswers['messages']>(tripPath(slug, '/messages')),
    get<TripAnswers['similar']>(tripPath(slug, '/similar-expeditions')),
  ])
  return { detail, departures, reviews, messages, similar }
}

export function toTrip(answers: TripAnswers) {
  return {
    ...toExpedition(answers.detail),
    departures: answers.departures.map(toDeparture),
    reviews: { nodes: answers.reviews.slice(0, 10).map(toReview) },
    messages: answers.messages.messages.map(toMessage),
    similarExpeditions: answers.similar.map(toSimilar),
  }
}

export function toCatalogue({ nbHits, hits }: SearchAnswer) {
  return { totalCount: nbHits, nodes: hits.map(toCard) }
}

const types = {
  Expédition: 'EXPEDITION',
  'Sans les parents': 'SANS_LES_PARENTS',
  'En Base Camp': 'EN_BASE_CAMP',
  'En itinérance': 'EN_ITINERANCE',
}

function toCard(card: ExpeditionCard) {
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    type: types[card.expedition_type],
    price: card.price,
    minPrice: card.min_price,
    isFavourite: false,
    durationDays: card.duration_days,
    level: card.level_number,
    isNew: card.is_new,
    hasNewDepartures: card.has_new_departures,
    favouriteCount: card.all_time_interests_count,
    departureCount: card.next_departures_count,
    countries: card.countries.map(({ code, name }) => ({ code, name })),
    nextDepartures: card.next_departure_starts.map((start) => ({
      startDate: start.next_departure_start,
      availableCount: start.available_count,
    })),
  }
}

export function toSimilar(card: ExpeditionCard) {
  return { ...toCard(card), summary: card.short_description }
}

export function toExpedition(trip: ExpeditionDetail) {
  return {
    ...toSimilar(trip),
    description: trip.description,
    currency: trip.currency,
    ageMinChild: trip.age_min_child,
    isFamilyFriendly: trip.family_friendly,
    region: trip.region,
    accommodations: trip.accommodations_name,
    ecoRating: trip.eco_rating,
    averageRating: trip.averageRating,
    reviewCount: trip.reviewCount,
    groupMin: trip.group_min,
    groupMax: trip.group_max,
    distanceKm: trip.distance_km,
    elevationGainM: trip.elevation_gain_m,
    arrivalStation: trip.arrival_station,
    included: trip.included,
    notIncluded: trip.not_included,
    activities: trip.activities_name.map((name) => ({ name })),
    guide: trip.guide && toGuide(trip.guide),
    programme: trip.programme.map(({ day, text }) => ({ day, text })),
    meetingPoint: trip.meeting_point && {
      name: trip.meeting_point.name,
      latitude: trip.meeting_point.lat,
      longitude: trip.meeting_point.lon,
    },
  }
}

function toGuide(guide: NonNullable<ExpeditionDetail['guide']>) {
  return {
    id: guide.id,
    fullName: guide.full_name,
    diploma: guide.diploma,
    basedIn: guide.based_in,
    languages: guide.languages,
    bio: guide.bio,
  }
}

export function toDeparture(departure: Departure) {
  return {
    id: departure.id,
    startDate: departure.start,
    endDate: departure.end,
    availableCount: departure.available_count,
    capacity: departure.capacity,
    isConfirmed: departure.is_confirmed,
    missingToConfirm: departure.missing_to_confirm,
    price: departure.price,
    guide: departure.guide && { id: departure.guide.id, fullName: departure.guide.full_name },
  }
}

export function toReview(review: Review) {
  return {
    id: review.id,
    rating: review.rateOnFive,
    firstName: review.firstName,
    text: review.reviewText,
    date: review.date,
    experienceMonth: review.experience_month,
    isVerified: review.verified,
  }
}

export function toMessage(message: Message) {
  return {
    id: message.id,
    body: message.body,
    authorName: message.author.first_name,
    createdAt: message.created_at,
    replies: message.replies.map((reply) => ({
      id: reply.id,
      body: reply.body,
      authorName: reply.author.first_name,
      createdAt: reply.created_at,
      parentId: reply.parent_id,
    })),
  }
}
