import { type Static, Type } from 'typebox'
import { day, nullable, text, whole } from '#api/contract.ts'
import {
  AgencyDeparture,
  priceCents,
  toId,
  toPlaces,
} from '#api/modules/agency/departures/departures.contract.ts'

const exampleDay = '2027-07-03'
const expeditionId = toId('ID of the expedition', '1')

export const SeriesRequest = Type.Object(
  {
    expedition_id: expeditionId,
    from: day('First day of the period', '2027-06-01'),
    to: day('Last day of the period, at most 24 months ahead', '2027-09-30'),
    weekdays: Type.Array(whole('Weekday, 1 is Monday', 6, { minimum: 1, maximum: 7 }), {
      description: 'Weekdays on which departures begin',
      minItems: 1,
      maxItems: 7,
    }),
    every_weeks: Type.Optional(
      whole('Number of weeks between two departures of a weekday', 1, { minimum: 1, maximum: 12 }),
    ),
    excluded: Type.Optional(
      Type.Array(day('Day without a departure', '2027-08-14'), {
        description: 'Days that the series leaves out',
        maxItems: 200,
      }),
    ),
  },
  { title: 'AgencySeriesWish', additionalProperties: false },
)
export type SeriesRequest = Static<typeof SeriesRequest>

const existing = Type.Array(day('First day of a departure that exists', exampleDay), {
  description: 'Days on which the expedition leaves already',
})

export const SeriesPlan = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          start: day('First day', exampleDay),
          end: day('Last day', '2027-07-08'),
          capacity: whole('Total number of places', 10),
          group_min: whole('Number of travellers that confirms the departure', 5),
          price_cents: whole('Price per traveller, in cents', 89_000),
          guide_clash: nullable(
            text(
              'Absences and other departures of the guide on these days, in French; null for none',
              'Camille Rochette n’est pas libre : du 3 au 8 juillet 2027 (absence).',
            ),
          ),
        },
        { title: 'AgencySeriesRow' },
      ),
      { description: 'Departures to create, with the defaults of the expedition' },
    ),
    existing,
  },
  { title: 'AgencySeriesPlan' },
)
export type SeriesPlan = Static<typeof SeriesPlan>

export const NewDeparture = Type.Object(
  {
    start: day('First day', exampleDay),
    capacity: toPlaces('Total number of places', 10),
    group_min: toPlaces('Number of travellers that confirms the departure', 5),
    price_cents: priceCents,
  },
  { title: 'AgencyNewDeparture', additionalProperties: false },
)

export const NewDepartures = Type.Object(
  {
    expedition_id: expeditionId,
    rows: Type.Array(NewDeparture, {
      description: 'Departures to create, all in one transaction',
      minItems: 1,
      maxItems: 60,
    }),
  },
  { title: 'AgencyNewDepartures', additionalProperties: false },
)
export type NewDepartures = Static<typeof NewDepartures>

export const CreationHeaders = Type.Object({
  'idempotency-key': text(
    'UUID of the creation: a repeated request creates nothing and answers the same',
    '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
    { pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  ),
})

export const CreatedDepartures = Type.Object(
  {
    departures: Type.Array(AgencyDeparture, { description: 'The created departures, soonest first' }),
    existing,
  },
  { title: 'CreatedAgencyDepartures' },
)
export type CreatedDepartures = Static<typeof CreatedDepartures>
