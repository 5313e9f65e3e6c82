import { type Static, Type } from 'typebox'
import { instant, nullable, oneOf, text } from '#api/contract.ts'

/** Kinds of events of a reservation. */
const timelineKinds = [
  'booking',
  'change',
  'payment',
  'refund',
  'document',
  'mail',
  'note',
  'message',
] as const

export const TimelineEvent = Type.Object(
  {
    id: text('ID, among the events of the reservation', 'mail-5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    at: instant('Time', '2027-03-10T09:00:00.000Z'),
    kind: oneOf(timelineKinds, { description: 'Kind of the event' }),
    by: nullable(text('First name of the author; null for the service', 'Claire')),
    sentence: text('The event in French', 'Note interne'),
    detail: nullable(text('Text of a note, a message or a reason', 'Arrive par le train de 9 h 12.')),
  },
  { title: 'AgencyTimelineEvent' },
)
export type TimelineEvent = Static<typeof TimelineEvent>

export const Timeline = Type.Object(
  {
    events: Type.Array(TimelineEvent, { description: 'Events, newest first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'bWFpbC01ZDBm')),
  },
  { title: 'AgencyTimeline' },
)

export const TimelineQuery = Type.Object({
  first: Type.Optional(text('Number of events, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'bWFpbC01ZDBm', { maxLength: 200 })),
})
