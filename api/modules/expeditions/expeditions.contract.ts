import { type Static, Type } from 'typebox'
import { day, decimal, flag, instant, Key, nullable, oneOf, text, whole } from '#api/contract.ts'
import { departureStatuses } from '#api/modules/departures/departures.domain.ts'
import { TrainAccess, trainJourney } from '#api/modules/expeditions/access.contract.ts'
import { Carbon } from '#api/modules/expeditions/carbon.contract.ts'
import { ExpeditionDay } from '#api/modules/expeditions/route.contract.ts'
import { GuideSummary } from '#api/modules/guides/guides.contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

export const expeditionTypes = ['Expédition', 'Sans les parents', 'En Base Camp', 'En itinérance'] as const
export type ExpeditionType = (typeof expeditionTypes)[number]

const Country = Type.Object({ code: text('ISO 3166 code', 'FR'), name: text('French name', 'France') })

export const DepartureStart = Type.Object({
  departure_id: text('Departure ID', '12'),
  next_departure_start: day('First day', '2027-07-03'),
  next_departure_end: day('Last day', '2027-07-08'),
  available_count: whole('Places left', 4),
  is_confirmed: flag('Whether the minimum is reached or the guide has confirmed the departure'),
  missing_to_confirm: whole('Bookings missing to confirm the departure', 0),
  status: oneOf(departureStatuses, { description: 'Status of the departure', example: 'confirmed' }),
  price: whole('Price per traveller, in euros', 890),
})
export type DepartureStart = Static<typeof DepartureStart>

const extension = { 'x-extension': true }

export const cardFields = {
  id: text('ID', '1'),
  objectID: text('Copy of `id` under the name search clients expect', '1'),
  unique_id: text('Permanent reference', 'EXP-0001'),
  slug: Key,
  name: text('Name', 'Les balcons de la Vanoise'),
  expedition_type: oneOf(expeditionTypes, { description: 'Type of expedition' }),
  short_description: text(
    'Short description, one sentence',
    'Six jours de refuge en refuge, face aux glaciers.',
  ),
  main_photo_small: nullable(
    text('URL of the cover photo, 640 px wide', '/images/randonneurs-sentier-01.jpg?w=640'),
  ),
  main_photo_large: nullable(
    text('URL of the cover photo, 1280 px wide', '/images/randonneurs-sentier-01.jpg?w=1280'),
  ),
  main_photo: nullable(Photo),
  price: whole('Catalogue price per adult, in euros', 890),
  min_price: whole(
    'Lowest price of a bookable departure in euros; the catalogue price when there is none',
    850,
  ),
  currency: oneOf(['EUR'], { description: 'Always EUR' }),
  duration_days: whole('Duration in days', 6),
  level_number: whole('Difficulty level, 1 to 5', 3),
  age_min_child: nullable(whole('Minimum age; null for adults only', 8)),
  family_friendly: flag('Whether the expedition welcomes families', false),
  is_new: flag('Whether the expedition was published less than 60 days ago or is flagged as new'),
  has_new_departures: flag('Whether a future departure was added less than 14 days ago', false),
  country_1: text('French name of the first country', 'France'),
  countries: Type.Array(Country),
  country_flag_url: text('URL of the flag of the first country', '/flags/FR.svg'),
  region: text('French name of the region', 'Alpes du Nord'),
  region_slug: text('Slug of the region, as the filter accepts it', 'alpes-du-nord'),
  guide: nullable(GuideSummary),
  guide_full_name: nullable(text('Name of the guide', 'Camille Rochette')),
  eco_rating: nullable(whole('Ecological rating, 1 to 5', 5)),
  rating: nullable(decimal('Average rating; null without reviews', 4.6)),
  reviewCount: whole('Number of reviews', 5),
  activities_name: Type.Array(text('Name of an activity', 'Trek')),
  activity_types: Type.Array(text('Category of activities', 'À pied')),
  accommodations_name: Type.Array(text('Name of an accommodation', 'Refuge gardé')),
  accommodation_types: Type.Array(text('Type of accommodation', 'refuge')),
  carousel_rank: whole('Rank in the default order', 1),
  all_time_interests_count: whole('Number of accounts with the expedition among their favourites', 59),
  next_departures_count: whole(
    'Number of future departures, including full ones and excluding cancelled ones',
    4,
  ),
  next_departure_starts: Type.Array(DepartureStart, { description: 'Next three departures' }),
  next_available_departure_starts: Type.Array(DepartureStart, {
    description: 'Next three departures with places left',
  }),
  has_next_3_departures_not_full: flag('Whether one of the next three departures has places left'),
  meeting_point: nullable(
    Type.Object({
      name: text('Name of the meeting point', 'Maison du parc, Pralognan-la-Vanoise'),
      lon: decimal('Longitude', 6.7203),
      lat: decimal('Latitude', 45.3815),
    }),
  ),
  best_train_access: nullable(trainJourney('City with the shortest train journey')),
}

