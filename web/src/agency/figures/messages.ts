import { counted } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Chiffres',
  intro: 'Les 26\u00a0dernières semaines, à l’heure de Paris. La semaine en cours est hachurée.',
  empty: 'Pas encore de chiffres.',
  week: 'Semaine',
  weekFor: (day: string) => `Semaine du ${day}`,
  table: 'Voir le tableau',
  definition: (title: string) => `Définition\u00a0: ${title}`,
  bookings: 'Réservations',
  bookingsHelp:
    'Les réservations et options prises dans la semaine, annulées depuis ou non. Une annulation compte dans sa propre semaine.',
  booked: 'Prises',
  canceled: 'Annulées',
  sales: 'Ventes',
  salesHelp:
    'Le prix de ce qui est vendu dans la semaine, sans l’assurance. Ce que les annulations et les changements défont compte dans leur propre semaine.',
  sold: 'Vendu',
  returned: 'Défait',
  cash: 'Argent',
  cashHelp:
    'L’argent reçu et rendu dans la semaine où il est enregistré, cartes cadeaux comprises. Un paiement contrepassé compte comme rendu.',
  received: 'Reçu',
  paidBack: 'Rendu',
  carts: 'Paniers',
  cartsHelp:
    'Un panier est créé une fois, et prend des places chaque fois que les siennes ont expiré. Il est abandonné par son propriétaire, ou après 14\u00a0jours sans changement. La conversion est la part des paniers créés qui sont réservés.',
  created: 'Créés',
  cartsBooked: 'Réservés',
  held: 'Places prises',
  abandoned: 'Abandonnés',
  conversion: (rate: string) => `Conversion\u00a0: ${rate}`,
  tooFew: 'trop peu pour un taux',
  percent: (value: number) => `${value}\u00a0%`,
  occupancy: 'Remplissage',
  occupancyHelp:
    'Les places réservées des départs des 90\u00a0prochains jours, sans les options ni les paniers.',
  departure: 'Départ',
  places: 'Places',
  placesFor: (booked: number, capacity: number) => `${booked} sur ${capacity}`,
  departuresShown: (shown: number, all: number) =>
    shown === all
      ? `${counted(all, 'départ', 'départs')} dans les 90\u00a0jours`
      : `Les ${shown}\u00a0premiers des ${counted(all, 'départ', 'départs')} des 90\u00a0jours`,
  otherDepartures: (count: number) => `Les ${counted(count, 'suivant', 'suivants')}`,
  sources: 'Origine des comptes',
  sourcesHelp: 'Les réservations de la période, par l’origine notée à la création du compte.',
  source: 'Origine',
  direct: 'Accès direct',
}
