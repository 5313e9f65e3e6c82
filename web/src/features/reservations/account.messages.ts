import { euros } from '#web/lib/format/euros.ts'
import { counted, singleDay } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Prix et paiements',
  reference: 'Référence',
  total: 'Prix total',
  totalCanceled: 'Retenu pour l’annulation',
  payment: (day: string | null) => (day ? `Paiement du ${singleDay(day)}` : 'Paiement'),
  paid: 'Payé',
  paidReduced: 'Payé, remboursements déduits',
  balance: 'Solde à payer',
  rest: 'Reste à payer',
  planned: (day: string) => `Paiement prévu le ${singleDay(day)}`,
  underWay: (day: string) => `Paiement du ${singleDay(day)}, en cours`,
  refusedOn: (day: string) => `Paiement du ${singleDay(day)}, refusé`,
  automatic: 'Ta carte est débitée automatiquement à ces dates : tu n’as rien à faire.',
  rather: 'Tu préfères tout régler maintenant ? C’est possible aussi.',
  late: (amount: string) =>
    `Ta banque a refusé le paiement de ${amount}. Rien n’est annulé : règle-le avec la carte de ton choix.`,
  retry: (day: string) => `Sinon, nous essayons encore une fois le ${singleDay(day)}.`,
  balanceBy: (day: string) => `À payer le ${singleDay(day)} au plus tard.`,
  overdue: (day: string) =>
    `Ce solde était à payer le ${singleDay(day)}. Rien n’est annulé : règle-le dès que tu peux.`,
  byPhone: 'Ce montant ne se règle plus en ligne : appelle-nous, on regarde ça ensemble.',
  nothingDue: 'Tout est payé.',
  payBalance: 'Payer le solde',
  optionUntil: (when: string) =>
    `Tes places sont gardées jusqu’au ${when}. Ton premier paiement les réserve pour de bon.`,
  payOption: (amount: string) => `Payer ${amount} et réserver`,
  payPart: (amount: string) => `Payer ${amount}`,
  payFailed: 'Le paiement n’a pas pu commencer. Rien n’a été débité : réessaie dans un instant.',
  secure: 'Ta carte est saisie dans le formulaire sécurisé du prestataire de paiement.',
  documents: 'Factures et avoirs',
  invoice: (number: string) => `Facture ${number}`,
  creditNote: (number: string) => `Avoir ${number}`,
  returns: {
    WAITING: 'On attend la réponse de ta banque. Reste sur cette page : elle se met à jour toute seule.',
    PAID: 'C’est payé, merci ! Il ne te reste qu’à préparer ton sac.',
    REFUSED: 'Le paiement n’a pas abouti, et rien n’a été débité.',
    CLOSED: 'Ce paiement n’a pas abouti, et rien n’a été débité. Reprends-le quand tu veux.',
    REFUNDED: 'Ce paiement t’a été rendu en entier.',
  },
  otherCard: 'Payer avec une autre carte',
  resume: 'Reprendre le paiement',
  cancel: 'Annuler ma réservation',
  cancelTitle: 'Annuler ta réservation',
  who: 'Qui ne part plus ?',
  everyone: 'Personne ne part',
  traveller: (position: number) => `Voyageur ${position}`,
  chooseFirst: 'Coche au moins une personne : le montant exact s’affiche ici avant que tu confirmes.',
  pricing: 'Nous calculons le montant exact…',
  notPriced: 'Le montant n’a pas pu se calculer. Rien n’est annulé.',
  notOnline: 'Cette annulation ne se fait pas en ligne : appelle-nous, on s’en occupe avec toi.',
  price: 'Prix',
  retained: 'Retenu',
  totalRetained: 'Total retenu',
  reduction: 'Enlevé de ton prix',
  refund: 'Tu reçois',
  balanceAfter: 'Solde ensuite',
  warning:
    'Les places sont rendues tout de suite, et une annulation ne se reprend pas. Prends le temps de relire.',
  confirm: {
    REFUND: (amount: string) => `Annuler et recevoir ${amount}`,
    OWED: (amount: string) => `Annuler et devoir ${amount}`,
    FREE: () => 'Annuler sans frais',
    NOTHING: () => 'Annuler sans remboursement',
  },
  goBack: 'Ne rien annuler',
  changed: 'Le montant vient de changer : voici le nouveau. Relis-le avant de confirmer.',
  cancelFailed: 'Nous n’avons pas eu de réponse. Réessaie : rien ne s’annule deux fois.',
  canceled: 'Ta réservation est annulée.',
  partlyCanceled: (people: number) =>
    people === 1
      ? 'C’est fait : une personne ne part plus.'
      : `C’est fait : ${counted(people, 'personne', 'personnes')} ne partent plus.`,
  refunding: (amount: number) =>
    `Ton remboursement de ${euros(amount)} est en route : compte quelques jours, selon ta banque.`,
  refunded: (amount: number, day: string | null) =>
    `Nous t’avons remboursé ${euros(amount)}${day ? ` le ${singleDay(day)}` : ''}.`,
  noRefund: 'Il n’y avait rien à rembourser.',
}
