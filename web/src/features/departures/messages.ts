export const messages = {
  title: 'Les départs',
  from: 'À partir de',
  each: 'par personne',
  confirmed: 'Départ confirmé',
  missing: (count: number) => (count === 1 ? 'Plus qu’1 inscription' : `Encore ${count} inscriptions`),
  canceled: 'Annulé',
  none: 'Ajoute-la à tes favoris pour connaître les prochaines dates',
  unavailable: 'Les départs sont momentanément indisponibles.',
  book: 'Réserver par téléphone',
  seeDates: 'Voir les départs',
  honest:
    'La réservation en ligne arrive bientôt. En attendant, appelle-nous : du lundi au vendredi, 9h-18h.',
  assurances: ['Sans engagement avant confirmation', 'Guide diplômé', 'Petit groupe'],
}
