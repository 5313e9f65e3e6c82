import { maxReviewLength, minReviewLength } from '#schema/constants.ts'
import type { ReviewState } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  title: 'Ton avis',
  again: 'Écris-en un autre',
  told: 'Il est lu sous cinq jours, puis publié avec ton prénom, quelle que soit ta note.',
  rules: 'Comment nous publions les avis',
  rating: 'Ta note',
  stars: (rating: number) => `${rating} ${rating < 2 ? 'étoile' : 'étoiles'} sur 5`,
  ratings: ['', 'Décevant', 'Moyen', 'Bien', 'Très bien', 'Magnifique'],
  ratingMissing: 'Choisis une note.',
  month: 'Mois du voyage',
  lived: (month: string) => `Voyage de ${month}.`,
  text: 'Ce que tu as vécu',
  length: (length: number) =>
    length < minReviewLength
      ? `Encore ${minReviewLength - length} ${minReviewLength - length < 2 ? 'caractère' : 'caractères'}.`
      : `${length} sur ${maxReviewLength} caractères`,
  tooShort: `Écris au moins ${minReviewLength} caractères.`,
  tooLong: `Écris ${maxReviewLength} caractères au plus.`,
  send: 'Envoyer mon avis',
  sent: 'Merci\u00a0! Ton avis est en lecture.',
  failed: 'Ton avis n’est pas parti. Il reste ici\u00a0: réessaie dans un instant.',
  states: {
    PENDING: 'En lecture',
    PUBLISHED: 'Publié',
    REFUSED: 'Pas publié',
    HIDDEN: 'Masqué',
  } satisfies Record<ReviewState, string>,
  toldFor: {
    PENDING: 'Nous le lisons sous cinq jours.',
    PUBLISHED: 'Il est sur la page de l’aventure. Merci\u00a0!',
    REFUSED: 'Nous ne le publions pas.',
    HIDDEN: 'Nous l’avons retiré du site.',
  } satisfies Record<ReviewState, string>,
  because: (reason: string) => `Raison\u00a0: ${reason}`,
  yours: (rating: number, month: string | null) =>
    month ? `${rating} sur 5, vécu en ${month}` : `${rating} sur 5`,
}
