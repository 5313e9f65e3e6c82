import type { UserErrorCode } from '#gateway/graph/schema.generated.ts'
import { calendarWeeks } from '#rules/calendar.ts'
import {
  maxActivities,
  maxCountries,
  maxMessageLength,
  maxPasswordLength,
  minMessageLength,
  minStaffPasswordLength,
} from '#schema/constants.ts'
import { exactMessages, passwordTooShort } from '#schema/messages.ts'
import { refusalMessages } from '#schema/refusals.messages.ts'
import { shortlistMessages } from '#schema/shortlist.messages.ts'

/** Names of the shares of a price; another key names itself. */
export const shareLabels: Record<string, string> = {
  guide: 'Guide',
  hosts: 'Hébergement et repas',
  transport: 'Transport',
  gear: 'Matériel',
  agency: 'Agence',
  taxes: 'Taxes',
}

/** Messages for clients, in French, ready to show. */
export const messages = {
  tooManyFollowed: (most: number) => `Suis au plus ${most} aventures à la fois.`,
  firstTooSmall: 'Demande au moins un élément (first ≥ 1).',
  pageWrong: 'Les pages se comptent à partir de 1, sans curseur.',
  weeksWrong: `Le nombre de semaines va de 1 à ${calendarWeeks}.`,
  cursorWrong: 'Ce curseur n’est pas l’un des nôtres : reprends celui de pageInfo.endCursor.',
  unauthenticated: refusalMessages.UNAUTHENTICATED,
  forbidden: refusalMessages.FORBIDDEN,
  unavailable: 'Ce contenu est momentanément indisponible : réessaie dans quelques instants.',
  rateLimited: refusalMessages.TOO_MANY_REQUESTS,
  overloaded: refusalMessages.OVERLOADED,
  tooManyValues: `Trop de choix à la fois : ${maxCountries} pays et ${maxActivities} activités au plus.`,
  refused: refusalMessages.BAD_REQUEST,
  notSold: 'Les départs ne se vendent pas par OCTO à cette adresse.',
  internal: refusalMessages.INTERNAL,
  failureTitle: exactMessages.failed,
  home: 'Retour à l’accueil',
  paymentFailures: {
    card_declined: 'Ta carte a été refusée : essaie avec une autre, tes places restent gardées.',
    challenge_failed: 'La confirmation de ta banque n’a pas abouti : recommence, ou prends une autre carte.',
    expired: 'Ce paiement a expiré : recommence, rien n’a été débité.',
    no_places: 'Tes places ont été prises avant ton paiement : tu es remboursé de tout.',
    gift_card_spent:
      'Ta carte cadeau a servi entre-temps\u00a0: rien ne te reste débité. Recommence avec un autre moyen de paiement.',
    other: 'Le paiement n’a pas abouti : recommence, ou appelle-nous.',
  },
  userErrors: {
    ...refusalMessages,
    INVALID_CREDENTIALS: exactMessages.wrongPassword,
    EMAIL_TAKEN: exactMessages.emailTaken,
    PASSWORD_TOO_SHORT: exactMessages.passwordTooShort,
    INVALID_PASSWORD: 'Ce mot de passe ne peut pas être utilisé : choisis-en un autre.',
    INVALID_PHONE: exactMessages.invalidPhone,
    INVALID_TEXT: `Écris entre ${minMessageLength} et ${maxMessageLength} caractères.`,
    INVALID_INPUT: refusalMessages.BAD_REQUEST,
    LINK_EXPIRED: refusalMessages.RESET_LINK_INVALID,
    NOT_FOUND: 'Ce contenu n’existe pas ou n’existe plus.',
    DEPARTURE_CLOSED: 'Ce départ n’est plus ouvert : choisis une autre date.',
    TERMS_REQUIRED: 'Accepte les conditions et confirme la lecture du formulaire d’information.',
    TOO_LATE: 'C’est trop tard : les places sont proposées à la personne suivante.',
    MISSING_PERMISSION: refusalMessages.FORBIDDEN,
    TOO_MANY: 'Il y en a déjà trop.',
    CLOSED: 'Cette liste est fermée : elle ne se modifie plus.',
  } satisfies Record<UserErrorCode, string>,
}

