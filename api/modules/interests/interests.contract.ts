import { Type } from 'typebox'
import { flag, instant, Key, orNumber, text, whole } from '#api/contract.ts'

const expeditionId = text('Trip', '1', { pattern: '^[0-9]{1,9}$' })

export const Interest = Type.Object(
  { expedition_id: expeditionId, created_at: instant('Since when', '2027-02-01T18:20:00.000Z') },
  { title: 'Interest' },
)

export const InterestToggle = Type.Object(
  {
    expedition_id: orNumber(Key),
    interested: Type.Optional(
      flag('Extension: what the state must be, so that a retry changes nothing. Without it the state flips'),
    ),
  },
  { additionalProperties: false },
)

export const InterestAnswer = Type.Object(
  {
    ok: flag('The state is as said here'),
    interested: flag('The trip is a favourite now'),
    expedition_id: expeditionId,
    all_time_interests_count: whole('How many accounts have it among their favourites', 60),
  },
  { title: 'InterestAnswer' },
)

export const PopupAnswer = Type.Object({
  popup_visible: flag('The account should be asked for its phone number', false),
})
