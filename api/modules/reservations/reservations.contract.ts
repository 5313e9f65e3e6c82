import { type Static, Type } from 'typebox'
import { day, decimal, flag, nullable, oneOf, text, whole } from '#api/contract.ts'
import { reservationMoney } from '#api/modules/booking/account.contract.ts'
import { GuideSummary } from '#api/modules/guides/guides.contract.ts'
import { missing } from '#api/modules/reservations/participants.contract.ts'
import { OwnReview } from '#api/modules/reviews/submissions.contract.ts'

const reservationStatuses = ['To come', 'Passed', 'Canceled'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

const Refund = Type.Object(
  {
    amount: decimal('Amount in euros', 640),
    state: oneOf(['pending', 'done'], { description: 'State of the refund', example: 'done' }),
    refunded_on: nullable(day('Date of the refund; null while it is pending', '2026-05-12')),
  },
  { title: 'Refund' },
)

export const Reservation = Type.Object(
  {
    reservation_id: text('ID', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    departure_id: text('Departure ID', '12'),
    expedition_id: text('Expedition ID', '1'),
    expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
    name: text('Name of the expedition', 'Les balcons de la Vanoise'),
    departure_date: day('First day', '2027-07-03'),
    departure_end: day('Last day', '2027-07-08'),
    duration_days: whole('Duration in days', 6),
    level_number: whole('Difficulty level, 1 to 5', 3),
    travelers_count: whole('Number of travellers; 0 for the guide', 2),
    is_confirmed: flag('Whether the departure is confirmed'),
    missing_to_confirm: whole('Bookings missing to confirm the departure', 0),
    is_guide: flag('Whether the account guides the departure', false),
    guide: nullable(GuideSummary),
    is_under_way: flag('Whether the departure has begun and is not over', false),
    dashboard_completness: whole('Percentage of required participant fields that are filled in', 71),
    missing,
    refund: nullable(Refund),
    ...reservationMoney,
    main_photo_large: nullable(
      text('URL of the cover photo, 1280 px wide', '/images/randonneurs-sentier-01.jpg?w=1280'),
    ),
    main_photo_small: nullable(
      text('URL of the cover photo, 640 px wide', '/images/randonneurs-sentier-01.jpg?w=640'),
    ),
    review: nullable(OwnReview),
    review_months: Type.Array(text('Month, YYYY-MM', '2026-06'), {
      'x-extension': true,
      description: 'Months of the trip to choose from for a review; empty where none can be written',
    }),
    reservation_status_front_end: oneOf(reservationStatuses, {
      description: 'Status by the current date in Paris',
    }),
  },
  { title: 'Reservation' },
)
export type Reservation = Static<typeof Reservation>

export const ReservationList = Type.Object({
  list_reservations: Type.Array(Reservation, { description: 'Reservations, latest departure first' }),
})
