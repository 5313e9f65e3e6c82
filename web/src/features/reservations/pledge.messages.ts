import { freeUntil } from '#rules/pledges.ts'
import type { PledgeCardFragment } from '#web/features/reservations/PledgeCard.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { counted } from '#web/lib/format/format.ts'
import { describePromises } from '#web/lib/format/promises.messages.ts'

export const messages = {
  title: 'Mes promesses',
  places: (count: number) => counted(count, 'place promise', 'places promises'),
  confirm: 'Confirmer',
  withdraw: 'Retirer ma promesse',
  withdrawTitle: 'Retirer ta promesse\u00a0?',
  withdrawText: (until: string) =>
    `Tes places sont gardées jusqu’au ${until}. Si tu retires ta promesse, elles repartent aussitôt, et le départ peut perdre ses autres voyageurs. Tu ne paies rien, mais ce choix est sans retour\u00a0: une nouvelle promesse passerait après les autres, s’il reste des places.`,
  keep: 'Garder mes places',
  withdrawn: 'Ta promesse est retirée.',
  seeDates: 'Voir les dates',
  failed: 'Ça n’a pas abouti. Réessaie dans un instant.',
}

/** The state of a promise, and what comes next. */
export function toState({ state, calledUntil, departure }: PledgeCardFragment): [string, string] {
  if (state === 'CALLED' && calledUntil) {
    const end = dayAndHour(calledUntil)
    const free = dayAndHour(freeUntil(new Date(calledUntil)).toISOString())
    return [
      `Vous êtes assez\u00a0! Tes places sont gardées jusqu’au ${end}.`,
      `Confirme en payant l’acompte avant cette heure\u00a0: tu pourras encore annuler sans frais jusqu’au ${free}.`,
    ]
  }
  if (state === 'PLEDGED') return ['Promesse notée.', waitingFor(departure.pledges)]
  if (state === 'RELEASED')
    return ['Le départ est confirmé.', 'Tes places ne sont pas gardées\u00a0: réserve-les.']
  if (state === 'LAPSED')
    return [
      'Les 48 heures sont passées.',
      'Tes places sont libérées, et rien n’a été débité. Tu peux toujours réserver.',
    ]
  return [
    'Promesse levée.',
    'Ce départ est annulé, complet ou trop proche\u00a0: rien n’a été débité, et rien ne t’est compté.',
  ]
}

function waitingFor(pledges: PledgeCardFragment['departure']['pledges']): string {
  const next = 'Dès que vous êtes assez, nous t’écrivons et gardons tes places 48 heures.'
  return pledges ? `${describePromises(pledges)}. ${next}` : next
}
