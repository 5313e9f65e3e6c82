import { type Static, Type } from 'typebox'
import { decimal, nullable, oneOf, text, whole } from '#api/contract.ts'

const textOrNull = (description: string, example: string) => nullable(text(description, example))
const wholeOrNull = (description: string, example: number) => nullable(whole(description, example))
const decimalOrNull = (description: string, example: number) => nullable(decimal(description, example))

export const ExpeditionDay = Type.Object(
  {
    day: whole('Day of the expedition, starting at 1', 2),
    title: text('Title of the day', 'Lac des Vaches et vallon de la Leisse'),
    from: textOrNull('Place of departure', 'Refuge des Barmettes'),
    to: textOrNull('Place of arrival', 'Refuge d’Entre-deux-Eaux'),
    mode: textOrNull('Means of travel, in French', 'à pied'),
    km: decimalOrNull('Distance in kilometres', 11),
    ascent_m: wholeOrNull('Ascent in metres', 560),
    descent_m: wholeOrNull('Descent in metres', 450),
    high_point_m: wholeOrNull('Highest point, in metres above sea level', 2522),
    hours: decimalOrNull('Time on the way in hours, without breaks', 4.5),
    night: textOrNull('Place of the night; null on the last day', 'Refuge d’Entre-deux-Eaux'),
    meals: Type.Array(text('Meal included in the price, in French', 'dîner')),
    transfer: textOrNull('Transfers of the day', 'Navette du Mont-Dore au col, 15 min'),
    option: textOrNull('Longer or shorter alternative', 'Tour des laquettes, 4 km, 150 m de montée'),
    note: textOrNull('Remark', 'Sac de ravitaillement livré à Haut-Asco au départ'),
    text: text('Programme of the day', 'Traversée du lac des Vaches, puis descente.'),
  },
  { title: 'ExpeditionDay' },
)
export type ExpeditionDay = Static<typeof ExpeditionDay>

/** A named place of a route. */
export type Place = { lon: number; lat: number; elevationM: number; label: string; kind?: string }

export type TrackPosition = number[]

/** The outer ring, then its holes, in degrees. */
export type LandPolygon = number[][][]

type NamedPosition = { label: string; kind: string; lon: number; lat: number }

/** Rivers, frontiers, and named waters and towns around a route. */
export type Surroundings = { rivers: number[][][]; borders: number[][][]; names: NamedPosition[] }

const extension = { 'x-extension': true }

const Position = Type.Array(decimal('Longitude, latitude and elevation in metres', 6.7203), {
  minItems: 2,
  maxItems: 3,
})

const DayOnLine = Type.Object({
  day: whole('Day of the expedition', 2),
  from: whole('Index of the first position of the day', 15),
  to: whole('Index of its last position', 38),
})

export const RouteGeojson = Type.Object(
  {
    type: oneOf(['FeatureCollection'], { description: 'GeoJSON' }),
    features: Type.Array(
      Type.Object({
        type: oneOf(['Feature'], { description: 'GeoJSON' }),
        geometry: Type.Object({
          type: oneOf(['LineString', 'Point', 'MultiPolygon', 'MultiLineString', 'MultiPoint'], {
            description: 'The route, a place on it, or the land, rivers and frontiers, and towns around it',
          }),
          coordinates: Type.Union([
            Position,
            Type.Array(Position),
            Type.Array(Type.Array(Position)),
            Type.Array(Type.Array(Type.Array(Position))),
          ]),
        }),
        properties: Type.Object({
          label: text('Name of the place or of the route', 'Col de la Vanoise'),
          day: nullable(whole('Day of the expedition at this place', 2)),
          kind: Type.Optional(
            text('Kind of the place in French, or `land`, `river`, `border`, `names`', 'refuge', extension),
          ),
          names: Type.Optional(
            Type.Array(
              Type.Object({
                label: text('Name of a town or a water', 'Vannes'),
                kind: text('Kind, in French', 'ville'),
              }),
              { description: 'Names of the positions of a `MultiPoint`', ...extension },
            ),
          ),
          approximate: Type.Optional(
            Type.Boolean({ description: 'Whether the line is approximate', examples: [true], ...extension }),
          ),
          days: Type.Optional(
            Type.Array(DayOnLine, {
              description: 'Part of the line of each day; days without a track are absent',
              ...extension,
            }),
          ),
        }),
      }),
    ),
  },
  { title: 'RouteGeojson' },
)
export type RouteGeojson = Static<typeof RouteGeojson>
