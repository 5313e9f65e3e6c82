import { shortlistLimits } from '#schema/shortlist.ts'

/** Refusals of lists, by the code of the service. */
export const shortlistMessages = {
  SHORTLIST_NOT_FOUND: 'Cette liste n’existe pas ou n’existe plus.',
  SHORTLIST_KEY_UNKNOWN: 'Cet appareil ne fait pas partie de cette liste : donne ton prénom.',
  SHORTLIST_CLOSED: 'Cette liste est fermée : elle ne se modifie plus.',
  SHORTLIST_FULL: `Cette liste est complète : ${shortlistLimits.people} personnes au plus.`,
  SHORTLIST_TRIPS: `Une liste compte ${shortlistLimits.items} aventures au plus : retires-en une.`,
  SHORTLIST_NAME: `Écris un prénom de ${shortlistLimits.nameLength} lettres au plus, sans chiffre ni symbole.`,
  SHORTLIST_TITLE: `Écris un titre de ${shortlistLimits.titleLength} lettres ou chiffres au plus, sans symbole.`,
} as const
