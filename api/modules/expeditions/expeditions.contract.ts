import { type Static, type TObjectOptions, Type } from 'typebox'
import { day, decimal, flag, instant, Key, nullable, oneOf, text, whole } from '#api/contract.ts'
import { departureStatuses } from '#api/modules/departures/departures.domain.ts'
import { GuideSummary } from '#api/modules/guides/guides.contract.ts'
import { nextDeparturesShown } from '#schema/constants.ts'

export const expeditionTypes = ['Expédition', 'Sans les parents', 'En Base Camp', 'En itinérance'] as const
export type ExpeditionType = (typeof expeditionTypes)[number]

const Country = Type.Object({ code: text('ISO 3166 code', 'FR'), name: text('French name', 'France') })

export const Photo = Type.Object(
  {
    name: text('File name, unique', 'randonneurs-sentier-01.jpg'),
    url: text('Path on the site, or on the image CDN', '/images/randonneurs-sentier-01.jpg'),
    width: whole('Pixels', 1600),
    height: whole('Pixels', 1068),
    alt: text(
      'Text alternative, in French',
      'Deux randonneurs, sac au dos, sur un sentier face à un massif enneigé',
    ),
    color: text('Average colour, to show until the picture is there', '#777b6d'),
    focus: Type.Object({ x: whole('Percent from the left', 68), y: whole('Percent from the top', 45) }),
  },
  { title: 'Photo' },
)

export const DepartureStart = Type.Object({
  departure_id: text('Departure', '12'),
  next_departure_start: day('First day', '2027-07-03'),
  next_departure_end: day('Last day', '2027-07-08'),
  available_count: whole('Places left', 4),
  is_confirmed: flag('The minimum is reached, or the guide decided to leave anyway'),
  missing_to_confirm: whole('Sign-ups missing before it is confirmed', 0),
  status: oneOf(departureStatuses, { description: 'What one may expect of it', example: 'confirmed' }),
  price: whole('Euros a traveller', 890),
})
export type DepartureStart = Static<typeof DepartureStart>

export const trainJourney = (city: string, options: TObjectOptions = {}) =>
  Type.Object(
    {
      city: text(city, 'Lyon'),
      hours: decimal('Hours, door to meeting point', 3.3),
      kg_co2e: decimal('Kilograms of CO2 equivalent, one way, one person', 6.6),
    },
    options,
  )

export const cardFields = {
  id: text('Id', '1'),
  objectID: text('The id again, under the name search clients expect', '1'),
  unique_id: text('Reference that never changes', 'EXP-0001'),
  slug: Key,
  name: text('Name', 'Les balcons de la Vanoise'),
  expedition_type: oneOf(expeditionTypes, { description: 'Kind of trip' }),
  short_description: text('One sentence', 'Six jours de refuge en refuge, face aux glaciers.'),
  main_photo_small: nullable(
    text('Cover photograph, 640 px wide', '/images/randonneurs-sentier-01.jpg?w=640'),
  ),
  main_photo_large: nullable(
    text('Cover photograph, 1280 px wide', '/images/randonneurs-sentier-01.jpg?w=1280'),
  ),
  main_photo: nullable(Photo),
  price: whole('Catalogue price per adult, euros', 890),
  min_price: whole('Lowest price of a bookable departure, else the catalogue price', 850),
  currency: oneOf(['EUR'], { description: 'Always EUR' }),
  duration_days: whole('Days', 6),
  level_number: whole('Difficulty, 1 to 5', 3),
  age_min_child: nullable(whole('Youngest age accepted; null for adults', 8)),
  family_friendly: flag('Families are welcome', false),
  is_new: flag('Published less than 60 days ago, or flagged'),
  has_new_departures: flag('A future departure was added less than 14 days ago', false),
  country_1: text('French name of the first country', 'France'),
  countries: Type.Array(Country),
  country_flag_url: text('Flag of the first country', '/flags/FR.svg'),
  region: text('Region, in French', 'Alpes du Nord'),
  region_slug: text('Region, as the filter takes it', 'alpes-du-nord'),
  guide: nullable(GuideSummary),
  guide_full_name: nullable(text('Name of the guide', 'Camille Rochette')),
  eco_rating: nullable(whole('Ecological rating, 1 to 5', 5)),
  rating: nullable(decimal('Average of the reviews; null without review', 4.6)),
  reviewCount: whole('Number of reviews', 5),
  activities_name: Type.Array(text('Activity', 'Trek')),
  activity_types: Type.Array(text('Category of activities', 'À pied')),
  accommodations_name: Type.Array(text('Where one sleeps', 'Refuge gardé')),
  accommodation_types: Type.Array(text('Kind of night', 'refuge')),
  carousel_rank: whole('Default order', 1),
  all_time_interests_count: whole('How many accounts have it among their favourites', 59),
  next_departures_count: whole('Future departures that are not cancelled, full ones included', 4),
  next_departure_starts: Type.Array(DepartureStart, { description: 'The next three departures' }),
  next_available_departure_starts: Type.Array(DepartureStart, {
    description: 'The next three departures with a place left',
  }),
  has_next_3_departures_not_full: flag('One of the next three departures still has a place'),
  meeting_point: nullable(
    Type.Object({
      name: text('Where the trip begins', 'Maison du parc, Pralognan-la-Vanoise'),
      lon: decimal('Longitude', 6.7203),
      lat: decimal('Latitude', 45.3815),
    }),
  ),
  best_train_access: nullable(trainJourney('City with the shortest journey')),
}

