import { maxNameLength, maxPasswordLength } from '#schema/constants.ts'
import { exactMessages } from '#schema/messages.ts'
/** Refusals of the api: status and French message. */
export const refusals = {
  INVALID_REQUEST: [400, 'La demande est incomplète ou mal écrite : corrige les champs signalés.'],
  INVALID_JSON: [400, 'Le corps de la demande n’est pas du JSON valide.'],
  INVALID_TEXT: [400, 'Ce texte contient des caractères interdits : retire-les et réessaie.'],
  TOO_MANY_VALUES: [400, 'Trop de choix à la fois : 3 pays et 10 activités au plus.'],
  AMBIGUOUS_CREDENTIALS: [400, 'Envoie le cookie de session ou le jeton, pas les deux.'],
  INVALID_CREDENTIALS: [401, 'Email ou mot de passe incorrect'],
  UNAUTHENTICATED: [401, 'Connecte-toi pour continuer.'],
  FORBIDDEN: [403, 'Tu n’as pas accès à cette action.'],
  CROSS_SITE: [403, 'Cette demande vient d’un autre site : recommence depuis le nôtre.'],
  ROUTE_NOT_FOUND: [404, 'Cette adresse n’existe pas. La liste est dans /api/v1/openapi.json.'],
  EXPEDITION_NOT_FOUND: [404, 'Cette aventure n’existe pas ou n’existe plus.'],
  THEME_NOT_FOUND: [404, 'Ce thème n’existe pas.'],
  REVIEW_NOT_FOUND: [404, 'Cet avis n’existe pas ou n’existe plus.'],
  MESSAGE_NOT_FOUND: [404, 'Cette question n’existe pas ou n’existe plus.'],
  MESSAGE_LOCKED: [
    409,
    'Ce message ne se supprime plus : il a reçu une réponse, ou il date de plus de 15 minutes.',
  ],
  DEPARTURE_NOT_FOUND: [404, 'Ce départ n’existe pas ou n’existe plus.'],
  CART_NOT_FOUND: [404, 'Tu n’as pas de réservation en cours.'],
  RESERVATION_NOT_FOUND: [404, 'Cette réservation n’existe pas ou n’est pas la tienne.'],
  INVOICE_NOT_FOUND: [404, 'Cette facture n’existe pas ou n’est pas la tienne.'],
  RESERVATION_CLOSED: [409, 'Cette réservation est terminée ou annulée : elle ne se modifie plus.'],
  TOO_LATE: [409, 'Il est trop tard pour ce changement en ligne : appelle-nous.'],
  INVALID_BIRTH_DATE: [422, 'Cette date de naissance n’est pas possible.'],
  WRONG_PASSWORD: [422, exactMessages.wrongPassword],
  NO_PASSWORD: [409, 'Ton compte se connecte par Google ou Facebook : il n’a pas de mot de passe ici.'],
  REPLY_TO_REPLY: [422, 'On ne répond qu’à une question : choisis la question d’origine.'],
  CART_EXISTS: [409, 'Tu as déjà une réservation en cours : remplace-la ou termine-la.'],
  DEPARTURE_CANCELED: [409, 'Ce départ est annulé : choisis une autre date.'],
  DEPARTURE_PAST: [409, 'Ce départ est passé : choisis une autre date.'],
  INSUFFICIENT_PLACES: [
    409,
    'Il ne reste pas assez de places : réduis le nombre de voyageurs ou change de date.',
  ],
  AGE_NOT_ALLOWED: [422, 'L’âge d’un voyageur ne convient pas à cette aventure.'],
  DOCUMENT_NAME: [
    422,
    'Écris ce nom comme sur la pièce d’identité : deux lettres au moins, sans chiffre ni symbole.',
  ],
  NAME_TOO_LONG: [422, `Ce nom ne peut pas dépasser ${maxNameLength} caractères.`],
  TRAVELLERS_MISSING: [422, 'Il faut un nom pour chaque voyageur de la réservation.'],
  HOLD_EXPIRED: [409, 'Tes places ne sont plus gardées : reprends-les avant de payer.'],
  QUOTE_CHANGED: [409, 'Le prix a changé : regarde le nouveau montant avant de payer.'],
  TERMS_REQUIRED: [
    422,
    'Il faut accepter les conditions et confirmer la lecture du formulaire d’information.',
  ],
  PAYMENT_NOT_FOUND: [404, 'Ce paiement n’existe pas ou n’est pas le tien.'],
  PAYMENT_UNAVAILABLE: [
    424,
    'Le service de paiement ne répond pas : rien n’a été débité, réessaie dans une minute.',
  ],
  WEBHOOK_INVALID: [400, 'Cette notification n’est pas signée par le service de paiement.'],
  OPTION_NOT_SOLD: [422, 'Cette option n’est pas proposée sur cette aventure, ou pas pour ce voyageur.'],
  CODE_INVALID: [422, 'Ce code n’existe pas ou n’est plus valable.'],
  ALREADY_ON_LIST: [409, 'Cette adresse est déjà sur la liste d’attente de ce départ.'],
  PLACES_AVAILABLE: [409, 'Il reste assez de places sur ce départ : réserve-les sans attendre.'],
  WAITING_ENTRY_NOT_FOUND: [
    404,
    'Ce lien est incomplet ou a expiré : recopie-le en entier depuis le mail, ou inscris-toi à nouveau.',
  ],
  OFFER_EXPIRED: [409, 'Cette offre est terminée : les places sont proposées à la personne suivante.'],
  BOOKING_CLOSED: [409, 'La réservation en ligne n’est pas ouverte : appelle-nous.'],
  INVALID_PHONE: [422, exactMessages.invalidPhone],
  INVALID_EMAIL: [422, 'Cette adresse e-mail est incomplète ou invalide.'],
  INVALID_NAME: [422, 'Le prénom et le nom ne peuvent pas être vides.'],
  PASSWORD_TOO_SHORT: [422, exactMessages.passwordTooShort],
  PASSWORD_TOO_LONG: [422, `Le mot de passe ne peut pas dépasser ${maxPasswordLength} caractères.`],
  PASSWORD_TEXT: [422, 'Le mot de passe contient des caractères interdits : choisis-en un autre.'],
  RESET_LINK_INVALID: [422, 'Ce lien a déjà servi ou a expiré : demande un nouveau mail.'],
  NEWSLETTER_LINK_INVALID: [
    422,
    'Ce lien est incomplet ou a expiré : recopie-le en entier depuis le mail, ou inscris-toi à nouveau.',
  ],
  BODY_TOO_LARGE: [413, 'La demande est trop lourde : 128 ko au plus.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Envoie du JSON (Content-Type: application/json).'],
  RATE_LIMITED: [429, 'Trop de tentatives : patiente un peu avant de réessayer.'],
  OVERLOADED: [503, 'Le service est très demandé : réessaie dans quelques secondes.'],
  DATABASE_UNAVAILABLE: [503, 'Le service est momentanément indisponible : réessaie dans quelques secondes.'],
  INTERNAL: [500, 'Une erreur est survenue de notre côté. Réessaie plus tard.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals

/** Messages of a field that fails validation, by the JSON Schema keyword that it fails. */
export const fieldMessages: Record<string, string> = {
  required: 'Ce champ est obligatoire.',
  type: 'Ce champ n’a pas le bon type.',
  minLength: 'Ce champ est trop court.',
  maxLength: 'Ce champ est trop long.',
  pattern: 'Ce champ n’a pas le bon format.',
  format: 'Ce champ n’a pas le bon format.',
  enum: 'Cette valeur n’est pas dans la liste permise.',
  minimum: 'Cette valeur est trop petite.',
  maximum: 'Cette valeur est trop grande.',
  additionalProperties: 'Ce champ est inconnu.',
}

export const unknownField = 'Cette valeur n’est pas acceptée.'
