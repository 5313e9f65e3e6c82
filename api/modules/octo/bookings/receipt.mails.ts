import { writeLetter } from '#api/modules/mail/letter.ts'
import { counted, dayRange } from '#schema/frenchFormats.ts'

type Receipt = {
  firstName: string | null
  reseller: string
  reference: string
  places: number
  trip: string
  startOn: string
  endOn: string
  meetingPoint: string | null
  /** Page of the trip. */
  link: string
}

/** To the lead traveller of a booking that a reseller has sold. */
export function receiptMail({
  firstName,
  reseller,
  reference,
  places,
  trip,
  startOn,
  endOn,
  ...rest
}: Receipt) {
  const { meetingPoint, link } = rest
  return writeLetter({
    subject: `C’est réservé\u00a0! ${trip}, ${dayRange(startOn, endOn)}`,
    firstName,
    paragraphs: [
      `${counted(places, 'place est réservée', 'places sont réservées')} pour «\u00a0${trip}\u00a0», ${dayRange(startOn, endOn)}, par ${reseller}. Le jour du départ, donne ta référence et ton nom à ton guide.`,
      `Pour changer ou annuler ta réservation, adresse-toi à ${reseller}.`,
    ],
    facts: [
      { label: 'Référence', value: reference, isCode: true },
      ...(meetingPoint ? [{ label: 'Rendez-vous', value: meetingPoint }] : []),
    ],
    button: { label: 'Voir l’aventure', link },
  })
}
