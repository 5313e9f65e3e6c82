import type {
  LedgerState,
  MailKind,
  PaymentMethod,
} from '#api/modules/agency/reservations/states.contract.ts'
import { euros } from '#schema/frenchFormats.ts'

const mailNames: Record<MailKind, string> = {
  confirmation: 'la confirmation',
  departure_confirmed: 'la confirmation du départ',
  receipt: 'le reçu',
  balance: 'le rappel du solde',
  payment_refused: 'le refus du paiement',
  refund: 'le remboursement',
  cancellation: 'l’annulation',
  change: 'le changement de date',
  payment_link: 'le lien de paiement',
  option: 'l’option et son heure',
  option_ended: 'la fin de l’option',
  message: 'un message',
}

const methodNames: Record<PaymentMethod, string> = {
  card: 'par carte',
  transfer: 'par virement',
  cheque: 'par chèque',
  holiday_vouchers: 'en chèques-vacances',
  cash: 'en espèces',
  gift_card: 'par carte cadeau',
}

const stateNames: Record<LedgerState, string> = {
  pending: ', en cours',
  done: '',
  failed: ', refusé',
  reversed: ', contrepassé',
}

type Mail = { kind: MailKind; sentAt: Date | null; failedAt: Date | null; withdrawnAt: Date | null }
type Money = { amountCents: number; method: PaymentMethod; state: LedgerState }

const describeFate = ({ sentAt, failedAt, withdrawnAt }: Mail): string => {
  if (withdrawnAt) return 'retiré avant l’envoi'
  if (failedAt) return 'n’est pas arrivé'
  return sentAt ? 'envoyé' : 'part bientôt'
}

/** Sentences of the timeline, each complete without its author. */
export const timelineSentences = {
  booking: (people: number) => `Réservation pour ${people} ${people < 2 ? 'personne' : 'personnes'}`,
  payment: ({ amountCents, method, state }: Money) =>
    `Paiement de ${euros(amountCents)} ${methodNames[method]}${stateNames[state]}`,
  refund: ({ amountCents, method, state }: Money) =>
    `Remboursement de ${euros(amountCents)} ${methodNames[method]}${stateNames[state]}`,
  document: (number: string, isCreditNote: boolean) => `${isCreditNote ? 'Avoir' : 'Facture'} ${number}`,
  mail: (mail: Mail) => `E-mail : ${mailNames[mail.kind]}, ${describeFate(mail)}`,
  note: (isForGuide: boolean) => (isForGuide ? 'Note visible du guide' : 'Note interne'),
  message: 'Question sur la page de l’aventure',
}
