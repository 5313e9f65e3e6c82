import { bestRating, maxLevel } from '#schema/constants.ts'
import { counted, decimal, number } from '#web/lib/format/format.ts'

/** Copy of a table that loads on demand. */
export const messages = {
  title: 'Comparaison',
  caption: 'Les aventures que tu compares, côte à côte',
  feature: 'Critère',
  remove: (expedition: string) => `Retirer ${expedition} de la comparaison`,
  duration: 'Durée',
  level: 'Niveau',
  price: 'À partir de',
  next: 'Prochain départ',
  rating: 'Avis',
  co2: 'CO₂ en train',
  age: 'Âge',
  levelOf: (level: number, label: string) => `${level}/${maxLevel}, ${label.toLowerCase()}`,
  noDate: 'Pas de date pour le moment',
  ratingOf: (rating: number, count: number) =>
    `${decimal(rating)}/${bestRating}, ${counted(count, 'avis', 'avis')}`,
  noReview: 'Pas encore d’avis',
  co2Of: (kilograms: number, city: string) => `${number(kilograms)}\u00a0kg depuis ${city}`,
  unknown: 'Non précisé',
  fromAge: (age: number) => `Dès ${age}\u00a0ans`,
  adults: 'Adultes',
}
