import { Type } from 'typebox'
import { flag, instant, Key, orNumber, text, whole } from '#api/contract.ts'

const expeditionId = text('Expedition ID', '1', { pattern: '^[0-9]{1,9}$' })

export const Interest = Type.Object(
  {
    expedition_id: expeditionId,
    created_at: instant('Time at which the expedition was added', '2027-02-01T18:20:00.000Z'),
  },
  { title: 'Interest' },
)

export const InterestToggle = Type.Object(
  {
    expedition_id: orNumber(Key),
    interested: Type.Optional(
      flag('Extension: desired state, which makes the request idempotent. Without it, the state is toggled'),
    ),
  },
  { additionalProperties: false },
)

export const InterestAnswer = Type.Object(
  {
    ok: flag('Whether the state is the one in this response'),
    interested: flag('Whether the expedition is a favourite'),
    expedition_id: expeditionId,
    all_time_interests_count: whole('Number of accounts with the expedition among their favourites', 60),
  },
  { title: 'InterestAnswer' },
)

export const PopupAnswer = Type.Object({
  popup_visible: flag('Whether to request the phone number of the account', false),
})
