import { type Static, type TObjectOptions, Type } from 'typebox'
import { decimal, flag, nullable, text, whole } from '#api/contract.ts'

const extension = { 'x-extension': true }

const journeyInWords = {
  label: Type.Optional(text('Journey in words, in French', 'Train de nuit direct, 9 h 30', extension)),
  modes: Type.Optional(
    Type.Array(text('Means of transport, in French', 'train de nuit'), {
      description: 'Means of transport in the order of the journey',
      ...extension,
    }),
  ),
}

const journeyFields = (city: string) => ({
  city: text(city, 'Lyon'),
  hours: decimal('Travel time from the station to the meeting point, one way, in hours', 3.3),
  kg_co2e: decimal('Emissions in kilograms of CO2 equivalent, one way, per person', 6.6),
  ...journeyInWords,
})

const estimateFields = {
  city_slug: text('Slug of the city, as the parameter `from` accepts it', 'lyon', extension),
  is_estimated: flag(
    'Whether the service derived the journey; the agency published the others',
    false,
    extension,
  ),
  via: nullable(
    text('City whose published journey an estimate follows; null without one', 'Paris', extension),
  ),
}

export const trainJourney = (city: string, options: TObjectOptions = {}) =>
  Type.Object(journeyFields(city), options)

/** A journey that may be an estimate. */
export const cityJourney = (city: string, options: TObjectOptions = {}) =>
  Type.Object({ ...journeyFields(city), ...estimateFields }, options)

const AccessLeg = Type.Object(
  {
    mode: text('Means of transport', 'tgv'),
    km: decimal('Distance in kilometres', 690),
    label: text('Means of transport in words, in French', 'TGV', extension),
    kg_per_km: decimal(
      'Emission factor, in kilograms of CO2 equivalent per person and kilometre',
      0.00293,
      extension,
    ),
    kg_co2e: decimal('Emissions of the leg, in kilograms of CO2 equivalent', 2.0217, extension),
    source: text('Source of the factor, in French', 'ADEME, Impact CO2', extension),
  },
  { title: 'AccessLeg' },
)

const accessFields = {
  ...journeyFields('City of departure'),
  ...estimateFields,
  overnight: Type.Optional(whole('Number of nights on the way', 0, extension)),
  note: Type.Optional(
    text('Remark on the journey, in French', 'Train jusqu’à Moûtiers, puis autocar.', extension),
  ),
  km: decimal('Distance in kilometres', 717),
  legs: Type.Array(AccessLeg),
  compare: Type.Object({
    plane_kg_co2e: nullable(
      decimal('Emissions by plane, in kilograms of CO2 equivalent; null without a flight', 114),
    ),
    car_kg_co2e: nullable(
      decimal(
        'Emissions by car with two people on board, in kilograms of CO2 equivalent; null across the sea',
        47,
      ),
    ),
  }),
}

export const TrainAccess = Type.Object(accessFields, { title: 'TrainAccess' })
export type TrainAccess = Static<typeof TrainAccess>

export const ExpeditionAccess = Type.Object(
  { expedition_id: text('ID of the expedition', '1'), ...accessFields },
  { title: 'ExpeditionAccess' },
)

/** As the column holds it: what follows from the city and the modes is added when it is read. */
export type StoredAccess = Omit<TrainAccess, keyof typeof estimateFields | 'legs'> & {
  legs: { mode: string; km: number }[]
  is_estimated?: boolean
  via?: string | null
}
