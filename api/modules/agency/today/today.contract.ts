import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, whole } from '#api/contract.ts'
import { AgencyFailure } from '#api/modules/agency/today/failures.contract.ts'
import { urgencies } from '#api/modules/agency/today/urgency.contract.ts'

/** Cards of the day, in their order. */
export const todayCards = [
  'unconfirmed',
  'no_guide',
  'held_unpaid',
  'options_ending',
  'overdue',
  'due_soon',
  'questions',
  'reviews',
  'failures',
] as const
export type TodayCard = (typeof todayCards)[number]

const TodayRow = Type.Object(
  {
    id: text('ID of the departure, reservation, question or review', '12'),
    title: text(
      'Name of the expedition, or of the customer; without `bookings`, the reference of the reservation',
      'Balcons de la Vanoise',
    ),
    detail: nullable(text('Text of a question or review, expedition of a reservation', 'Faut-il un duvet ?')),
    at: nullable(instant('Time since which it waits, or at which it ends', '2027-03-10T09:00:00.000Z')),
    on: nullable(day('First day of the departure, or day on which the balance is due', '2027-04-03')),
    deadline: nullable(day('Last day that the law allows', '2027-03-27')),
    amount_cents: nullable(whole('Amount, in cents', 70_000)),
    booked_count: nullable(whole('Booked places of a departure', 3)),
    held_count: nullable(whole('Places of a departure that unpaid carts hold now', 4)),
    group_min: nullable(whole('Number of travellers that confirms the departure', 5)),
    urgency: oneOf(urgencies, { description: 'Urgency' }),
  },
  { title: 'AgencyTodayRow' },
)
export type TodayRow = Static<typeof TodayRow>

const Card = Type.Object(
  {
    kind: oneOf(todayCards, { description: 'Kind of the card' }),
    count: nullable(whole('Number of rows of its list; null where reading it has failed', 4)),
    urgency: oneOf(urgencies, { description: 'Urgency of its most urgent row' }),
    rows: Type.Array(TodayRow, { description: 'The five that come first; none of failures' }),
    failures: Type.Array(AgencyFailure, { description: 'The five failures that wait longest' }),
  },
  { title: 'AgencyTodayCard' },
)
export type TodayCardBody = Static<typeof Card>

export const AgencyToday = Type.Object(
  {
    at: instant('Time of the reading', '2027-03-10T09:00:00.000Z'),
    cards: Type.Array(Card, { description: 'Cards that the caller has the permission for' }),
  },
  { title: 'AgencyToday' },
)