export const ExpeditionCard = Type.Object(cardFields, { title: 'ExpeditionCard' })
export type ExpeditionCard = Static<typeof ExpeditionCard>
export type MeetingPoint = NonNullable<ExpeditionCard['meeting_point']>

const ProgrammeDay = Type.Object({
  day: whole('Day of the expedition, starting at 1', 1),
  text: text('Programme of the day', 'Montée tranquille au refuge des Barmettes.'),
})

export const Level = Type.Object(
  {
    level: whole('Level, 1 to 5', 3),
    label: text('Name of the level, one word', 'Soutenu'),
    hours_per_day: text('Hours of effort per day', '5 à 6 h'),
    elevation_gain_per_day_m: text('Elevation gain per day, in metres', '500 à 800'),
  },
  { title: 'Level' },
)

const PriceShare = Type.Object(
  {
    key: text('Key', 'guide'),
    percent: whole('Percent of the price; all of them are 100', 32),
    is_local: flag('Whether it stays where the trip goes', true),
  },
  { title: 'PriceShare' },
)
export type PriceShare = Static<typeof PriceShare>

export const ExpeditionDetail = Type.Object(
  {
    ...cardFields,
    description: text('Full description', 'On monte de Pralognan par le lac des Vaches…'),
    images: Type.Array(Photo),
    difficultyLevel: whole('Copy of the level under the name that the expedition page reads', 3),
    level: Level,
    averageRating: decimal('Average rating; 5 without reviews', 4.6),
    vacation: Type.Array(text('School holidays that suit the expedition', 'ete')),
    distance_km: nullable(whole('Distance in kilometres on foot, by bike or on the water', 68)),
    elevation_gain_m: nullable(whole('Elevation gain in metres', 3900)),
    group_min: whole('Number of bookings that confirm a departure', 5),
    group_max: whole('Number of places on a departure', 10),
    programme: Type.Array(ProgrammeDay),
    days: Type.Array(ExpeditionDay, {
      description: 'Days with titles and figures; empty without them',
      ...extension,
    }),
    included: Type.Array(text('Item included in the price', 'Cinq nuits en refuge, en demi-pension')),
    not_included: Type.Array(text('Item not included in the price', 'Le trajet jusqu’à Pralognan')),
    arrival_station: nullable(text('Arrival railway station', 'Moûtiers-Salins-Brides-les-Bains')),
    train_access: Type.Array(TrainAccess),
    access_note: nullable(
      text(
        'Journey from the station to the meeting point and back, in French',
        'Gare de Moûtiers, puis autocar jusqu’à Pralognan.',
        extension,
      ),
    ),
    price_shares: nullable(
      Type.Array(PriceShare, {
        description: 'Where the price goes, in order; null if not known',
        ...extension,
      }),
    ),
    shares_verified_on: nullable(
      day(
        'Day on which the shares were verified; null for those of a demonstration',
        '2027-01-15',
        extension,
      ),
    ),
    search_title: Type.Optional(
      text('Title for search engines, where it is not the name', 'Trek en Vanoise', extension),
    ),
    search_description: Type.Optional(
      text('Description for search engines, where it is not the summary', 'Six jours de trek.', extension),
    ),
    carbon: Type.Optional(Carbon),
    departure_months: Type.Array(whole('Month, 1 to 12', 6), {
      description: 'Months in which future departures start, without cancelled ones',
      ...extension,
    }),
    published_at: instant('Publication date', '2026-03-01T08:00:00.000Z'),
  },
  { title: 'ExpeditionDetail' },
)
export type ExpeditionDetail = Static<typeof ExpeditionDetail>

export const ExpeditionDetails = Type.Object({ expeditionDetails: Type.Array(ExpeditionDetail) })
