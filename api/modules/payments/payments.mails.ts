import { addDays } from '#api/clock.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import { dayRange, euros, longDay } from '#schema/frenchFormats.ts'

type PaidTrip = { firstName: string | null; reference: string; trip: string; link: string }

export type ReceivedPayment = PaidTrip & {
  amountCents: number
  balance: { cents: number; dueOn: string } | null
  /** The next part that the saved card pays. */
  next: { amountCents: number; dueOn: string } | null
}

/** After a payment that follows the booking. */
export function paymentMail({
  firstName,
  reference,
  trip,
  link,
  amountCents,
  balance,
  next,
}: ReceivedPayment) {
  const rest = next
    ? `Prochain paiement : ${euros(next.amountCents)} le ${longDay(next.dueOn)}, avec la même carte. Tu n’as rien à faire.`
    : balance
      ? `Il reste ${euros(balance.cents)} à régler au plus tard le ${longDay(balance.dueOn)}.`
      : 'Tout est réglé : il ne te reste qu’à préparer ton sac.'
  return writeLetter({
    subject: `Paiement reçu : ${euros(amountCents)} pour ${trip}`,
    firstName,
    paragraphs: [`Merci, nous avons bien reçu ton paiement pour « ${trip} ». ${rest}`],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'Reçu', value: euros(amountCents) },
      { label: 'Reste à payer', value: euros(balance?.cents ?? 0) },
    ],
    button: { label: 'Voir ma réservation', link },
    footnotes: [{ label: 'Ta facture est sur la page de ta réservation.' }],
  })
}

export type DueBalance = PaidTrip & {
  startOn: string
  balanceCents: number
  dueOn: string
  /** Days before the first day. */
  daysLeft: number
}

/** Before the balance is due, on that day, or afterwards where the mail could not leave in time. */
export function balanceMail(due: DueBalance) {
  const { firstName, reference, trip, link, startOn, balanceCents, daysLeft } = due
  const amount = euros(balanceCents)
  const { subject, until } = urgency(due, amount)
  return writeLetter({
    subject: `${subject} : ${trip}`,
    firstName,
    paragraphs: [
      `Plus ${daysLeft > 1 ? `que ${daysLeft} jours` : 'qu’un jour'} avant « ${trip} » ! Il reste ${amount} à régler${until}.`,
      'Déjà réglé ? Alors nos messages se sont croisés, et tu peux ignorer celui-ci. Une difficulté ? Appelle-nous : nous trouverons une solution.',
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'Départ', value: longDay(startOn) },
      { label: 'Solde', value: amount },
    ],
    button: { label: 'Payer le solde', link },
  })
}

function urgency({ startOn, dueOn, daysLeft }: DueBalance, amount: string) {
  const day = longDay(dueOn)
  const today = addDays(startOn, -daysLeft)
  if (today < dueOn)
    return { subject: `Ton solde de ${amount} au plus tard le ${day}`, until: ` au plus tard le ${day}` }
  if (today === dueOn) return { subject: 'Dernier jour pour régler ton solde', until: ' aujourd’hui' }
  return { subject: `Ton solde de ${amount} reste à régler`, until: ` depuis le ${day}` }
}

export type LatePayment = {
  firstName: string | null
  trip: string
  startOn: string
  endOn: string
  amountCents: number
  /** Address of the trip, with its other dates. */
  link: string
}

/** A payment came after its places were gone: all of it is given back. */
export function latePaymentMail({ firstName, trip, startOn, endOn, amountCents, link }: LatePayment) {
  return writeLetter({
    subject: `Ton paiement est remboursé : ${trip} est complet`,
    firstName,
    paragraphs: [
      `Ton paiement est arrivé après la fin de ta réservation provisoire, et les places de « ${trip} », ${dayRange(startOn, endOn)}, ont été prises entre-temps. Nous en sommes désolés.`,
      `Nous te remboursons la totalité, ${euros(amountCents)}, sur le même moyen de paiement : compte 5 à 10 jours. Tu n’as rien à faire.`,
      'D’autres dates sont ouvertes, et la liste d’attente te prévient si une place se libère.',
    ],
    button: { label: 'Voir les autres dates', link },
  })
}

/** A gift card of the order was spent before the payment came: all of it is given back. */
export function spentGiftCardMail({ firstName, trip, startOn, endOn, amountCents, link }: LatePayment) {
  return writeLetter({
    subject: 'Ton paiement est remboursé\u00a0: ta carte cadeau avait déjà servi',
    firstName,
    paragraphs: [
      `La carte cadeau de ta réservation de «\u00a0${trip}\u00a0», ${dayRange(startOn, endOn)}, a servi ailleurs avant ton paiement\u00a0: nous n’avons donc rien réservé.`,
      `Nous te remboursons la totalité, ${euros(amountCents)}, sur le même moyen de paiement\u00a0: compte 5 à 10 jours. Tu n’as rien à faire.`,
      'S’il reste des places, tu peux réserver avec un autre moyen de paiement.',
    ],
    button: { label: 'Revoir l’aventure', link },
  })
}
