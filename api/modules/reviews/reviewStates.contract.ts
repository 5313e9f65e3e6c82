export const reviewStates = ['pending', 'published', 'refused', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The only reasons for which a review is refused: a low rating is none. */
export const refusalReasons = [
  'personal_data',
  'insult',
  'advertising',
  'off_topic',
  'did_not_travel',
  'illegal',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const replyRoles = ['guide', 'agency'] as const
