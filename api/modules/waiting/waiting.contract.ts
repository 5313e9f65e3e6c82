import { type Static, Type } from 'typebox'
import { day, flag, instant, nullable, oneOf, text, whole } from '#api/contract.ts'

export const waitingStates = [
  'unconfirmed',
  'waiting',
  'offered',
  'accepted',
  'expired',
  'left',
  'closed',
] as const
export type WaitingState = (typeof waitingStates)[number]

const token = text(
  'Token of the entry: the last segment of its links',
  'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w',
)

export const WaitingListParams = Type.Object({
  id: text('Departure ID', '12', { pattern: '^[0-9]{1,9}$' }),
})

/** Accepts any text: a truncated or mistyped link gets one message. */
export const WaitingTokenParams = Type.Object({
  token: text('Token at the end of the emailed link', 'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w', {
    maxLength: 250,
  }),
})

export const WaitingRequest = Type.Object(
  {
    places: whole('Number of places to wait for', 2, { minimum: 1, maximum: 20 }),
    email: Type.Optional(
      text('Address to write to; an account always uses its own', 'camille@example.test', { maxLength: 254 }),
    ),
  },
  { additionalProperties: false },
)

export const WaitingAnswer = Type.Object(
  {
    is_confirmed: flag('Whether the entry is on the list; otherwise the emailed link has to be followed'),
    token: nullable(token),
  },
  { title: 'WaitingAnswer' },
)

export const WaitingEntry = Type.Object(
  {
    departure_id: text('Departure ID', '12'),
    departure_start: day('First day', '2027-07-03'),
    departure_end: day('Last day', '2027-07-06'),
    expedition_slug: text('Slug of the expedition', 'premiere-cordee-au-mont-blanc'),
    expedition_name: text('Name of the expedition', 'Première cordée sur les glaciers du Mont-Blanc'),
    places: whole('Number of places to wait for', 2),
    state: oneOf(waitingStates, { description: 'State of the entry', example: 'waiting' }),
    position: nullable(whole('Position on the list, from 1; null unless waiting', 3)),
    offer_expires_at: nullable(
      instant('End of the offer; null without a current offer', '2027-03-11T19:00:00.000Z'),
    ),
  },
  { title: 'WaitingEntry' },
)
export type WaitingEntry = Static<typeof WaitingEntry>
