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
  unauthenticated: 'Connecte-toi pour continuer.',
  forbidden: 'Tu n’as pas accès à cette action.',
  unavailable: 'Ce contenu est momentanément indisponible : réessaie dans quelques instants.',
  rateLimited: 'Trop de demandes : patiente un peu avant de réessayer.',
  overloaded: 'Le service est très demandé : réessaie dans quelques secondes.',
  tooManyValues: `Trop de choix à la fois : ${maxCountries} pays et ${maxActivities} activités au plus.`,
  refused: 'La demande est incomplète ou mal écrite.',
  notSold: 'Les départs ne se vendent pas par OCTO à cette adresse.',
  internal: 'Une erreur est survenue de notre côté. Réessaie plus tard.',
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
    INVALID_CREDENTIALS: exactMessages.wrongPassword,
    EMAIL_TAKEN: exactMessages.emailTaken,
    INVALID_EMAIL: 'Cette adresse e-mail est incomplète ou invalide.',
    PASSWORD_TOO_SHORT: exactMessages.passwordTooShort,
    INVALID_PASSWORD: 'Ce mot de passe ne peut pas être utilisé : choisis-en un autre.',
    INVALID_NAME: 'Le prénom et le nom ne peuvent pas être vides.',
    INVALID_PHONE: exactMessages.invalidPhone,
    INVALID_TEXT: `Écris entre ${minMessageLength} et ${maxMessageLength} caractères.`,
    INVALID_INPUT: 'La demande est incomplète ou mal écrite.',
    LINK_EXPIRED: 'Ce lien a déjà servi ou a expiré : demande un nouveau mail.',
    NOT_FOUND: 'Ce contenu n’existe pas ou n’existe plus.',
    REPLY_TO_REPLY: 'On ne répond qu’à une question : choisis la question d’origine.',
    MESSAGE_LOCKED:
      'Ce message ne se supprime plus : il a reçu une réponse, ou il date de plus de 15 minutes.',
    CART_EXISTS: 'Tu as déjà une réservation en cours : remplace-la ou termine-la.',
    DEPARTURE_CLOSED: 'Ce départ n’est plus ouvert : choisis une autre date.',
    RESERVATION_CLOSED: 'Cette réservation est terminée ou annulée : elle ne se modifie plus.',
    INVALID_BIRTH_DATE: 'Cette date de naissance n’est pas possible.',
    NO_PASSWORD: 'Ton compte se connecte par Google ou Facebook : il n’a pas de mot de passe ici.',
    INSUFFICIENT_PLACES: 'Il ne reste pas assez de places : réduis le nombre de voyageurs ou change de date.',
    AGE_NOT_ALLOWED: 'L’âge d’un voyageur ne convient pas à cette aventure.',
    HOLD_PAUSED:
      'Tes places ont été gardées sans paiement\u00a0: tu pourras les reprendre une heure après leur fin, ou appelle-nous.',
    TOO_MANY_HELD:
      'Beaucoup de places sont déjà gardées depuis ta connexion\u00a0: réserve-les, ou attends une demi-heure.',
    HOLD_EXPIRED: 'Tes places ne sont plus gardées : reprends-les avant de payer.',
    QUOTE_CHANGED: 'Le prix a changé : regarde le nouveau montant avant de payer.',
    TERMS_REQUIRED: 'Accepte les conditions et confirme la lecture du formulaire d’information.',
    PAYMENT_UNAVAILABLE:
      'Le service de paiement ne répond pas : rien n’a été débité, réessaie dans une minute.',
    ALREADY_ON_LIST: 'Cette adresse est déjà sur la liste d’attente de ce départ.',
    PLACES_AVAILABLE: 'Il reste assez de places sur ce départ : réserve-les sans attendre.',
    TOO_LATE: 'C’est trop tard : les places sont proposées à la personne suivante.',
    CODE_INVALID: 'Ce code n’existe pas ou n’est plus valable.',
    NOT_OPEN: 'Ce départ ne prend pas de promesse\u00a0: il est confirmé, complet ou annulé.',
    EMAIL_NOT_CONFIRMED: 'Confirme d’abord ton adresse\u00a0: demande-nous le lien.',
    BOOKING_CLOSED: 'La réservation en ligne n’est pas ouverte : appelle-nous.',
    RATE_LIMITED: 'Trop de tentatives : patiente un peu avant de réessayer.',
    SECOND_FACTOR_REQUIRED: 'Confirme d’abord ton second facteur.',
    STEP_UP_REQUIRED: 'Confirme que c’est toi.',
    INVALID_CODE: 'Code faux ou déjà utilisé. Attends le suivant.',
    LOCKED: 'Trop de codes faux : patiente un peu avant de réessayer.',
    MISSING_PERMISSION: 'Tu n’as pas accès à cette action.',
    LAST_OWNER: 'Il faut au moins une personne propriétaire active.',
    HAS_BOOKINGS: 'Des places sont réservées ou tenues : la date ne change plus.',
    CAPACITY_BELOW_BOOKED: 'Des places réservées ou tenues manqueraient : garde-en plus.',
    NEEDS_CONFIRMATION: 'Ce changement demande une confirmation.',
    TOO_MANY: 'Il y en a déjà trop.',
    CLOSED: 'Cette liste est fermée : elle ne se modifie plus.',
    AMOUNT_TOO_HIGH: 'Ce montant est plus élevé que ce qui peut être rendu.',
    NOT_READY: 'Cette aventure n’est pas prête à publier.',
    SLUG_TAKEN: 'Cette adresse est déjà prise.',
    FILE_REFUSED: 'Ce fichier n’est pas accepté.',
    CONFLICT: 'Cette fiche a changé entre-temps : regarde la version actuelle avant d’enregistrer.',
  } satisfies Record<UserErrorCode, string>,
}