/** Messages by the code of the service, where one code for clients has several reasons. */
export const reasonMessages: Record<string, string> = {
  // A forbidden character; an empty or long text has the code of an invalid field.
  INVALID_TEXT: refusalMessages.INVALID_TEXT,
  STAFF_PASSWORD_TOO_SHORT: passwordTooShort(minStaffPasswordLength),
  PASSWORD_COMMON: 'Ce mot de passe est trop courant : choisis-en un autre.',
  TOO_LATE: refusalMessages.TOO_LATE,
  ...shortlistMessages,
  TOO_MANY: refusalMessages.TOO_MANY,
  CLOSED: refusalMessages.CLOSED,
  REVIEW_EXISTS: refusalMessages.REVIEW_EXISTS,
  REVIEW_NOT_POSSIBLE: refusalMessages.REVIEW_NOT_POSSIBLE,
  REVIEW_REPLIED: refusalMessages.REVIEW_REPLIED,
}

/**
 * French messages by which a REST service reports errors, with or without codes: section 8 of the
 * specification.
 */
export const upstreamMessages: Record<string, readonly [code: UserErrorCode, field: string]> = {
  [exactMessages.emailUnavailable]: ['EMAIL_TAKEN', 'email'],
  [exactMessages.signUpPasswordTooShort]: ['PASSWORD_TOO_SHORT', 'password'],
  [`Le mot de passe ne peut pas dépasser ${maxPasswordLength} caractères.`]: ['INVALID_PASSWORD', 'password'],
  [refusalMessages.PASSWORD_TEXT]: ['INVALID_PASSWORD', 'password'],
  [exactMessages.invalidPhone]: ['INVALID_PHONE', 'phone'],
  [refusalMessages.INVALID_CREDENTIALS]: ['INVALID_CREDENTIALS', 'password'],
  [refusalMessages.INVALID_EMAIL]: ['INVALID_EMAIL', 'email'],
  [refusalMessages.INVALID_FIRST_NAME]: ['INVALID_NAME', 'firstName'],
  [refusalMessages.INVALID_LAST_NAME]: ['INVALID_NAME', 'lastName'],
}

/** Refusals of one area: passwords of the staff of the agency, promises, shared lists. */
export const areaErrors: Record<string, readonly [code: UserErrorCode, field?: string]> = {
  STAFF_PASSWORD_TOO_SHORT: ['PASSWORD_TOO_SHORT', 'password'],
  PASSWORD_COMMON: ['INVALID_PASSWORD', 'password'],
  PLEDGE_NOT_FOUND: ['NOT_FOUND', 'id'],
  TOO_MANY: ['TOO_MANY'],
  CLOSED: ['CLOSED'],
  NOT_OPEN: ['NOT_OPEN', 'departureId'],
  EMAIL_NOT_CONFIRMED: ['EMAIL_NOT_CONFIRMED'],
  HOLD_PAUSED: ['HOLD_PAUSED', 'departureId'],
  TOO_MANY_HELD: ['TOO_MANY_HELD', 'travellerCount'],
  SHORTLIST_NOT_FOUND: ['NOT_FOUND', 'token'],
  SHORTLIST_KEY_UNKNOWN: ['NOT_FOUND', 'personKey'],
  SHORTLIST_CLOSED: ['CLOSED', 'token'],
  SHORTLIST_FULL: ['TOO_MANY', 'token'],
  SHORTLIST_TRIPS: ['TOO_MANY', 'expeditionId'],
  SHORTLIST_NAME: ['INVALID_NAME', 'name'],
  SHORTLIST_TITLE: ['INVALID_TEXT', 'title'],
}
