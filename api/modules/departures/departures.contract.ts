import { type Static, Type } from 'typebox'
import { day, flag, instant, nullable, oneOf, text, whole } from '#api/contract.ts'
import { departureStatuses } from '#api/modules/departures/departures.domain.ts'
import { GuideSummary } from '#api/modules/guides/guides.contract.ts'

const PledgeCount = Type.Object(
  {
    places: whole('Promised places', 1),
    booked: whole('Booked places', 2),
    needed: whole('Booked places with which the departure leaves', 4),
    call_ends_at: nullable(
      instant(
        'End of the call in which promises are confirmed; null without one',
        '2027-01-17T08:00:00.000Z',
      ),
    ),
  },
  { title: 'PledgeCount', description: 'Promises; null for a departure that is confirmed or cancelled' },
)

export const Departure = Type.Object(
  {
    id: text('ID', '12'),
    start: day('First day', '2027-07-03'),
    end: day('Last day', '2027-07-08'),
    capacity: whole('Total number of places', 10),
    available_count: whole('Places left; 0 when the departure is cancelled', 4),
    held_count: whole('Places on sale that bookings under way hold; not among the places left', 1),
    held_until: nullable(instant('Earliest end of these holds', '2027-03-10T13:32:00.000Z')),
    pledges: nullable(PledgeCount),
    price: whole('Price per traveller, in euros', 890),
    status: oneOf(departureStatuses, { description: 'Status of the departure', example: 'confirmed' }),
    is_confirmed: flag('Whether the departure is confirmed'),
    missing_to_confirm: whole('Bookings missing to confirm the departure', 0),
    guide: nullable(GuideSummary),
  },
  { title: 'Departure' },
)
export type Departure = Static<typeof Departure>

export const DeparturesQuery = Type.Object({
  past: Type.Optional(oneOf(['0', '1'], { description: '`1` includes departures that have begun' })),
})
