/** Reasons why a call about a booking is refused, in French and in English. */
export const bookingReasons = {
  noReseller: [
    'Cette clé n’est pas celle d’un revendeur\u00a0: elle n’a pas de réservations.',
    'This key belongs to no reseller: it has no bookings.',
  ],
  noUnitItems: ['Indique au moins un voyageur dans unitItems.', 'Send one unit item at least in unitItems.'],
  repeatedItem: ['Deux unitItems ont le même uuid.', 'Two unit items have the same uuid.'],
  tooManyUnits: [
    'C’est trop de voyageurs pour une réservation.',
    'These are too many units for one booking.',
  ],
  unaccompanied: [
    'Un enfant part avec un adulte de la même réservation.',
    'A child must be booked together with an adult.',
  ],
  departureCanceled: ['Ce départ est annulé.', 'This departure is cancelled.'],
  departureBegun: [
    'Ce départ a commencé\u00a0: il ne se réserve plus.',
    'This departure has begun: it can no longer be booked.',
  ],
  salesClosed: ['Ce départ n’est plus en vente.', 'This departure is no longer on sale.'],
  tooManyHeld: [
    'Tu gardes déjà des places de ce départ\u00a0: la moitié au plus, jusqu’à leur confirmation.',
    'You already hold places of this departure: half of them at most until they are confirmed.',
  ],
  noPlaces: ['Il ne reste pas assez de places.', 'There are not enough places left.'],
  noNames: [
    'Le voyageur principal a besoin de son prénom et de son nom (contact).',
    'The lead traveller needs a first and a last name (contact).',
  ],
  noEmail: [
    'Sans adresse valable dans contact.emailAddress, aucun message ne part.',
    'Without a valid contact.emailAddress no receipt can be mailed.',
  ],
  notPossible: ['Ses places ne sont plus gardées.', 'Its places are no longer held.'],
  notOnHold: [
    'La réservation est confirmée\u00a0: ses places sont à toi.',
    'The booking is confirmed: it has no hold.',
  ],
  tooLate: [
    'Le départ a commencé\u00a0: la réservation ne change plus.',
    'The departure has begun: the booking can no longer change.',
  ],
  cancelled: ['La réservation est annulée.', 'The booking is cancelled.'],
  cancelledItem: ['Un de ces voyageurs est annulé.', 'One of these unit items is cancelled.'],
  noFilter: [
    'Indique resellerReference, supplierReference, localDate, ou localDateStart et localDateEnd.',
    'Send resellerReference, supplierReference, localDate, or localDateStart and localDateEnd.',
  ],
  unreadableText: ['Un texte a des caractères interdits.', 'A text has characters that are not allowed.'],
} as const
