import { euros } from '#schema/frenchFormats.ts'
import { counted, number } from '#web/lib/format/format.ts'
import type {
  AgencyLeavingMailKind,
  CancellationRule,
  LedgerState,
  ManualPaymentMethod,
  PaymentMethod,
} from '#web/lib/graph/graph.generated.ts'

type Totals = Record<
  'reservationCount' | 'travellerCount' | 'paidCents' | 'cardCents' | 'manualCents',
  number
>

export const messages = {
  money: 'Argent',
  total: 'Prix',
  paid: 'Payé',
  due: 'Reste à payer',
  refundDue: 'À rendre',
  none: 'Aucun paiement pour l’instant.',
  invoiced: 'Facturé',
  byInvoice: 'Le revendeur la doit sur facture\u00a0: rien ne s’encaisse ici.',
  methods: {
    CARD: 'Carte',
    TRANSFER: 'Virement',
    CHEQUE: 'Chèque',
    HOLIDAY_VOUCHERS: 'Chèques-vacances',
    CASH: 'Espèces',
    GIFT_CARD: 'Carte cadeau',
  } satisfies Record<PaymentMethod, string>,
  received: {
    TRANSFER: 'Virement',
    CHEQUE: 'Chèque',
    HOLIDAY_VOUCHERS: 'Chèques-vacances',
    CASH: 'Espèces',
  } satisfies Record<ManualPaymentMethod, string>,
  states: {
    PENDING: 'En cours',
    DONE: 'Fait',
    FAILED: 'Échoué',
    REVERSED: 'Contrepassé',
  } satisfies Record<LedgerState, string>,
  toSend: 'À faire',
  refundFor: (method: string) => `Remboursement, ${method.toLowerCase()}`,
  by: (day: string, name: string) => (name ? `${day}, par ${name}` : day),
  record: 'Enregistrer un paiement',
  method: 'Moyen de paiement',
  amountEuros: 'Montant en euros',
  on: 'Reçu le',
  sentOn: 'Envoyé le',
  reference: 'Numéro',
  referenceHint: 'Du virement, du chèque ou des chèques-vacances. Rien pour des espèces.',
  save: 'Enregistrer',
  recorded: 'Paiement enregistré, reçu envoyé.',
  wrongAmount: 'Écris un montant, comme 150 ou 150,50.',
  wrongDay: 'Choisis un jour.',
  confirmAnyway: 'Oui, continuer',
  refund: 'Rembourser',
  refundAll: (cents: number) => `Rembourser ${euros(cents)}`,
  refundAllHint: 'Par les moyens qui ont servi à payer, le dernier d’abord.',
  refundPayment: (method: string) => `Rembourser un paiement : ${method.toLowerCase()}`,
  mostHint: (cents: number) => `Au plus ${euros(cents)}.`,
  asGiftCard: 'En carte cadeau',
  reason: 'Raison',
  reasonOptional: 'Raison (facultatif)',
  reasonHint: 'Elle reste dans le journal.',
  reasonMissing: 'Dis pourquoi, en trois lettres au moins.',
  refunded: 'Remboursement demandé.',
  reverse: 'Contrepasser',
  reverseTitle: 'Contrepasser ce paiement',
  reverseHint: 'Pour une erreur de saisie, ou un chèque impayé : la somme redevient due.',
  reversed: 'Paiement contrepassé.',
  settle: 'Virement fait',
  settleTitle: 'Ce remboursement est parti',
  settled: 'Remboursement noté comme fait.',
  retry: 'Réessayer',
  retried: 'Remboursement relancé.',
  failed: 'Rien n’a été enregistré : réessaie dans un instant.',
  changes: 'Changer',
  move: 'Changer de date',
  cancel: 'Annuler la réservation',
  closed: 'Passée ou annulée : elle ne se change plus.',
  whoCancels: 'Qui annule ?',
  nobodyCancels: 'Choisis au moins un voyageur.',
  traveller: (position: number) => `Voyageur ${position}`,
  rules: {
    OPTION: () => 'Rien n’est à payer\u00a0: les places redeviennent libres tout de suite.',
    AGENCY: () => 'Départ annulé par l’agence\u00a0: tout est rendu.',
    FIRST_HOURS: () => 'Juste après la réservation\u00a0: tout est rendu.',
    PLEDGE: () => 'Promesse confirmée pendant l’appel\u00a0: tout est rendu.',
    POLICY: (percent) =>
      `Selon les conditions de cette réservation, l’agence garde ${percent}\u00a0% du prix.`,
  } satisfies Record<CancellationRule, (percent: number) => string>,
  kept: 'Gardé par l’agence',
  givenBack: 'À rendre',
  stillDue: 'Restera à payer',
  keptEuros: 'Garder moins, en euros',
  keptHint: (cents: number) => `La règle garde ${euros(cents)}. Moins demande une raison.`,
  wrongKept: 'Écris un montant, comme 0 ou 50.',
  cancelAll: (name: string) => (name ? `Annuler et prévenir ${name}` : 'Annuler et prévenir le client'),
  canceled: 'Réservation annulée, mail envoyé.',
  firstPayment: 'Pour réserver',
  refundLater: 'La somme à rendre reste due : rembourse-la ensuite.',
  rename: 'Corriger les voyageurs',
  renameHint: 'Comme sur la pièce d’identité. Sans frais, et sans changer le prix.',
  renameNow: 'Enregistrer les voyageurs',
  renamed: 'Voyageurs enregistrés.',
  nothingRenamed: 'Rien n’a changé.',
  firstName: 'Prénom',
  lastName: 'Nom',
  birthDate: 'Date de naissance',
  nameMissing: 'Écris le nom.',
  birthDateMissing: 'Choisis la date.',
  conflict: (name: string) => `${name} a changé cette réservation entre-temps : relis-la, puis recommence.`,
  newDate: 'Nouvelle date',
  chooseDate: 'Choisis une date',
  noDate: 'Aucune autre date de cette aventure n’a de place.',
  fee: 'Frais',
  difference: 'Différence de prix',
  waivesFee: 'Offrir les frais',
  waivesDifference: 'Offrir la différence de prix',
  confirmsDate: 'Avec ces voyageurs, ce départ atteint son minimum\u00a0: il est confirmé.',
  moveNow: 'Changer de date et prévenir',
  moved: 'Date changée, mail envoyé.',
  cancelDeparture: 'Annuler le départ',
  cancelDepartureHint:
    'Chaque client est prévenu et remboursé en entier. Rien ne se passe avant la dernière étape.',
  steps: ['Raison', 'Ce qui est annulé', 'Remboursement', 'Confirmation'],
  step: (index: number, name: string) => `Étape ${index} sur 4 : ${name}`,
  next: 'Continuer',
  back: 'Revenir',
  departureReason: 'Raison, pour le journal',
  textForCustomers: 'Texte pour les clients',
  textHint: 'Il s’ajoute au mail d’annulation. Vide : le mail reste tel quel.',
  reservationsFor: 'Réservations',
  peopleFor: 'Voyageurs',
  heldFor: 'Places tenues, libérées',
  optionsFor: 'Options, prévenues',
  paidFor: 'Déjà payé, à rendre',
  unpriced: (count: number) =>
    count === 1
      ? 'Une réservation d’avant la vente en ligne : préviens son client et rembourse-le à la main.'
      : `${count} réservations d’avant la vente en ligne : préviens leurs clients et rembourse-les à la main.`,
  byCard: 'Par carte',
  byHand: 'À envoyer toi-même',
  asGiftCards: 'Tout rendre en cartes cadeaux',
  alternatives: 'Autres dates à proposer',
  noAlternative: 'Aucune autre date de cette aventure dans les 60 jours.',
  alternative: (dates: string, places: string) => `${dates}, ${places}`,
  totals: (
    { reservationCount, travellerCount, paidCents, cardCents, manualCents }: Totals,
    isGift: boolean,
  ) => {
    const reservations = counted(reservationCount, 'réservation', 'réservations')
    const people = counted(travellerCount, 'personne', 'personnes')
    const byHand = `${euros(cardCents)} par carte, ${euros(manualCents)} à envoyer toi-même`
    const how = isGift ? 'tout en cartes cadeaux' : byHand
    return `${reservations}, ${people}, ${euros(paidCents)} à rendre\u00a0: ${how}.`
  },
  typeDate: (day: string) => `Écris la date du départ, le ${day}, pour confirmer`,
  mailsToSend: (count: number) =>
    count < 2 ? 'Le mail qui partira' : `Les ${number(count)} mails qui partiront`,
  leavingMails: {
    CANCELLATION: (count) => `Remboursés (${number(count)})`,
    UNPAID_CANCELLATION: (count) => `Sans paiement (${number(count)})`,
    OPTION_ENDED: (count) => `Options (${number(count)})`,
    PLEDGE_ENDED: (count) => `Promesses (${number(count)})`,
    CHANGE: () => 'Nouvelle date',
    OPTION: () => 'Option',
    CONFIRMATION: () => 'Réservation',
    DEPARTURE_CONFIRMED: (count) => `Départ confirmé (${number(count)})`,
  } satisfies Record<AgencyLeavingMailKind, (count: number) => string>,
  firstMail: 'C’est celui d’un client. Les autres disent leur prénom, leur référence et leurs montants.',
  giftMail: 'Un second mail suit avec le code de la carte cadeau.',
  resellerMails: (count: number) =>
    count < 2
      ? 'Une réservation vient d’un revendeur\u00a0: il lit l’annulation chez lui et prévient ses voyageurs, sans mail de nous.'
      : `${number(count)} réservations viennent de revendeurs\u00a0: ils lisent l’annulation chez eux et préviennent leurs voyageurs, sans mail de nous.`,
  noMail: 'Aucun mail ne partira.',
  mailsForBookings: (count: number) =>
    count < 2
      ? 'Un mail partira. Il nomme un client\u00a0: il se lit avec le droit «\u00a0Réservations\u00a0».'
      : `${number(count)} mails partiront. Ils nomment des clients\u00a0: ils se lisent avec le droit «\u00a0Réservations\u00a0».`,
  mailOfRule: 'Avec les montants de la règle. Si tu gardes moins, le mail dit ta somme.',
  cancelNow: (count: number) =>
    count === 0
      ? 'Annuler le départ'
      : `Annuler le départ et prévenir ${count} ${count < 2 ? 'personne' : 'personnes'}`,
  departureCanceled: 'Départ annulé. Les remboursements sont en cours.',
  progress: (done: number, total: number) =>
    `${counted(done, 'réservation traitée', 'réservations traitées')} sur ${total}`,
  jobDone: 'Toutes les réservations sont annulées. Les virements et chèques restent à envoyer.',
  jobFailed: 'Certaines réservations n’ont pas pu être traitées.',
  jobRetried: 'C’est reparti.',
}
