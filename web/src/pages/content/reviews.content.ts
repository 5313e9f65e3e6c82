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
  parts: (moderation: Moderation) => [
    {
      id: 'fonctionnement',
      title: 'Comment nous publions les avis',
      text: ['Les mêmes règles valent pour toutes les notes, de 1 à 5 :'],
      list: [
        'seule une personne qui a voyagé peut écrire, une fois par départ, depuis la page de sa réservation',
        'l’avis est lu sous cinq jours, puis publié tel quel, avec sa date et le mois du voyage',
        'un avis n’est refusé que pour l’une de ces raisons : données personnelles, insulte, publicité, hors sujet, voyage non fait, contenu illégal ; l’auteur la reçoit par mail',
        'chacun peut signaler un avis publié ; nous le relisons, et ne le masquons que pour l’une de ces raisons',
        'nous n’offrons rien en échange d’un avis, et n’en supprimons pas sur demande',
        ...lateness(moderation),
      ],
    },
  ],
}

type Moderation = { receivedCount: number; lateCount: number } | null | undefined

/** Our own delays, in figures. */
function lateness(moderation: Moderation): string[] {
  if (!moderation || moderation.receivedCount === 0) return []
  const { receivedCount, lateCount } = moderation
  const received = counted(receivedCount, 'avis reçu', 'avis reçus')
  const late =
    lateCount === 0
      ? 'aucun n’a attendu plus de cinq jours'
      : `${lateCount} ${lateCount < 2 ? 'a' : 'ont'} attendu plus de cinq jours`
  return [`sur ${received} ici en douze mois, ${late}`]
}
