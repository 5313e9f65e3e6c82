import { type Static, Type } from 'typebox'
import { day, flag, nullable, oneOf, text, whole } from '#api/contract.ts'
import { departureStatuses } from '#api/modules/departures/departures.domain.ts'
import { GuideSummary } from '#api/modules/guides/guides.contract.ts'

export const Departure = Type.Object(
  {
    id: text('Id', '12'),
    start: day('First day', '2027-07-03'),
    end: day('Last day', '2027-07-08'),
    capacity: whole('Places', 10),
    available_count: whole('Places left; 0 when cancelled', 4),
    price: whole('Euros a traveller', 890),
    status: oneOf(departureStatuses, { description: 'What one may expect of it', example: 'confirmed' }),
    is_confirmed: flag('It leaves for sure'),
    missing_to_confirm: whole('Sign-ups missing before it is confirmed', 0),
    guide: nullable(GuideSummary),
  },
  { title: 'Departure' },
)
export type Departure = Static<typeof Departure>

export const DeparturesQuery = Type.Object({
  past: Type.Optional(oneOf(['0', '1'], { description: '1 adds those that have begun' })),
})
