import type { MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'
import { dayRange, euros, longDay } from '#schema/frenchFormats.ts'

/** The page on which the customer pays what is due. */
export function paymentLinkMail(booking: MailedBooking & { dueCents: number; dueOn: string }) {
  const { firstName, reference, trip, startOn, endOn, link, dueCents, dueOn } = booking
  return writeLetter({
    subject: `Ton lien de paiement\u00a0: ${trip}`,
    firstName,
    paragraphs: [
      `Voici le lien pour régler ${euros(dueCents)} pour «\u00a0${trip}\u00a0», ${dayRange(startOn, endOn)}. Connecte-toi à ton compte\u00a0: le paiement est sur la page de ta réservation.`,
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'À régler', value: `${euros(dueCents)}, au plus tard le ${longDay(dueOn)}` },
    ],
    button: { label: 'Payer', link },
  })
}

/** A message that a member of the staff has written. */
export function messageMail({ firstName, trip, link, body }: MailedBooking & { body: string }) {
  return writeLetter({
    subject: `Un message de l’équipe ${agencyMark}\u00a0: ${trip}`,
    firstName,
    paragraphs: body.split(/\n+/).filter((line) => line.trim() !== ''),
    button: { label: 'Voir ma réservation', link },
  })
}
