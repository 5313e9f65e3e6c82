import { type Static, Type } from 'typebox'
import { day, flag, nullable, oneOf, text } from '#api/contract.ts'

/** Kinds of rows that the search of the agency finds. */
const hitKinds = ['expedition', 'departure', 'reservation', 'customer'] as const

const reference = text('Reference of a reservation', 'EX-7K3Q9M')

export const AgencyHit = Type.Object(
  {
    kind: oneOf(hitKinds, { description: 'Kind of the row' }),
    id: text('ID of the row', '42'),
    title: text('Name of the expedition, or of the customer', 'Balcons de la Vanoise'),
    expedition_name: text('Name of the expedition; empty for a customer', 'Balcons de la Vanoise'),
    departure_id: nullable(text('ID of the departure; null for an expedition and a customer', '42')),
    start_on: nullable(day('First day of the departure', '2027-07-03')),
    end_on: nullable(day('Last day of the departure', '2027-07-08')),
    reference: nullable(reference),
    is_canceled: flag('Whether the departure or the reservation is cancelled', false),
  },
  { title: 'AgencyHit' },
)
export type AgencyHit = Static<typeof AgencyHit>

export const AgencyHits = Type.Object(
  { hits: Type.Array(AgencyHit, { description: 'Hits by kind, the nearest dates first' }) },
  { title: 'AgencyHits' },
)

export const HitsQuery = Type.Object({
  q: text('Words of names, references, mails, phones and dates', 'vanoise juillet', {
    minLength: 2,
    maxLength: 100,
  }),
  first: Type.Optional(
    text('Number of hits of each kind, 20 at most', '10', { pattern: '^([1-9]|1[0-9]|20)$' }),
  ),
})
