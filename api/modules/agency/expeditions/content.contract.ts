import { type Static, type TSchema, Type } from 'typebox'
import { decimal, flag, nullable, oneOf, text, whole } from '#api/contract.ts'
import { expeditionTypes } from '#api/modules/expeditions/expeditions.contract.ts'

// Longer than any accepted value: the rules name the field and its limits.
const longest = 40_000
const typed = (description: string, example: string) => text(description, example, { maxLength: longest })
const list = <T extends TSchema>(item: T, description: string) =>
  Type.Array(item, { description, maxItems: 200 })
const textOrNull = (description: string, example: string) => nullable(typed(description, example))
const wholeOrNull = (description: string, example: number) =>
  nullable(whole(description, example, { minimum: -2_000_000_000, maximum: 2_000_000_000 }))
const decimalOrNull = (description: string, example: number) => nullable(decimal(description, example))
const strict = { additionalProperties: false }

const ContentDay = Type.Object(
  {
    title: textOrNull('Title of the day', 'Lac des Vaches et vallon de la Leisse'),
    text: typed('Programme of the day', 'Traversée du lac des Vaches, puis descente.'),
    from: textOrNull('Place of departure', 'Refuge des Barmettes'),
    to: textOrNull('Place of arrival', 'Refuge d’Entre-deux-Eaux'),
    mode: textOrNull('Means of travel, in French', 'à pied'),
    km: decimalOrNull('Distance in kilometres', 11),
    ascent: wholeOrNull('Ascent in metres', 560),
    descent: wholeOrNull('Descent in metres', 450),
    high_point: wholeOrNull('Highest point, in metres above sea level', 2522),
    hours: decimalOrNull('Time on the way in hours, without breaks', 4.5),
    night: textOrNull('Place of the night', 'Refuge d’Entre-deux-Eaux'),
    meals: list(typed('Meal', 'dîner'), 'Meals included in the price, in French'),
    transfer: textOrNull('Transfers of the day', 'Navette du Mont-Dore au col, 15 min'),
    option: textOrNull('Longer or shorter alternative', 'Tour des laquettes, 4 km, 150 m de montée'),
    note: textOrNull('Remark', 'Sac de ravitaillement livré à Haut-Asco au départ'),
  },
  { title: 'ContentDay', ...strict },
)
export type ContentDay = Static<typeof ContentDay>

const ContentTrain = Type.Object(
  {
    city: typed('City of departure, of the closed list', 'Paris'),
    hours: decimal('Travel time to the meeting point, door to door, in hours', 5.2),
    legs: list(
      Type.Object(
        {
          mode: typed('Means of transport, of the closed list', 'tgv'),
          km: decimal('Distance in kilometres', 690),
        },
        strict,
      ),
      'Legs of the journey',
    ),
    nights: whole('Number of nights on the way', 0),
    note: textOrNull('Remark on the journey, in French', 'Train jusqu’à Moûtiers, puis autocar.'),
  },
  { title: 'ContentTrain', ...strict },
)
export type ContentTrain = Static<typeof ContentTrain>

const degrees = {
  latitude: decimal('Degrees north', 45.3815),
  longitude: decimal('Degrees east', 6.7203),
}

export const ContentRoute = Type.Object(
  {
    points: list(
      Type.Object(
        {
          label: typed('Name of the place', 'Col de la Vanoise'),
          kind: textOrNull('Kind of the place, in French', 'col'),
          ...degrees,
          elevation: whole('Elevation in metres', 2522),
        },
        strict,
      ),
      'Named places, in the order of the route',
    ),
    tracks: list(
      Type.Array(Type.Array(decimal('Longitude, latitude and elevation', 6.7203)), { maxItems: 5_000 }),
      'Positions of each day; empty for a day without a track',
    ),
  },
  { title: 'ContentRoute', ...strict },
)
export type ContentRoute = Static<typeof ContentRoute>

