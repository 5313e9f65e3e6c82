import { type Static, Type } from 'typebox'
import { conflictBody, day, flag, instant, nullable, oneOf, text, whole } from '#api/contract.ts'
import { departureToDos } from '#api/modules/agency/departures/toDo.contract.ts'
import { agencyStates } from '#api/modules/departures/departures.domain.ts'

const exampleId = '12'
const idPattern = '^[1-9][0-9]{0,8}$'

export const toId = (description: string, example: string) =>
  text(description, example, { pattern: idPattern })
const departureId = toId('ID of the departure', exampleId)
export const toPlaces = (description: string, example: number) =>
  whole(description, example, { minimum: 1, maximum: 60 })
export const priceCents = Type.Integer({
  description: 'Price of new bookings per traveller, in cents: whole euros',
  examples: [92_000],
  multipleOf: 100,
  minimum: 100,
  maximum: 2_000_000,
})

const fields = {
  id: text('ID', exampleId),
  version: whole('Version, to send with a change', 1),
  expedition_id: text('ID of the expedition', '1'),
  expedition_name: text('Name of the expedition', 'Balcons de la Vanoise'),
  expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
  start: day('First day', '2027-07-03'),
  end: day('Last day', '2027-07-08'),
  capacity: whole('Total number of places', 10),
  booked_count: whole('Booked places', 7),
  held_count: whole('Places that bookings under way, offers and options hold', 1),
  option_count: whole('Places among them that options by phone hold', 1),
  group_min: whole('Number of travellers that confirms the departure', 5),
  price_cents: whole('Price per traveller, in cents', 89_000),
  state: oneOf(agencyStates, { description: 'State for the agency' }),
  sales_closed_at: nullable(instant('Time at which sales were closed', '2027-03-10T09:00:00.000Z')),
  confirmed_at: nullable(instant('Time of the confirmation, which is permanent', '2027-03-10T09:00:00.000Z')),
  guide_id: nullable(text('ID of the guide', '1')),
  guide_name: nullable(text('Name of the guide', 'Bastien Roche')),
  reservations_count: whole('Reservations that are not cancelled', 4),
  balance_cents: whole('Sum that these reservations still owe, in cents', 128_000),
}

export const AgencyDeparture = Type.Object(fields, { title: 'AgencyDeparture' })
export type AgencyDeparture = Static<typeof AgencyDeparture>

export const AgencyDepartures = Type.Object(
  {
    departures: Type.Array(AgencyDeparture, { description: 'Departures, soonest first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MjAyNy0wNy0wM18xMg')),
  },
  { title: 'AgencyDepartures' },
)

export const DeparturesQuery = Type.Object({
  expedition_id: Type.Optional(text('ID of the expedition', '1', { pattern: idPattern })),
  guide_id: Type.Optional(text('ID of the guide', '1', { pattern: idPattern })),
  from: Type.Optional(day('Earliest last day; today without one, unless `states` has `past`', '2027-07-01')),
  to: Type.Optional(day('Latest first day', '2027-07-31')),
  states: Type.Optional(
    text('States, separated by commas', 'open,closed', {
      pattern: `^(${agencyStates.join('|')})(,(${agencyStates.join('|')}))*$`,
    }),
  ),
  to_do: Type.Optional(oneOf(departureToDos, { description: 'Only those that wait for the agency' })),
  first: Type.Optional(
    text('Number of departures, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
  after: Type.Optional(text('Cursor of the former page', 'MjAyNy0wNy0wM18xMg', { maxLength: 100 })),
})
export type DeparturesQuery = Static<typeof DeparturesQuery>

export const DepartureParams = Type.Object({ id: departureId })

const version = whole('Version that the change is based on', 1, { minimum: 1 })

export const DepartureChange = Type.Object(
  {
    version,
    start: Type.Optional(day('First day, while no place is booked or held', '2027-07-10')),
    capacity: Type.Optional(toPlaces('Total number of places', 12)),
    group_min: Type.Optional(toPlaces('Number of travellers that confirms the departure', 5)),
    price_cents: Type.Optional(priceCents),
    guide_id: Type.Optional(nullable(text('ID of the guide; null for none', '1', { pattern: idPattern }))),
    confirmed: Type.Optional(
      flag('Whether a guide who is absent or leads another departure on these days is meant', false),
    ),
  },
  { title: 'AgencyDepartureChange', additionalProperties: false },
)
export type DepartureChange = Static<typeof DepartureChange>

const departureIds = Type.Array(departureId, {
  description: 'Departures, all or none',
  minItems: 1,
  maxItems: 200,
})

const { group_min, price_cents, guide_id, confirmed } = DepartureChange.properties

export const DepartureChanges = Type.Object(
  { ids: departureIds, group_min, price_cents, guide_id, confirmed },
  { title: 'AgencyDepartureChanges', additionalProperties: false },
)
export type DepartureChanges = Static<typeof DepartureChanges>

export const DepartureConflict = conflictBody(
  Type.Object(
    {
      ...fields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredAgencyDeparture' },
  ),
)

export const Confirmation = Type.Object(
  { version },
  { title: 'AgencyDepartureConfirmation', additionalProperties: false },
)

export const SalesChange = Type.Object(
  {
    ids: departureIds,
    open: flag('Whether they are on sale', false),
  },
  { title: 'AgencySalesChange', additionalProperties: false },
)
export type SalesChange = Static<typeof SalesChange>

export const ChangedDepartures = Type.Object(
  { departures: Type.Array(AgencyDeparture, { description: 'The departures, soonest first' }) },
  { title: 'ChangedAgencyDepartures' },
)

export const DeparturePrices = Type.Object(
  {
    prices: Type.Array(
      Type.Object(
        {
          price_cents: whole('Price per traveller, in cents', 89_000),
          at: instant('Time since which new bookings pay it', '2027-03-10T09:00:00.000Z'),
        },
        { title: 'AgencyDeparturePrice' },
      ),
      { description: 'Prices, newest first' },
    ),
  },
  { title: 'AgencyDeparturePrices' },
)
