import { counted, money, singleDay } from '#web/lib/format/format.ts'
import type { ContactField } from '#web/pages/booking/travellers.rules.ts'

/** « 14,50 € »: gift cards leave cents. */
export const euros = (amount: number): string =>
  Number.isInteger(amount) ? money(amount) : `${amount.toFixed(2).replace('.', ',')}\u00a0€`

export const messages = {
  progress: 'Étapes de la réservation',
  steps: { 1: 'Date et voyageurs', 2: 'Qui part ?', 3: 'Options', 4: 'Récapitulatif et paiement' },
  wayOut: 'Revenir à l’aventure',
  toCatalogue: 'Revenir aux aventures',
  dateIntro: 'Vérifie la date et le nombre de voyageurs. Rien n’est encore payé.',
  goOn: 'Continuer',
  goBack: 'Étape précédente',
  held: (minutes: number) => `Tes places sont gardées encore ${minutes} min`,
  expired: 'Tes places ne sont plus gardées.',
  expiredTold: 'Ta réservation, elle, t’attend : rien de ce que tu as rempli n’est perdu.',
  takeAgain: 'Reprendre mes places',
  fewer: (count: number) => `Continuer à ${counted(count, 'personne', 'personnes')}`,
  departureCanceled: 'Ce départ n’est plus ouvert. Choisis une autre date ci-dessous.',
  around: 'Voir d’autres aventures à ces dates',
  adults: 'Adultes',
  children: (age: number) => `Enfants, dès ${age} ans`,
  free: (count: number) => `${counted(count, 'place', 'places')} pour toi sur ce départ`,
  summary: 'Ta réservation',
  people: (adults: number, children: number) =>
    [
      adults > 0 && counted(adults, 'adulte', 'adultes'),
      children > 0 && counted(children, 'enfant', 'enfants'),
    ]
      .filter(Boolean)
      .join(', '),
  line: (label: string, quantity: number) => (quantity > 1 ? `${label} × ${quantity}` : label),
  total: 'Total',
  deposit: 'Acompte aujourd’hui',
  dueNow: 'À payer aujourd’hui',
  balance: (day: string | null) => (day ? `Solde, le ${singleDay(day)}` : 'Solde'),
  fold: (total: string) => `Total : ${total}`,
  foldDue: (amount: string) => `${amount} aujourd’hui`,
  details: 'Voir le détail',
  travellersIntro:
    'Écris les noms comme sur la pièce d’identité : le guide et les transporteurs en ont besoin.',
  adult: (position: number) => `Voyageur ${position}`,
  child: (position: number) => `Enfant ${position}`,
  itIsMe: 'C’est moi',
  firstName: 'Prénom',
  lastName: 'Nom',
  birthDate: 'Date de naissance',
  fromAge: (age: number) => `${age} ans ou plus le jour du départ`,
  ages: (from: number, to: number) => `De ${from} à ${to} ans le jour du départ`,
  missing: { firstName: 'Écris le prénom.', lastName: 'Écris le nom.' },
  birthDateFaults: {
    MISSING: () => 'Indique la date de naissance.',
    IMPOSSIBLE: () => 'Cette date de naissance n’est pas possible.',
    TOO_YOUNG: (from: number) =>
      `Cette aventure est ouverte à partir de ${from} ans le jour du départ. Change les voyageurs à la première étape.`,
    TOO_OLD: () =>
      'Cette personne aura 18 ans le jour du départ : compte-la parmi les adultes à la première étape.',
  },
  contact: 'Comment te joindre',
  contactTold: 'Pour la facture, et pour t’appeler si quelque chose change avant le départ.',
  contactLabels: {
    phone: 'Téléphone',
    address: 'Adresse',
    postcode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
  } satisfies Record<ContactField, string>,
  contactMissing: {
    phone: 'Écris ton numéro de téléphone.',
    address: 'Écris ton adresse.',
    postcode: 'Écris ton code postal.',
    city: 'Écris ta ville.',
    country: 'Écris ton pays.',
  } satisfies Record<ContactField, string>,
  home: 'France',
  optionsIntro: 'Rien n’est obligatoire : ajoute ce qui te sert, ou continue.',
  perTraveller: (amount: string) => `${amount} par voyageur`,
  atMost: (amount: string) => `${amount} au plus par voyageur`,
  noOption: 'Cette aventure n’a pas d’option.',
  codes: 'Carte cadeau ou code de réduction',
  code: 'Ton code',
  codeHint: 'Majuscules, espaces et tirets ne comptent pas.',
  codeMissing: 'Écris ton code.',
  addCode: 'Ajouter',
  codeAdded: 'Ton code est pris en compte',
  remove: 'Retirer',
  removeCode: (code: string) => `Retirer le code ${code}`,
  codeKinds: { DISCOUNT: 'Code de réduction', GIFT_CARD: 'Carte cadeau' },
  codeNoLongerValid: (code: string) =>
    `Le code ${code} n’est plus valable : il n’est pas compté dans le prix.`,
  failed: 'Une erreur est survenue. Rien n’est perdu : réessaie dans un instant.',
}
