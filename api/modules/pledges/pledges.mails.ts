import type { MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import type { VoidCause } from '#api/modules/pledges/pledges.domain.ts'
import { counted, dayRange } from '#schema/frenchFormats.ts'
import { longHour } from '#schema/longHour.ts'

/** A pledge as mails name it. */
export type MailedPledge = {
  firstName: string | null
  trip: string
  startOn: string
  endOn: string
  places: number
  /** Page of the reservations, and of the trip with its dates. */
  links: { pledges: string; trip: string }
}

const describeTrip = ({ trip, startOn, endOn }: Pick<MailedPledge, 'trip' | 'startOn' | 'endOn'>) =>
  `«\u00a0${trip}\u00a0», ${dayRange(startOn, endOn)}`
const describePlaces = ({ places }: MailedPledge) => counted(places, 'place', 'places')

/** To a traveller whose departure has enough promises: the places are held, and how to confirm. */
export function callMail(pledge: MailedPledge, until: Date) {
  const end = longHour(until)
  return writeLetter({
    subject: `Vous êtes assez\u00a0: confirme avant le ${end}`,
    firstName: pledge.firstName,
    paragraphs: [
      `Assez de monde a promis de partir pour ${describeTrip(pledge)}. Nous te gardons ${describePlaces(pledge)} jusqu’au ${end}.`,
      'Pour partir, confirme et paie l’acompte avant cette heure. Tu pourras encore annuler sans frais jusqu’à 7 jours après l’appel.',
      'Tu as changé d’avis\u00a0? Retire ta promesse sur la même page\u00a0: d’autres partiront, et rien ne t’est compté.',
    ],
    button: { label: 'Confirmer mon départ', link: pledge.links.pledges },
  })
}

/** To a traveller who has not confirmed in time. */
export function lapsedMail(pledge: MailedPledge) {
  return writeLetter({
    subject: `Ta promesse est finie\u00a0: ${pledge.trip}`,
    firstName: pledge.firstName,
    paragraphs: [
      `Les 48 heures pour confirmer ${describeTrip(pledge)} sont passées\u00a0: nous ne te gardons plus ${describePlaces(pledge)}. Rien n’a été débité.`,
      'Deux promesses sans réponse en 12 mois suspendent les suivantes pendant 6 mois. Tu peux toujours réserver.',
    ],
    button: { label: 'Voir les dates', link: pledge.links.trip },
  })
}

/** To a traveller whose departure was confirmed by others before any call. */
export function releasedMail(pledge: MailedPledge) {
  return writeLetter({
    subject: `Le départ est confirmé\u00a0: ${pledge.trip}`,
    firstName: pledge.firstName,
    paragraphs: [
      `Bonne nouvelle pour ${describeTrip(pledge)}. Le départ est confirmé. Tes places ne sont pas gardées\u00a0: réserve-les.`,
    ],
    button: { label: 'Réserver', link: pledge.links.trip },
  })
}

const causes: Record<VoidCause, string> = {
  canceled: 'Ce départ est annulé.',
  full: 'Ce départ est complet.',
  near: 'Ce départ est dans moins de 14 jours, et il n’a pas réuni assez de monde par les promesses.',
}

/** To a traveller whose promise cannot be held any more, without a fault of his. */
export function voidMail(pledge: MailedPledge, cause: VoidCause) {
  return writeLetter({
    subject: `Ta promesse est levée\u00a0: ${pledge.trip}`,
    firstName: pledge.firstName,
    paragraphs: [
      `${causes[cause]} Ta promesse pour ${describeTrip(pledge)} est levée\u00a0: rien n’a été débité, et rien ne t’est compté.`,
      'Tu veux toujours partir\u00a0? Choisis une autre date sur la page de l’aventure.',
    ],
    button: { label: 'Voir les dates', link: pledge.links.trip },
  })
}

/** To a traveller who has paid in a call that fell short. */
export function shortCallMail({ firstName, link, ...booking }: MailedBooking) {
  return writeLetter({
    subject: `Il manque encore du monde\u00a0: ${booking.trip}`,
    firstName,
    paragraphs: [
      `L’appel est fini, et le départ de ${describeTrip(booking)} n’est pas encore confirmé. Ta réservation tient.`,
      'Tu n’es pas piégé\u00a0: tant que le départ n’est pas confirmé, tu peux annuler sans frais, et tout t’est rendu. Un nouvel appel peut commencer dans 24 heures.',
    ],
    button: { label: 'Voir ma réservation', link },
  })
}
