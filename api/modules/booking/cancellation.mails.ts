import { type GivenBack, sumRefund } from '#api/modules/booking/booking.domain.ts'
import { type MailedBooking, toJsonLd } from '#api/modules/booking/booking.mails.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import { counted, dayRange, euros } from '#schema/frenchFormats.ts'

export type Cancellation = MailedBooking & {
  /** Names of those who no longer leave. */
  canceled: string[]
  /** Whether others of the booking still leave. */
  isPartial: boolean
  isByAgency: boolean
  /** Text of the agency. */
  text?: string | undefined
  /** Other departures of the trip, where the agency cancels this one. */
  alternatives?: { startOn: string; endOn: string; link: string }[]
  keptCents: number
  refunded: GivenBack
  /** Part of the price that is no longer due, given back or taken off the balance. */
  reducedCents: number
  /** Still due afterwards. */
  balanceCents: number
}

/** After a cancellation, of the whole booking or of some travellers, with its refund. */
export function cancellationMail(booking: Cancellation) {
  const { firstName, reference, trip, startOn, endOn, link, canceled, isPartial, isByAgency } = booking
  const { alternatives = [] } = booking
  const dates = dayRange(startOn, endOn)
  const opening = isByAgency
    ? `Nous devons annuler « ${trip} », ${dates}. Nous en sommes désolés : rien n’est gardé, et nous pouvons t’aider à choisir une autre date.`
    : isPartial
      ? `L’annulation ${canceled.length === 1 ? 'd’un voyageur' : `de ${counted(canceled.length, 'voyageur', 'voyageurs')}`} pour « ${trip} », ${dates}, est enregistrée. La réservation continue pour les autres.`
      : `Ta réservation de « ${trip} », ${dates}, est annulée, comme tu l’as demandé.`
  return writeLetter({
    subject: `${isPartial ? 'Voyageur annulé' : 'Réservation annulée'} : ${trip}`,
    firstName,
    paragraphs: [opening, ...(booking.text ? [booking.text] : []), ...refundSentences(booking)],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: canceled.length < 2 ? 'Ne part plus' : 'Ne partent plus', value: canceled.join(', ') },
      { label: 'Gardé selon les conditions', value: euros(booking.keptCents) },
      ...(booking.reducedCents > sumRefund(booking.refunded)
        ? [{ label: 'Enlevé du prix', value: euros(booking.reducedCents) }]
        : []),
      { label: 'Remboursé', value: euros(sumRefund(booking.refunded)) },
      ...(booking.balanceCents > 0 ? [{ label: 'Reste à payer', value: euros(booking.balanceCents) }] : []),
    ],
    button: { label: 'Voir ma réservation', link },
    footnotes: [
      ...alternatives.map((other) => ({
        label: `Une autre date : ${dayRange(other.startOn, other.endOn)}`,
        link: other.link,
      })),
      { label: 'Ton avoir est sur la page de ta réservation.' },
    ],
    ...(!isPartial && { jsonLd: toJsonLd(booking, 'Cancelled') }),
  })
}

const refundTexts: [means: keyof GivenBack, text: (amount: string) => string][] = [
  [
    'card',
    (amount) =>
      `Nous te remboursons ${amount} sur le moyen de paiement que tu as utilisé : compte 5 à 10 jours.`,
  ],
  [
    'byHand',
    (amount) =>
      `Nous te remboursons ${amount} nous-mêmes, par virement ou par chèque : compte 14 jours au plus.`,
  ],
  ['giftCard', (amount) => `Nous te rendons ${amount} en carte cadeau : son code arrive par un autre mail.`],
  ['usedGiftCards', (amount) => `Nous remettons ${amount} sur la carte cadeau qui a payé : c’est déjà fait.`],
]

/** How and when the money of each means comes back. */
export const writeRefundMeans = (refunded: GivenBack): string[] =>
  refundTexts.flatMap(([means, text]) => (refunded[means] > 0 ? [text(euros(refunded[means]))] : []))

function refundSentences(cancellation: Cancellation): string[] {
  const { refunded, isByAgency, reducedCents, balanceCents } = cancellation
  const lowered = reducedCents - sumRefund(refunded)
  const left = balanceCents > 0 ? `il reste ${euros(balanceCents)} à payer` : 'il ne reste rien à payer'
  const sentences = [
    ...writeRefundMeans(refunded),
    ...(lowered > 0 && !isByAgency
      ? [
          `Le prix de ta réservation baisse de ${euros(lowered)} que tu n’avais pas encore payés\u00a0: ${left}.`,
        ]
      : []),
  ]
  if (sentences.length > 0) return sentences
  return [
    isByAgency
      ? 'Tu n’avais encore rien payé : rien n’est à rembourser.'
      : 'D’après les conditions de vente, cette annulation ne donne pas lieu à un remboursement.',
  ]
}
