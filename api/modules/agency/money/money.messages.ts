import { euros } from '#schema/frenchFormats.ts'

const due = (cents: number) => (cents > 0 ? `Il reste ${euros(cents)} à payer` : 'Plus rien n’est dû')

export const moneyMessages = {
  paidInFuture: 'Ce jour est à venir : écris celui où tu as reçu l’argent.',
  sentInFuture: 'Ce jour est à venir : écris celui où l’argent est parti.',
  referenceMissing: 'Écris le numéro du virement, du chèque ou des chèques-vacances.',
  reasonMissing: 'Dis pourquoi ces chèques-vacances ne deviennent pas une carte cadeau.',
  giftTooHigh: (cents: number) => `Une carte cadeau vaut ${euros(cents)} au plus : partage ce montant.`,
  invoicedToReseller: 'Cette réservation est facturée à son revendeur\u00a0: il n’y a rien à encaisser ici.',
  excess: (dueCents: number, excessCents: number) =>
    `${due(dueCents)} : ${euros(excessCents)} seront à rendre.`,
  giftedExcess: (dueCents: number, excessCents: number) =>
    `${due(dueCents)} : ${euros(excessCents)} deviendront une carte cadeau.`,
  owedAgain: (cents: number) => `Après ce remboursement, ${euros(cents)} seront de nouveau à payer.`,
  placesGone: (cents: number) =>
    `L’option est finie et ses places sont prises\u00a0: ${euros(cents)} seront à rendre au client.`,
  tooHigh: (leftCents: number) =>
    leftCents > 0 ? `Ce paiement peut rendre ${euros(leftCents)} au plus.` : 'Ce paiement est déjà rendu.',
  notAll: (creditCents: number) =>
    creditCents > 0
      ? `Il y a ${euros(creditCents)} à rendre en tout. Choisis un paiement pour en rendre une partie.`
      : 'Rien n’est à rendre.',
  paymentNotFound: 'Ce paiement n’existe pas, ou il est d’une autre réservation.',
  reversal: {
    NOT_MANUAL: 'Un paiement par carte ne se contrepasse pas : rembourse-le.',
    REFUNDED: 'Une partie de ce paiement est déjà rendue : il ne se contrepasse plus.',
    GIFT_SPENT: 'La carte cadeau de ce paiement a servi : il ne se contrepasse plus.',
  },
  keptTooHigh: (mostCents: number) => `La règle de l’agence garde ${euros(mostCents)} au plus.`,
  whyLess: 'Dis pourquoi l’agence garde moins que sa règle.',
  whyWaived: 'Dis pourquoi tu offres les frais ou la différence de prix.',
  movesNoMore: 'Ce départ a commencé\u00a0: la réservation ne change plus de date.',
  otherDay: 'Ce n’est pas le premier jour de ce départ : relis-le.',
  notToSend: 'Ce remboursement n’est pas à faire : il est fait, en cours, ou remplacé.',
  notFailed: 'Ce remboursement n’a pas échoué : rien n’est à réessayer.',
}
