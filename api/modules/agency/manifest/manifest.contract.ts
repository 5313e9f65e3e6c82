import { type Static, Type } from 'typebox'
import { day, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { missing, travellerMarks } from '#api/modules/reservations/participants.contract.ts'

const exampleId = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'
const mark = nullable(
  oneOf(travellerMarks, { description: 'Whether the traveller has arrived; null before' }),
)

export const ManifestLine = Type.Object(
  {
    reservation_id: uuid('ID of the reservation', exampleId),
    reference: nullable(text('Reference of the reservation', 'EX-7K3Q9M')),
    position: whole('Position of the traveller in the reservation, starting at 1', 1),
    first_name: nullable(text('First name', 'Camille')),
    last_name: nullable(text('Last name', 'Ferrand')),
    birth_date: nullable(day('Birth date; null from a month after the departure', '1990-05-04')),
    phone: nullable(
      text('Phone number; contacts and needs are null from a month after the departure', '+33639980010'),
    ),
    emergency_contact: nullable(text('Emergency contact', 'Dominique Ferrand, +33639980011')),
    diet: nullable(text('Diet', 'Végétarien')),
    shoe_size: nullable(whole('Shoe size', 40)),
    completness: whole('Percentage of required fields that are filled in', 71),
    missing,
    mark,
  },
  { title: 'ManifestLine' },
)
export type ManifestLine = Static<typeof ManifestLine>

export const Manifest = Type.Object(
  {
    departure_id: text('ID of the departure', '12'),
    expedition_name: text('Name of the expedition', 'Les balcons de la Vanoise'),
    start: day('First day', '2027-07-03'),
    end: day('Last day', '2027-07-08'),
    guide_name: nullable(text('Name of the guide', 'Camille Rochette')),
    completness: whole('Percentage of required fields that are filled in, of all travellers', 71),
    travellers: Type.Array(ManifestLine, { description: 'Travellers, grouped by reservation' }),
  },
  { title: 'Manifest' },
)
export type Manifest = Static<typeof Manifest>

export const MarkParams = Type.Object({
  id: uuid('ID of the reservation', exampleId),
  position: text('Position of the traveller, starting at 1', '1', { pattern: '^[1-9][0-9]?$' }),
})

export const TravellerMarkChange = Type.Object(
  { mark },
  { title: 'TravellerMarkChange', additionalProperties: false },
)
