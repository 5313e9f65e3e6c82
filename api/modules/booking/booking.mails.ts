import { reservationJsonLd } from '#api/modules/booking/reservationJsonLd.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import { calendarFile } from '#rules/calendarFile.ts'
import { dayRange, euros, longDay } from '#schema/frenchFormats.ts'

/** A booked trip as its mails name it. */
export type MailedBooking = {
  firstName: string | null
  /** Full name of the account that booked. */
  holder: string
  reference: string
  trip: string
  startOn: string
  endOn: string
  meetingPoint: string | null
  /** Address of the reservation on the site. */
  link: string
}

type Balance = { cents: number; dueOn: string } | null

export const toJsonLd = (booking: MailedBooking, status: 'Confirmed' | 'Cancelled') =>
  reservationJsonLd({ ...booking, name: booking.trip, url: booking.link }, status)

/** The calendar of the trip, attached; `sequence` counts the changes of date. */
function toCalendar(booking: MailedBooking, sequence: number, at: Date) {
  const { reference, trip, startOn, endOn, meetingPoint, link } = booking
  const content = calendarFile(
    {
      uid: reference,
      name: trip,
      startOn,
      endOn,
      place: meetingPoint,
      url: link,
      stampedAt: at.toISOString(),
      sequence,
      isBusy: true,
    },
    'PUBLISH',
  )
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [{ filename: `explora-${booking.reference}.ics`, contentType, content }]
}

type Part = { dueOn: string; amountCents: number }

const partNames = ['Deuxième paiement', 'Troisième paiement']

const balanceFacts = (balance: Balance, instalments: Part[]) => {
  if (instalments.length > 0)
    return instalments.map(({ dueOn, amountCents }, index) => ({
      label: partNames[index] ?? 'Paiement',
      value: `${euros(amountCents)}, le ${longDay(dueOn)}`,
    }))
  return balance
    ? [{ label: 'Solde', value: `${euros(balance.cents)}, au plus tard le ${longDay(balance.dueOn)}` }]
    : []
}

export type Confirmation = MailedBooking & {
  travellers: string[]
  totalCents: number
  paidCents: number
  balance: Balance
  /** Parts of the balance that the saved card pays; empty for another plan. */
  instalments: Part[]
  at: Date
}

/** To the account that has just booked, with the calendar of the trip. */
export function confirmationMail(booking: Confirmation) {
  const { firstName, reference, trip, startOn, endOn, meetingPoint, link } = booking
  const { travellers, totalCents, paidCents, balance, instalments, at } = booking
  const letter = writeLetter({
    subject: `C’est réservé ! ${trip}, ${dayRange(startOn, endOn)}`,
    firstName,
    paragraphs: [
      `Ta place est prise : tu pars ${dayRange(startOn, endOn)} pour « ${trip} ». Voici ta réservation ; le calendrier du voyage est joint à ce message.`,
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: travellers.length < 2 ? 'Voyageur' : 'Voyageurs', value: travellers.join(', ') },
      ...(meetingPoint ? [{ label: 'Rendez-vous', value: meetingPoint }] : []),
      { label: 'Prix', value: euros(totalCents) },
      { label: 'Payé', value: euros(paidCents) },
      ...balanceFacts(balance, instalments),
    ],
    list: { title: 'Et maintenant ?', items: nextSteps(balance, instalments.length > 0) },
    button: { label: 'Voir ma réservation', link },
    footnotes: [{ label: 'Ta facture est sur la page de ta réservation.' }],
    jsonLd: toJsonLd(booking, 'Confirmed'),
  })
  return { ...letter, attachments: toCalendar(booking, 0, at) }
}

const balanceSteps = (balance: Balance) =>
  balance
    ? [`Règle le solde au plus tard le ${longDay(balance.dueOn)} : nous te le rappellerons par e-mail.`]
    : ['Tout est réglé : tu n’as plus rien à payer.']

const nextSteps = (balance: Balance, isAutomatic: boolean) => [
  'Remplis la fiche de chaque voyageur : pointure, régime, personne à prévenir.',
  ...(isAutomatic
    ? ['Tes deux prochains paiements sont automatiques, avec la même carte : tu n’as rien à faire.']
    : balanceSteps(balance)),
  'Retrouve ton guide, ou ta guide, et de quoi lui écrire sur la page de ta réservation.',
]

/** To the account of each booking, once the departure is sure to leave. */
export function departureConfirmedMail(booking: MailedBooking) {
  const { firstName, reference, trip, startOn, endOn, meetingPoint, link } = booking
  return writeLetter({
    subject: `Ton départ est confirmé : ${trip}, ${dayRange(startOn, endOn)}`,
    firstName,
    paragraphs: [
      `C’est sûr, tu pars ${dayRange(startOn, endOn)} pour « ${trip} » : le départ est confirmé. Tu peux réserver tes billets de train.`,
    ],
    facts: [
      ...(reference ? [{ label: 'Référence', value: reference, isCode: true }] : []),
      ...(meetingPoint ? [{ label: 'Rendez-vous', value: meetingPoint }] : []),
    ],
    button: { label: 'Voir ma réservation', link },
  })
}

export type DateChange = MailedBooking & {
  former: { startOn: string; endOn: string }
  feeCents: number
  /** Positive to pay, negative given back; fee included. */
  differenceCents: number
  /** Part of a lower price that was already paid; the rest lowers the balance. */
  refundCents: number
  /** Changes of date so far, this one included. */
  changes: number
  at: Date
}

/** After a change of date; `startOn` and `endOn` are the new ones. */
export function dateChangeMail(booking: DateChange) {
  const { firstName, reference, trip, startOn, endOn, link, former, feeCents } = booking
  const letter = writeLetter({
    subject: `Nouvelle date : ${trip}, ${dayRange(startOn, endOn)}`,
    firstName,
    paragraphs: [
      `C’est changé : tu pars ${dayRange(startOn, endOn)} pour « ${trip} ». Le calendrier joint remplace le précédent.`,
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      { label: 'Ancienne date', value: dayRange(former.startOn, former.endOn) },
      { label: 'Nouvelle date', value: dayRange(startOn, endOn) },
      { label: 'Frais de changement', value: feeCents > 0 ? euros(feeCents) : 'Aucun' },
      ...differenceFacts(booking),
    ],
    button: { label: 'Voir ma réservation', link },
    jsonLd: toJsonLd(booking, 'Confirmed'),
  })
  return { ...letter, attachments: toCalendar(booking, booking.changes, booking.at) }
}

const differenceFacts = ({ differenceCents, refundCents }: DateChange) =>
  [
    { label: 'Différence à régler', cents: differenceCents },
    { label: 'Différence remboursée', cents: refundCents },
    { label: 'Déduit du solde', cents: -differenceCents - refundCents },
  ].flatMap(({ label, cents }) => (cents > 0 ? [{ label, value: euros(cents) }] : []))
