import type { MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import { counted, dayRange, euros } from '#schema/frenchFormats.ts'
import { longHour } from '#schema/longHour.ts'

type Option = MailedBooking & { places: number; totalCents: number; dueNowCents: number; until: Date }

/** To the customer: the places that are held, until when, and how to keep them. */
export function optionMail({ firstName, reference, trip, startOn, endOn, link, ...option }: Option) {
  const { places, totalCents, dueNowCents, until } = option
  const heldUntil = longHour(until)
  return writeLetter({
    subject: `Tes places sont gardées jusqu’au ${heldUntil}\u00a0: ${trip}`,
    firstName,
    paragraphs: [
      `Nous te gardons ${counted(places, 'place', 'places')} pour «\u00a0${trip}\u00a0», ${dayRange(startOn, endOn)}, jusqu’au ${heldUntil}. Ton premier paiement les réserve pour de bon.`,
      'Connecte-toi à ton compte pour payer par carte. Pour un virement, un chèque ou des chèques-vacances, réponds à ce message.',
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'Prix', value: euros(totalCents) },
      { label: 'À payer pour réserver', value: euros(dueNowCents) },
    ],
    button: { label: 'Payer et réserver', link },
  })
}

type Ended = Omit<MailedBooking, 'link'> & {
  /** Page of the trip, with its other dates. */
  link: string
  cause: 'expired' | 'canceled' | 'departure'
  /** Text of the agency about a cancelled departure. */
  text?: string | undefined
}

const causes: Record<Ended['cause'], (trip: string, days: string) => string> = {
  expired: (trip, days) =>
    `Ton option pour «\u00a0${trip}\u00a0», ${days}, est finie\u00a0: les places sont de nouveau libres. Rien n’a été débité.`,
  canceled: (trip, days) =>
    `Ton option pour «\u00a0${trip}\u00a0», ${days}, est annulée\u00a0: les places sont de nouveau libres. Rien n’a été débité.`,
  departure: (trip, days) =>
    `Le départ de «\u00a0${trip}\u00a0», ${days}, est annulé, et ton option avec lui. Rien n’a été débité.`,
}

/** To the customer whose option has ended without a payment. */
export function optionEndedMail({ firstName, reference, trip, startOn, endOn, link, cause, text }: Ended) {
  return writeLetter({
    subject: `Ton option est ${cause === 'expired' ? 'finie' : 'annulée'}\u00a0: ${trip}`,
    firstName,
    paragraphs: [
      causes[cause](trip, dayRange(startOn, endOn)),
      ...(text?.trim() ? [text.trim()] : []),
      'Tu veux toujours partir\u00a0? Choisis une date sur la page de l’aventure, ou réponds à ce message.',
    ],
    facts: [{ label: 'Référence', value: reference, isCode: true }],
    button: { label: 'Voir les dates', link },
  })
}

type ForAgency = Pick<MailedBooking, 'holder' | 'reference' | 'trip' | 'startOn' | 'endOn'> & {
  places: number
  link: string
}

/** To the agency: an option that was not paid. */
export function optionExpiredNotice({ holder, reference, trip, startOn, endOn, places, link }: ForAgency) {
  return writeLetter({
    subject: `Option finie\u00a0: ${reference}, ${trip}`,
    paragraphs: [
      `L’option de ${holder || 'ce client'} pour «\u00a0${trip}\u00a0», ${dayRange(startOn, endOn)}, est finie sans paiement\u00a0: ${counted(places, 'place est de nouveau libre', 'places sont de nouveau libres')}.`,
    ],
    button: { label: 'Voir la réservation', link },
  })
}
