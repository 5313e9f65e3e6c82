import { bookingReasons } from '#api/modules/octo/bookings/reasons.messages.ts'
import type { OctoCode } from '#schema/octo.ts'
import { refusalMessages } from '#schema/refusals.messages.ts'

/** Languages of `errorMessage`. */
export const messageLanguages = ['fr-FR', 'en'] as const

type Messages = readonly [french: string, english: string]

/** One sentence for each code, which a more exact reason replaces. */
export const octoMessages: Record<OctoCode, Messages> = {
  INVALID_PRODUCT_ID: ['Cette aventure n’existe pas ou n’est plus en vente.', 'No product has this id.'],
  INVALID_OPTION_ID: ['Cette option n’est pas de cette aventure.', 'The product has no option with this id.'],
  INVALID_AVAILABILITY_ID: [
    'Aucun départ de cette aventure n’a cet identifiant.',
    'The option has no availability with this id.',
  ],
  INVALID_UNIT_ID: ['Cette aventure ne vend pas cette unité.', 'The option has no unit with this id.'],
  INVALID_BOOKING_UUID: [
    'Cette réservation n’existe pas, ou ses places ne sont plus gardées.',
    'No booking has this uuid, or its hold has expired.',
  ],
  BAD_REQUEST: [refusalMessages.BAD_REQUEST, 'The request is incomplete or malformed.'],
  UNPROCESSABLE_ENTITY: [
    'Cette demande est bien écrite, mais elle n’est pas possible.',
    'The request is well formed, but it cannot be fulfilled.',
  ],
  UNAUTHORIZED: [
    'Envoie ta clé dans l’en-tête Authorization, après le mot Bearer.',
    'Send your key in the Authorization header, after the word Bearer.',
  ],
  FORBIDDEN: [
    'Cette clé est révoquée, ou elle n’ouvre pas ce service.',
    'This key is revoked, or it does not open this service.',
  ],
  INTERNAL_SERVER_ERROR: [
    'Une erreur est survenue de notre côté : réessaie dans quelques secondes.',
    'An error occurred on our side: try again in a few seconds.',
  ],
}

/** Reasons that say more than their code. */
export const octoReasons = {
  ...bookingReasons,
  invalidJson: ['Le corps de la demande n’est pas du JSON valide.', 'The body is not valid JSON.'],
  mediaType: [
    'Envoie du JSON (Content-Type: application/json).',
    'Send JSON (Content-Type: application/json).',
  ],
  bodyTooLarge: ['La demande est trop lourde : 128 ko au plus.', 'The body is too large: 128 kB at most.'],
  unknownPath: ['Cette adresse n’existe pas.', 'This path does not exist.'],
  unknownKey: ['Cette clé n’existe pas.', 'This key does not exist.'],
  rateLimited: [refusalMessages.TOO_MANY_REQUESTS, 'Too many requests: wait before you try again.'],
  noDates: [
    'Indique des jours (localDateStart et localDateEnd, ou localDate) ou des départs (availabilityIds).',
    'Send days (localDateStart and localDateEnd, or localDate) or departures (availabilityIds).',
  ],
  mixedDates: [
    'Indique soit localDateStart et localDateEnd, soit localDate, soit availabilityIds.',
    'Send either localDateStart and localDateEnd, or localDate, or availabilityIds.',
  ],
  halfPeriod: [
    'localDateStart et localDateEnd vont ensemble.',
    'localDateStart and localDateEnd go together.',
  ],
  unreadableDate: ['Écris les jours comme 2027-07-03.', 'Write days as 2027-07-03.'],
  endBeforeStart: [
    'localDateEnd vient avant localDateStart.',
    'localDateEnd is earlier than localDateStart.',
  ],
  longPeriod: ['Une demande couvre un an au plus.', 'A request covers one year at most.'],
  currency: ['Cette monnaie n’est pas proposée : EUR seulement.', 'This currency is not offered: EUR only.'],
} as const satisfies Record<string, Messages>

export type OctoReason = keyof typeof octoReasons
