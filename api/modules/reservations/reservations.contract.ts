import { type Static, Type } from 'typebox'
import { day, decimal, flag, nullable, oneOf, text, whole } from '#api/contract.ts'
import { missing } from '#api/modules/reservations/participants.contract.ts'

const reservationStatuses = ['To come', 'Passed', 'Canceled'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

const Refund = Type.Object(
  {
    amount: decimal('Euros', 640),
    state: oneOf(['pending', 'done'], { description: 'Whether it has been given back', example: 'done' }),
    refunded_on: nullable(day('The day on which it was given back', '2026-05-12')),
  },
  { title: 'Refund' },
)

export const Reservation = Type.Object(
  {
    reservation_id: text('Id', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    departure_id: text('Departure', '12'),
    expedition_id: text('Trip', '1'),
    expedition_slug: text('Trip, as addresses name it', 'balcons-de-la-vanoise'),
    name: text('Name of the trip', 'Les balcons de la Vanoise'),
    departure_date: day('First day', '2027-07-03'),
    departure_end: day('Last day', '2027-07-08'),
    duration_days: whole('Days', 6),
    level_number: whole('Difficulty, 1 to 5', 3),
    travelers_count: whole('Travellers; none for the guide', 2),
    is_confirmed: flag('The departure is confirmed'),
    missing_to_confirm: whole('Sign-ups the departure still misses', 0),
    is_guide: flag('The account guides that departure', false),
    is_under_way: flag('Begun and not yet over', false),
    dashboard_completness: whole('Percent of the required answers about the participants that are given', 71),
    missing,
    refund: nullable(Refund),
    main_photo_large: nullable(
      text('Cover photograph, 1280 px wide', '/images/randonneurs-sentier-01.jpg?w=1280'),
    ),
    main_photo_small: nullable(
      text('Cover photograph, 640 px wide', '/images/randonneurs-sentier-01.jpg?w=640'),
    ),
    reservation_status_front_end: oneOf(reservationStatuses, { description: 'By the day in Paris' }),
  },
  { title: 'Reservation' },
)
export type Reservation = Static<typeof Reservation>

export const ReservationList = Type.Object({
  list_reservations: Type.Array(Reservation, { description: 'Latest departure first' }),
})