/** Messages by the code of the service, where one code for clients has several reasons. */
export const reasonMessages: Record<string, string> = {
  // A forbidden character; an empty or long text has the code of an invalid field.
  INVALID_TEXT: 'Ce texte contient des caractères interdits : retire-les et réessaie.',
  STAFF_PASSWORD_TOO_SHORT: passwordTooShort(minStaffPasswordLength),
  PASSWORD_COMMON: 'Ce mot de passe est trop courant : choisis-en un autre.',
  TOO_LATE: 'Il est trop tard pour ce changement en ligne : appelle-nous.',
  ...shortlistMessages,
  TOO_MANY: 'Tu as déjà trop de promesses en cours\u00a0: retires-en une, ou attends leur réponse.',
  CLOSED: 'Il est trop tard\u00a0: cette promesse est finie, ou le départ est dans moins de 14 jours.',
  REVIEW_EXISTS: 'Tu as déjà donné ton avis sur ce départ.',
  REVIEW_NOT_POSSIBLE: 'On donne son avis au retour d’un voyage que l’on a fait.',
  REVIEW_REPLIED: 'Cet avis a déjà sa réponse publique.',
}

/**
 * French messages by which a REST service reports errors, with or without codes: section 8 of the
 * specification.
 */
export const upstreamMessages: Record<string, readonly [code: UserErrorCode, field: string]> = {
  [exactMessages.emailUnavailable]: ['EMAIL_TAKEN', 'email'],
  [exactMessages.signUpPasswordTooShort]: ['PASSWORD_TOO_SHORT', 'password'],
  [`Le mot de passe ne peut pas dépasser ${maxPasswordLength} caractères.`]: ['INVALID_PASSWORD', 'password'],
  'Le mot de passe contient des caractères interdits.': ['INVALID_PASSWORD', 'password'],
  [exactMessages.invalidPhone]: ['INVALID_PHONE', 'phone'],
  'Email ou mot de passe incorrect': ['INVALID_CREDENTIALS', 'password'],
  'Cette adresse e-mail est incomplète ou invalide.': ['INVALID_EMAIL', 'email'],
  'Le prénom ne peut pas être vide.': ['INVALID_NAME', 'firstName'],
  'Le nom ne peut pas être vide.': ['INVALID_NAME', 'lastName'],
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
