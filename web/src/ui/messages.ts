import { maxLevel } from '#schema/constants.ts'
import { decimal } from '#web/lib/format/format.ts'

export const messages = {
  retry: 'Réessayer',
  level: (level: number) => `Niveau ${level} sur ${maxLevel}`,
  rating: (rating: number, count: number) => `${decimal(rating)} sur 5, ${count} avis`,
  favourite: (title: string) => `Favori : ${title}`,
  close: 'Fermer',
  clear: 'Effacer la saisie',
  day: (day: number) => `Jour ${day}`,
  breadcrumb: 'Fil d’Ariane',
  previous: 'Précédent',
  next: 'Suivant',
  required: '(obligatoire)',
  siteName: 'Explora',
  siteImage: 'Deux randonneurs sur un sentier, face aux montagnes',
  home: 'Accueil',
  social: 'Nous suivre',
  contents: 'Sur cette page',
  map: 'Carte',
}
