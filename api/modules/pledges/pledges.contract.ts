import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { Cart } from '#api/modules/cart/cart.contract.ts'
import { Departure } from '#api/modules/departures/departures.contract.ts'
import { mostPlaces, pledgeStates } from '#rules/pledges.ts'

export const PledgedDepartureParams = Type.Object({
  id: text('Departure ID', '12', { pattern: '^[0-9]{1,9}$' }),
})

export const PledgeParams = Type.Object({
  id: uuid('Pledge ID', '5f2b1c9e-8d3a-4e7f-9b6c-0a1d2e3f4a5b'),
})

export const PledgeRequest = Type.Object(
  { places: whole('Number of places', 2, { minimum: 1, maximum: mostPlaces }) },
  { additionalProperties: false },
)

export const Pledge = Type.Object(
  {
    id: text('ID', '5f2b1c9e-8d3a-4e7f-9b6c-0a1d2e3f4a5b'),
    expedition_id: text('Expedition ID', '1'),
    expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
    expedition_name: text('Name of the expedition', 'Les balcons de la Vanoise'),
    departure: Departure,
    places: whole('Number of places', 2),
    state: oneOf(pledgeStates, { description: 'State of the promise', example: 'pledged' }),
    created_at: instant('Time of the promise', '2027-01-15T08:00:00.000Z'),
    called_until: nullable(
      instant('Until when a call holds the places; null before a call', '2027-01-17T08:00:00.000Z'),
    ),
  },
  { title: 'Pledge' },
)
export type Pledge = Static<typeof Pledge>

export const Pledges = Type.Object(
  {
    pledges: Type.Array(Pledge, { description: 'Promises that are not over or ended lately, newest first' }),
  },
  { title: 'Pledges' },
)

export const PledgeAnswer = Type.Object(
  { pledge: Pledge, cart: nullable(Cart) },
  { title: 'PledgeAnswer', description: '`cart` holds the places of a promise that is being confirmed' },
)
