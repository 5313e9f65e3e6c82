import { counted } from '#web/lib/format/format.ts'

export const reviewRules = {
  title: 'Avis',
  intro: 'Ce que les participants écrivent au retour, les bonnes notes comme les mauvaises.',
  latest: 'Du plus récent au plus ancien',
  none: 'Aucun avis ici.',
  all: 'Voir tous les avis',
  filter: 'Choisir les avis d’une aventure',
  expedition: 'Une aventure',
  allExpeditions: 'Toutes les aventures',
  apply: 'Filtrer',
  pages: 'Pages des avis',
  previous: 'Avis plus récents',
  next: 'Avis plus anciens',
  place: (from: number, to: number, total: number) =>
    `${from} à ${to}, sur ${counted(total, 'avis', 'avis')}`,
  parts: [
    {
      title: 'Comment nous publions les avis',
      text: ['Les mêmes règles valent pour toutes les notes, de 1 à 5 :'],
      list: [
        'seule une personne qui a voyagé peut écrire, une fois par départ',
        'l’avis est lu sous cinq jours, puis publié avec sa date et le mois du voyage',
        'un avis est refusé s’il insulte, fait de la publicité ou parle de la vie privée de quelqu’un ; la raison est donnée',
        'nous n’offrons rien en échange d’un avis, et n’en supprimons pas sur demande',
      ],
    },
  ],
}
