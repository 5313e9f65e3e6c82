import type { PledgeCounterFragment } from '#web/features/departures/DeparturePledges.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { describePromises } from '#web/lib/format/promises.messages.ts'

export const messages = {
  title: 'Je pars si…',
  consequences: [
    'Tu ne paies rien aujourd’hui\u00a0: c’est une promesse, pas encore une réservation.',
    'Dès que vous êtes assez, nous t’écrivons et nous gardons tes places pendant 48 heures.',
    'Tu confirmes en payant l’acompte, et tu peux encore annuler sans frais jusqu’à 7 jours après l’appel.',
    'Sans réponse, tes places repartent\u00a0; deux fois en 12 mois, plus de promesse pendant 6 mois. La retirer à temps ne coûte rien.',
  ],
  places: 'Mes places',
  send: (needed: number) => `Je pars si on est ${needed}`,
  visitor: 'Connecte-toi d’abord\u00a0: ta promesse est à ton nom, et nous t’écrivons quand vous êtes assez.',
  signIn: 'Me connecter',
  failed: 'Ta promesse n’est pas partie. Rien n’est perdu\u00a0: réessaie dans un instant.',
  noted: (needed: number) => `C’est noté\u00a0: nous t’écrirons dès que vous êtes ${needed}.`,
  called: (until: string) =>
    `Vous êtes assez\u00a0! Tes places sont gardées jusqu’au ${until}\u00a0: confirme-les dans tes réservations.`,
  confirmBefore: (until: string) => `On est assez\u00a0: confirme avant le ${until}`,
  linkSent: (email: string, needed: number) =>
    `Lien envoyé à ${email}. Confirme ton adresse, puis reviens ici : « ${messages.send(needed)} » t’attend.`,
  mine: 'Voir mes promesses',
  close: 'Fermer',
}

/** The travellers of a departure, and the end of a call. */
export function describeCounter({ callEndsAt, ...count }: PledgeCounterFragment): string {
  const counter = describePromises(count)
  return callEndsAt ? `${counter}\u00a0: appel en cours jusqu’au ${dayAndHour(callEndsAt)}` : counter
}
