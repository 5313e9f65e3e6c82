import type { Sky } from '#web/features/departures/departures.rules.ts'
import { counted, number } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Les départs',
  from: 'À partir de',
  each: 'par personne',
  priceOf: (dates: string) => `pour le départ ${dates}`,
  sun: ({ sunrise, sunset, timeZone }: Omit<Sky, 'sentence'>) => {
    const at = (moment: string) =>
      new Date(moment).toLocaleTimeString('fr', { timeZone, hour: '2-digit', minute: '2-digit' })
    if (!sunrise || !sunset) return ''
    const place = timeZone === 'Europe/Paris' ? 'de Paris' : 'locale'
    return `Soleil de ${at(sunrise)} à ${at(sunset)}, heure ${place}`
  },
  choose: 'Choisis un départ',
  months: 'Les départs, mois par mois',
  count: (count: number) => counted(count, 'départ', 'départs'),
  allMonths: 'Toutes les dates',
  fromPrice: (price: string) => `dès ${price}`,
  confirmedOnes: (count: number) => counted(count, 'confirmé', 'confirmés'),
  confirmedOnly: 'Départs confirmés seulement',
  noneShown: 'Aucun départ confirmé ce mois-là.',
  showAll: 'Voir toutes les dates',
  rest: (count: number) => `Voir ${counted(count, 'autre départ', 'autres départs')}`,
  seeAll: (count: number) => `Voir les ${counted(count, 'départ', 'départs')}`,
  pick: 'Choisir',
  picked: 'Choisi',
  forAll: (count: number, total: string) => `${total} à ${number(count)}`,
  reasons: {
    confirmed: 'Prochain départ confirmé',
    next: 'Prochain départ',
    cheapest: 'Le moins cher',
    chosen: 'Ton choix',
  },
  and: ' · ',
  noPlace: 'Complet',
  with: (guide: string) => `Avec ${guide}`,
  confirmed: 'Départ confirmé',
  missing: (count: number) =>
    count === 1 ? 'Plus qu’1 inscription' : `Encore ${count} inscriptions pour confirmer`,
  notConfirmed: 'Pas encore confirmé',
  canceled: 'Annulé',
  wait: 'Préviens-moi si une place se libère',
  waitBelow: 'Préviens-moi si une place se libère : choisis ta date',
  sameDates: 'Mêmes dates, autre aventure',
  none: 'Pas de départ prévu pour le moment.',
  noneTold: 'Ajoute-la à tes favoris pour connaître les prochaines dates',
  allFull: 'Tous les départs sont complets.',
  addFavourite: 'Ajouter à mes favoris',
  isFavourite: 'Dans tes favoris',
  unavailable: 'Les départs sont momentanément indisponibles. Réessaie dans un instant.',
  travellers: 'Voyageurs',
  people: (count: number) => counted(count, 'personne', 'personnes'),
  totalFor: (count: number) => `Total pour ${counted(count, 'personne', 'personnes')}`,
  obstacles: {
    CLOSED: () => 'Ce départ est annulé. Choisis une autre date.',
    FULL: () => 'Ce départ est complet. Choisis une autre date.',
    TOO_FEW: (left: number) =>
      `Il reste ${counted(left, 'place', 'places')} sur ce départ : réduis le nombre de voyageurs ou change de date.`,
  },
  book: 'Réserver ce départ',
  request: 'Demander cette place',
  byPhone: 'Ou réserve par téléphone :',
  seeDates: 'Voir les départs',
  goOn: 'Continuer',
  followDates: 'Suivre les dates',
  assurances: ({ cancellation, deposit }: { cancellation: string; deposit: string }) => [
    cancellation,
    'Départ non confirmé 21 jours avant : une autre date ou le remboursement intégral',
    'Guide diplômé, avec une assurance professionnelle à jour',
    deposit,
  ],
  failed: 'La réservation n’a pas pu commencer. Rien n’est perdu : réessaie dans un instant.',
}
