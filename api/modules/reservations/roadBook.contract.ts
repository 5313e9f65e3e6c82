import { type Static, Type } from 'typebox'
import { day, nullable, text } from '#api/contract.ts'
import { GuideSummary } from '#api/modules/guides/guides.contract.ts'

/** Private facts of a road book; programme, route and journeys are those of the expedition. */
export const RoadBook = Type.Object(
  {
    reservation_id: text('Reservation ID', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    reference: nullable(text('Reference of the reservation', 'EX-7K3Q9M')),
    expedition_id: text('Expedition ID', '1'),
    expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
    name: text('Name of the expedition', 'Les balcons de la Vanoise'),
    departure_date: day('First day', '2027-07-10'),
    departure_end: day('Last day', '2027-07-15'),
    first_names: Type.Array(text('First name', 'Alix'), {
      description: 'First names of the own party, as far as they are given',
    }),
    guide: nullable(GuideSummary),
    emergency_number: text('Number for emergencies', '112'),
    agency_phone: text('Telephone number of the agency', '+33176430000'),
    valid_until: day('Last day of this road book, 30 days after the departure', '2027-08-14'),
  },
  { title: 'RoadBook' },
)
export type RoadBook = Static<typeof RoadBook>
