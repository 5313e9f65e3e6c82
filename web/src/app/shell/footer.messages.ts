import { number } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'

const kilobytes = (bytes: number) => `${number(bytes / 1_000)} ko`

export const footerMessages = {
  reassurances: (days: number) =>
    [
      [
        `${paths.mission}#reponses`,
        `Disponibles ${days} jours sur 7`,
        'Une question ? Une vraie personne te répond.',
      ],
      [paths.guides, 'Guides experts', 'Tous diplômés, tous passionnés.'],
      [
        `${paths.mission}#carbone`,
        'Démarche responsable',
        'En train quand c’est possible, en petit groupe toujours.',
      ],
      [`${paths.mission}#materiel`, 'Matériel testé et certifié', 'Contrôlé avant chaque départ.'],
    ] as const,
  about: 'À propos',
  services: 'Services',
  collaborations: 'Collaborations',
  reviewsPage: 'Avis',
  legal: 'Informations légales',
  legalNotice: 'Mentions légales',
  salesTerms: 'Conditions générales',
  usersTerms: 'Conditions d’utilisation',
  credits: 'Crédits photographiques',
  accessibility: 'Accessibilité',
  /** A browser may hide sizes. */
  weight: (bytes: number, stored: number) =>
    `Cette page : ${bytes === 0 ? '–' : kilobytes(bytes)}${stored > 0 ? `, dont ${kilobytes(stored)} déjà sur ton appareil` : ''}`,
  commitments: 'Nos engagements',
  cards: 'Paiement par Visa, Mastercard et Amex',
}