/** Fields that authors write. Null, an empty text and an empty list are fields that are not filled yet. */
const contentFields = {
  name: typed('Name', 'Les balcons de la Vanoise'),
  slug: typed('Slug in URLs', 'balcons-de-la-vanoise'),
  type: oneOf(expeditionTypes, { description: 'Type of expedition' }),
  level: wholeOrNull('Level, 1 to 5', 3),
  duration_days: wholeOrNull('Duration in days', 6),
  age_min_child: wholeOrNull('Minimum age; null for adults only', 8),
  summary: typed('Summary', 'Six jours de refuge en refuge, face aux glaciers.'),
  description: typed('Description', 'On monte de Pralognan par le lac des Vaches…'),
  search_title: textOrNull('Title for search engines; null: the name', 'Trek en Vanoise'),
  search_description: textOrNull('Description for search engines; null: the summary', 'Six jours de trek.'),
  countries: list(typed('ISO 3166 code', 'FR'), 'Countries, the main one first'),
  region: textOrNull('Slug of the region of the first country', 'alpes-du-nord'),
  activities: list(typed('Slug of an activity', 'trek'), 'Activities'),
  accommodations: list(typed('Name of an accommodation', 'Refuge gardé'), 'Accommodations'),
  vacations: list(typed('Name of school holidays', 'ete'), 'School holidays that suit the expedition'),
  is_family_friendly: flag('Whether the expedition welcomes families', false),
  meeting_point: nullable(
    Type.Object(
      { name: typed('Name of the meeting point', 'Maison du parc'), ...degrees },
      { description: 'Meeting point of the group', ...strict },
    ),
  ),
  price_cents: wholeOrNull('Catalogue price per adult, in cents: whole euros', 89_000),
  group_min: wholeOrNull('Number of bookings that confirm a new departure', 5),
  group_max: wholeOrNull('Number of places on a new departure', 10),
  programme: list(ContentDay, 'Programme, one entry a day'),
  included: list(typed('Item', 'Cinq nuits en refuge'), 'Items included in the price'),
  not_included: list(typed('Item', 'Le trajet jusqu’à Pralognan'), 'Items not included in the price'),
  arrival_station: textOrNull('Arrival railway station', 'Moûtiers-Salins-Brides-les-Bains'),
  access_note: textOrNull('Journey from the station to the meeting point', 'Gare de Moûtiers, puis autocar.'),
  train_access: list(ContentTrain, 'Train journeys to the meeting point'),
  route: nullable(ContentRoute),
  distance_km: wholeOrNull('Distance in kilometres', 68),
  elevation_gain_m: wholeOrNull('Elevation gain in metres', 3900),
  photos: list(typed('File name of a photo', 'randonneurs-sentier-01.jpg'), 'Photos, the cover first'),
}

export const ExpeditionContent = Type.Object(contentFields, { title: 'AgencyExpeditionContent', ...strict })
export type ExpeditionContent = Static<typeof ExpeditionContent>

export type ContentField = keyof ExpeditionContent

/** Changed fields of a draft; those that are absent remain. */
export const contentChange = Type.Partial(ExpeditionContent).properties
export type ContentChange = Partial<ExpeditionContent>

/** An expedition before its author has written anything. */
export const emptyContent: ExpeditionContent = {
  name: '',
  slug: '',
  type: 'Expédition',
  level: null,
  duration_days: null,
  age_min_child: null,
  summary: '',
  description: '',
  search_title: null,
  search_description: null,
  countries: [],
  region: null,
  activities: [],
  accommodations: [],
  vacations: [],
  is_family_friendly: false,
  meeting_point: null,
  price_cents: null,
  group_min: null,
  group_max: null,
  programme: [],
  included: [],
  not_included: [],
  arrival_station: null,
  access_note: null,
  train_access: [],
  route: null,
  distance_km: null,
  elevation_gain_m: null,
  photos: [],
}
