import { counted, money, singleDay } from '#web/lib/format/format.ts'

type Terms = { depositPercent: number; balanceDays: number; freeHours: number; freeDays: number }

const days = (count: number) => counted(count, 'jour', 'jours')

function depositStep({ depositPercent, balanceDays, freeHours, freeDays }: Terms): [string, string] {
  const condition = freeDays > 1 ? ` si le départ est à plus de ${days(freeDays - 1)}` : ''
  const free = freeHours > 0 ? ` Pendant ${freeHours} heures, tout est remboursé${condition}.` : ''
  if (depositPercent === 100) return ['Tu payes', `La totalité du prix.${free}`]
  const soon = balanceDays > 0 ? `, ou la totalité à moins de ${days(balanceDays)} du départ` : ''
  return ['Tu verses l’acompte', `${depositPercent}\u00a0% du prix${soon}.${free}`]
}

export const messages = {
  title: 'Ta réservation',
  intro: 'Vérifie la date et le nombre de voyageurs. Rien n’est encore payé.',
  failed: 'Une erreur est survenue. Rien n’est perdu : réessaie dans un instant.',
  seeExpedition: 'Voir l’aventure',
  travellers: 'Voyageurs',
  people: (count: number) => counted(count, 'personne', 'personnes'),
  changeDate: 'Changer de date',
  noOtherDate: 'Les départs sont momentanément indisponibles. Réessaie dans un instant.',
  each: 'Prix par personne',
  total: 'Total',
  payment: (percent: number) => `Acompte à la réservation (${percent} %)`,
  balance: (day: string) => `Solde, avant le ${singleDay(day)}`,
  all: (days: number) => `À régler en une fois, départ dans moins de ${counted(days, 'jour', 'jours')}`,
  problems: {
    DepartureCanceled: 'Ce départ n’est plus ouvert. Choisis une autre date ci-dessous.',
    InsufficientPlaces: (available: number) =>
      available === 0
        ? 'Ce départ est maintenant complet. Choisis une autre date ci-dessous.'
        : `Il ne reste que ${counted(available, 'place', 'places')} sur ce départ. Réduis le nombre de voyageurs ou choisis une autre date.`,
    PriceChanged: (old: number, now: number) =>
      `Le prix de ce départ est passé de ${money(old)} à ${money(now)} par personne.`,
  },
  acceptPrice: 'Continuer avec ce prix',
  updated: 'Ta réservation est à jour',
  stillFree: (count: number) =>
    `${counted(count, 'place encore libre', 'places encore libres')} sur ce départ`,
  next: 'La suite se fait avec nous au téléphone',
  nextText:
    'Le paiement en ligne n’est pas encore ouvert. Appelle-nous : on retrouve cette réservation, on vérifie les places et on confirme tout avec toi.',
  open: (reported: string) => `En ce moment : ${reported}`,
  closed: (reported: string) => `Fermé pour l’instant : ${reported}`,
  call: (phone: string) => `Appeler le ${phone}`,
  callBack: 'Choisir un créneau d’appel',
  steps: 'Comment ça se passe',
  stepList: (terms: Terms) => [
    [
      'On se parle',
      'Tu appelles, ou tu choisis un créneau : nous vérifions les places et répondons à tes questions.',
    ],
    depositStep(terms),
    [
      'Tu prépares ton départ',
      'Dans « Mes réservations », chaque voyageur remplit ce dont le groupe a besoin. Si le départ n’est pas confirmé 21 jours avant, tu choisis une autre date, une autre aventure ou le remboursement.',
    ],
  ],
  storedEntries:
    'Ta réservation reste ici 14 jours. Les places ne sont pas bloquées tant que nous ne l’avons pas confirmée ensemble.',
  drop: 'Abandonner cette réservation',
  dropQuestion: 'Abandonner cette réservation ?',
  dropText: 'Elle sera effacée. Tu pourras en commencer une autre quand tu veux.',
  dropIt: 'Abandonner',
  keepIt: 'La garder',
  dropped: 'Ta réservation est abandonnée',
  none: 'Tu n’as plus de réservation en cours.',
  discover: 'Découvrir les aventures',
}
