/** Names of the permissions of the staff, in an invitation as in a refusal. */
export const staffRights = {
  catalogue: 'Aventures',
  departures: 'Départs et guides',
  bookings: 'Réservations',
  money: 'Argent',
  messages: 'Questions et avis',
  content: 'Contenu du site',
} as const
