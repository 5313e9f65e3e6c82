import type { RefusalReason } from '#api/modules/reviews/reviewStates.contract.ts'

export const reviewMessages = {
  reason: 'Choisis la raison du refus.',
  sentence: 'Écris une phrase à l’auteur.',
}

/** Reasons of a refusal, as the author and the log read them. */
export const refusalNames: Record<RefusalReason, string> = {
  personal_data: 'données personnelles',
  insult: 'insulte',
  advertising: 'publicité',
  off_topic: 'hors sujet',
  did_not_travel: 'n’a pas voyagé',
  illegal: 'contenu illégal',
}
