import { counted, money } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Les départs',
  from: 'À partir de',
  each: 'par personne',
  choose: 'Choisis un départ',
  months: 'Les départs, mois par mois',
  month: (name: string, count: number, price: number | null) =>
    `${name}\u00a0: ${count > 0 ? counted(count, 'départ', 'départs') : 'aucun départ'}${price === null ? '' : `, dès ${money(price)}`}`,
  noPlace: 'Complet',
  with: (guide: string) => `Avec ${guide}`,
  confirmed: 'Départ confirmé',
  missing: (count: number) =>
    count === 1 ? 'Plus qu’1 inscription' : `Encore ${count} inscriptions pour confirmer`,
  notConfirmed: 'Pas encore confirmé',
  canceled: 'Annulé',
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
  byPhone: 'Ou réserve par téléphone :',
  seeDates: 'Voir les départs',
  followDates: 'Suivre les dates',
  assurances: [
    'Acompte de 30 %, le reste 30 jours avant',
    'Rien à payer avant d’avoir tout vérifié',
    'Une question ? La conversation est ouverte plus bas',
  ],
  failed: 'La réservation n’a pas pu commencer. Rien n’est perdu : réessaie dans un instant.',
  money,
}
