import { longHour } from '#schema/longHour.ts'
import { counted } from '#web/lib/format/format.ts'

const describePlaces = (count: number) => counted(count, 'place', 'places')

export const messages = {
  title: 'Ta liste d’attente',
  intro: 'Ta position, et les places que nous te gardons quand c’est ton tour.',
  wish: (trip: string, dates: string, count: number) => `${trip}. ${dates}, ${describePlaces(count)}.`,
  loading: 'Nous cherchons ta position…',
  needsScripts: 'Cette page a besoin de JavaScript. Sans lui, appelle-nous : nous regardons avec toi.',
  unavailable: 'Ta position est momentanément indisponible. Réessaie dans un instant.',
  unknown: 'Ce lien est incomplet ou a expiré. Recopie-le en entier depuis le mail.',
  catalogue: 'Voir les aventures',
  trip: 'Voir les autres dates',
  first: 'Tu es en tête de la liste.',
  position: (position: number) => `Tu es en position ${position} sur la liste.`,
  waitingText:
    'Dès que les places se libèrent et que c’est ton tour, nous te les gardons au moins 24 h et nous t’écrivons.',
  leave: 'Quitter la liste',
  unconfirmed: 'Confirme que c’est bien toi, et tu seras sur la liste.',
  confirm: 'Confirmer mon inscription',
  offered: (count: number) =>
    count === 1 ? 'Une place s’est libérée pour toi !' : `${count} places se sont libérées pour toi !`,
  until: (instant: string, count: number) =>
    `Nous ${count === 1 ? 'te la gardons' : 'te les gardons'} jusqu’au ${longHour(new Date(instant))}. Ensuite, ${count === 1 ? 'elle ira' : 'elles iront'} à la personne suivante.`,
  take: (count: number) => (count === 1 ? 'Prendre cette place' : 'Prendre ces places'),
  takeText: 'Ta réservation s’ouvre alors, et tu as 30 minutes pour la terminer.',
  decline: 'Non merci, quitter la liste',
  accepted: 'Tu as pris ces places : elles sont dans ta réservation.',
  toCart: 'Reprendre ma réservation',
  toReservations: 'Voir mes réservations',
  expired: 'L’offre est terminée : les places sont allées à la personne suivante. Tu peux te réinscrire.',
  left: 'Tu n’es plus sur cette liste d’attente.',
  closed: 'Ce départ est passé ou annulé : il n’a plus de liste d’attente.',
  failed: 'Ça n’a pas abouti. Rien n’est perdu : réessaie dans un instant.',
}
