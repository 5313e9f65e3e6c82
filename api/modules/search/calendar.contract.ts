import { type Static, Type } from 'typebox'
import { day, oneOf, text, whole } from '#api/contract.ts'
import { departureStatuses } from '#api/modules/departures/departures.domain.ts'
import { cardFields } from '#api/modules/expeditions/expeditions.contract.ts'
import { zones } from '#schema/searchParameters.ts'

const CalendarCell = Type.Object(
  {
    week: day('First day of the week, a Saturday', '2027-07-10'),
    status: oneOf(departureStatuses, {
      description: 'Best status of the departures: confirmed, almost, open, full, canceled',
      example: 'confirmed',
    }),
    available_count: whole('Places left in all of them', 2),
    departure_count: whole('Number of departures that start in this week', 1),
  },
  { title: 'CalendarCell' },
)
export type CalendarCell = Static<typeof CalendarCell>

const HolidayWeek = Type.Object(
  {
    week: day('First day of the week', '2027-07-10'),
    zones: Type.Array(oneOf(zones, { description: 'Academic zone' }), {
      description: 'Zones with at least five days of these holidays in the week',
    }),
    label: text('French name of the holidays', 'Vacances d’été'),
  },
  { title: 'HolidayWeek' },
)

export const DepartureCalendar = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          ...cardFields,
          cells: Type.Array(CalendarCell, { description: 'Weeks with a departure, in order' }),
        },
        { title: 'CalendarRow' },
      ),
    ),
    weeks: Type.Array(day('First day of a week', '2027-07-10'), {
      description: 'Consecutive weeks, from Saturday to Friday',
    }),
    holidays: Type.Array(HolidayWeek),
    total_count: whole('Number of expeditions found, with a departure to come', 47),
  },
  { title: 'DepartureCalendar' },
)
export type DepartureCalendar = Static<typeof DepartureCalendar>
