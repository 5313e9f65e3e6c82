import { changeTerms } from '#schema/constants.ts'
import { euros } from '#web/lib/format/euros.ts'
import { datesWithDays, days, money, singleDay } from '#web/lib/format/format.ts'

const { freeDays, feeCents } = changeTerms

/** Short months end with a full stop already. */
const closed = (dates: string): string => (dates.endsWith('.') ? dates : `${dates}.`)

export const messages = {
  change: 'Changer de date',
  title: 'Changer de date',
  terms: `Le premier changement est gratuit jusqu’à ${days(freeDays)} avant le départ. Tout autre changement coûte ${money(feeCents / 100)} par voyageur. Le prix exact s’affiche avant que tu confirmes.`,
  now: (start: string, end: string | null) =>
    `Ta date actuelle : ${end ? datesWithDays(start, end) : singleDay(start)}`,
  others: 'Les autres dates',
  perTraveller: 'par voyageur',
  loading: 'Nous cherchons les autres dates…',
  notLoaded: 'Les autres dates n’ont pas pu se charger. Rien n’a changé.',
  none: 'Aucune autre date n’a assez de places pour vous tous. Appelle-nous : on cherche une solution ensemble.',
  noneAlone: 'Aucune autre date n’a de place en ce moment. Appelle-nous : on cherche une solution ensemble.',
  pricing: 'Nous calculons le prix exact…',
  notPriced: 'Le prix n’a pas pu se calculer. Rien n’a changé.',
  notOnline: 'Cette date ne peut pas se choisir en ligne. Prends-en une autre, ou appelle-nous.',
  call: (phone: string) => `Appeler le ${phone}`,
  fee: 'Frais de changement',
  free: 'Gratuits',
  difference: 'Différence de prix',
  noDifference: 'Aucune',
  refund: 'Tu reçois',
  balance: 'Solde ensuite',
  confirm: {
    REFUND: (amount: number) => `Changer et recevoir ${euros(amount)}`,
    MORE: (amount: number) => `Changer pour ${euros(amount)} de plus`,
    LESS: (amount: number) => `Changer pour ${euros(amount)} de moins`,
    SAME: () => 'Changer sans frais',
  },
  keep: 'Garder ma date',
  changedPrice: 'Le prix vient de changer : voici le nouveau. Relis-le avant de confirmer.',
  gone: 'Ces places viennent de partir. Rien n’a changé : ta date actuelle est toujours à toi.',
  failed: 'Nous n’avons pas eu de réponse. Réessaie : rien ne se change deux fois.',
  done: (start: string, end: string) => `C’est fait : tu pars ${closed(datesWithDays(start, end))}`,
  refunding: (amount: number) =>
    `Ton remboursement de ${euros(amount)} est en route : compte quelques jours, selon ta banque.`,
}