export const ExpeditionCard = Type.Object(cardFields, { title: 'ExpeditionCard' })
export type ExpeditionCard = Static<typeof ExpeditionCard>
export type MeetingPoint = NonNullable<ExpeditionCard['meeting_point']>

const ProgrammeDay = Type.Object({
  day: whole('Day of the trip, from 1', 1),
  text: text('What happens that day', 'Montée tranquille au refuge des Barmettes.'),
})
export type ProgrammeDay = Static<typeof ProgrammeDay>

const TrainAccess = Type.Object({
  city: text('City one leaves from', 'Paris'),
  hours: decimal('Hours, door to meeting point', 5.2),
  kg_co2e: decimal('Kilograms of CO2 equivalent, one way, one person', 3),
  km: decimal('Kilometres', 717),
  legs: Type.Array(Type.Object({ mode: text('Means of transport', 'tgv'), km: decimal('Kilometres', 690) })),
  compare: Type.Object({
    plane_kg_co2e: nullable(decimal('The same by plane; null where no plane goes', 114)),
    car_kg_co2e: nullable(decimal('The same by car with two aboard; null across the sea', 47)),
  }),
})
export type TrainAccess = Static<typeof TrainAccess>

export type RoutePoint = { lon: number; lat: number; elevationM: number; label: string }

export const Level = Type.Object(
  {
    level: whole('1 to 5', 3),
    label: text('One word', 'Soutenu'),
    hours_per_day: text('Hours of effort a day', '5 à 6 h'),
    elevation_gain_per_day_m: text('Ascent a day, metres', '500 à 800'),
  },
  { title: 'Level' },
)

export const ExpeditionDetail = Type.Object(
  {
    ...cardFields,
    description: text('The whole story', 'On monte de Pralognan par le lac des Vaches…'),
    images: Type.Array(Photo),
    difficultyLevel: whole('The level again, under the name the trip page reads', 3),
    level: Level,
    averageRating: decimal('Average of the reviews; 5 without review', 4.6),
    vacation: Type.Array(text('School holidays it suits', 'ete')),
    distance_km: nullable(whole('Kilometres on foot, by bike or afloat', 68)),
    elevation_gain_m: nullable(whole('Ascent, metres', 3900)),
    group_min: whole('Sign-ups that confirm a departure', 5),
    group_max: whole('Places of a departure', 10),
    programme: Type.Array(ProgrammeDay),
    included: Type.Array(text('Included', 'Cinq nuits en refuge, en demi-pension')),
    not_included: Type.Array(text('Not included', 'Le trajet jusqu’à Pralognan')),
    arrival_station: nullable(text('Railway station', 'Moûtiers-Salins-Brides-les-Bains')),
    train_access: Type.Array(TrainAccess),
    published_at: instant('When it was published', '2026-03-01T08:00:00.000Z'),
  },
  { title: 'ExpeditionDetail' },
)
export type ExpeditionDetail = Static<typeof ExpeditionDetail>

export const ExpeditionDetails = Type.Object({ expeditionDetails: Type.Array(ExpeditionDetail) })

const Position = Type.Array(decimal('Longitude, latitude, metres above the sea', 6.7203), {
  minItems: 2,
  maxItems: nextDeparturesShown,
})

export const RouteGeojson = Type.Object(
  {
    type: oneOf(['FeatureCollection'], { description: 'GeoJSON' }),
    features: Type.Array(
      Type.Object({
        type: oneOf(['Feature'], { description: 'GeoJSON' }),
        geometry: Type.Object({
          type: oneOf(['LineString', 'Point'], { description: 'The route, or a place on it' }),
          coordinates: Type.Union([Position, Type.Array(Position)]),
        }),
        properties: Type.Object({
          label: text('Name of the place or of the route', 'Col de la Vanoise'),
          day: nullable(whole('Day of the trip on which one is there', 2)),
        }),
      }),
    ),
  },
  { title: 'RouteGeojson' },
)
export type RouteGeojson = Static<typeof RouteGeojson>
