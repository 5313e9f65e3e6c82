import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { departureStatuses } from '#api/modules/departures/departures.domain.ts'

export const feedKinds = ['favourites', 'reservations'] as const
export type FeedKind = (typeof feedKinds)[number]

const feedId = uuid('ID of the feed', '7f4f3c52-2f0e-4d7e-9f0a-0c6f2a4b8d11')
const token = text('Token at the end of the address of the feed', 'q3Jm0v5b8hYkz5uF6cJmNq0mXb3')
const kind = oneOf(feedKinds, { description: 'Departures of the favourites, or the reservations' })

export const FeedParams = Type.Object({ id: feedId })

/**
 * Accepts any text: a truncated or mistyped address is unknown. Named as the ID, because a description may not hold
 * one path under two names.
 */
export const FeedTokenParams = Type.Object({
  id: text('Token at the end of the address of the feed', 'q3Jm0v5b8hYkz5uF6cJmNq0mXb3', {
    maxLength: 250,
  }),
})

export const FeedRequest = Type.Object({ kind }, { additionalProperties: false })

const CalendarFeed = Type.Object(
  {
    id: feedId,
    kind,
    created_at: instant('Time at which its address was created', '2027-02-01T18:20:00.000Z'),
    last_read_at: nullable(
      instant('Time of the last read, to the minute; null before the first', '2027-02-02T06:00:00.000Z'),
    ),
  },
  { title: 'CalendarFeed' },
)

export const FeedList = Type.Object(
  { feeds: Type.Array(CalendarFeed, { description: 'One of each kind at most' }) },
  { title: 'CalendarFeedList' },
)

export const CreatedFeed = Type.Object({ feed: CalendarFeed, token }, { title: 'CreatedCalendarFeed' })

const FeedEvent = Type.Object(
  {
    departure_id: text('ID of the departure', '12'),
    reservation_id: nullable(
      text(
        'Reservation of the account; null for a favourite and for the departures of its guide',
        '1b671a64-40d5-491e-99b0-da01ff1f3341',
      ),
    ),
    expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
    name: text('Name of the expedition', 'Les balcons de la Vanoise'),
    start: day('First day', '2027-07-10'),
    end: day('Last day', '2027-07-15'),
    meeting_point: nullable(text('Name of the meeting point; null when unknown', 'Gare de Modane')),
    status: oneOf(departureStatuses, {
      description: 'Status of the departure, or of its reservation once that is cancelled',
      example: 'confirmed',
    }),
    available_count: whole('Free places', 2),
    sequence: whole('Number of changes by the agency or the account', 0),
    changed_at: instant('Time of the last change', '2027-02-01T18:20:00.000Z'),
  },
  { title: 'FeedEvent' },
)
export type FeedEvent = Static<typeof FeedEvent>

export const FeedEvents = Type.Object(
  {
    kind,
    events: Type.Array(FeedEvent, {
      description: 'Departures, earliest first; cancelled ones leave the list after 30 days',
    }),
  },
  { title: 'FeedEvents' },
)
