import { type GivenBack, sumRefund } from '#api/modules/booking/booking.domain.ts'
import type { MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { writeRefundMeans } from '#api/modules/booking/cancellation.mails.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import { dayRange, euros, longDay } from '#schema/frenchFormats.ts'

export type RefundOfAgency = MailedBooking & {
  refunded: GivenBack
  /** Still due afterwards; null where nothing is. */
  balance: { cents: number; dueOn: string } | null
}

/** After money that the agency gives back by itself: by which means, and what stays to pay. */
export function refundMail({ firstName, reference, trip, link, refunded, balance, ...days }: RefundOfAgency) {
  const amount = euros(sumRefund(refunded))
  const rest = balance
    ? `Après ce remboursement, il reste ${euros(balance.cents)} à régler au plus tard le ${longDay(balance.dueOn)}.`
    : 'Il ne reste rien à payer.'
  return writeLetter({
    subject: `Remboursement de ${amount}\u00a0: ${trip}`,
    firstName,
    paragraphs: [
      `Nous te rendons ${amount} pour «\u00a0${trip}\u00a0», ${dayRange(days.startOn, days.endOn)}. ${rest}`,
      ...writeRefundMeans(refunded),
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'Remboursé', value: amount },
      { label: 'Reste à payer', value: euros(balance?.cents ?? 0) },
    ],
    button: { label: 'Voir ma réservation', link },
  })
}
