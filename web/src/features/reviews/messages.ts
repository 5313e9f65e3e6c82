import { counted, decimal } from '#web/lib/format.ts'

export const messages = {
  outOfFive: (count: number) => `sur 5, d’après ${counted(count, 'avis laissé', 'avis laissés')} au retour.`,
  stars: (rating: number) => `${decimal(rating)} étoiles sur 5`,
  ratingLine: (rating: number, count: number) => `${rating} étoiles : ${counted(count, 'avis', 'avis')}`,
  all: 'Lire tous les avis',
  none: 'Pas encore d’avis',
  more: 'Afficher plus',
  published: (day: string) => `Publié le ${day}`,
  lived: (month: string) => `vécu en ${month}`,
}
