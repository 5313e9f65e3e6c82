import { writeLetter } from '#api/modules/mail/letter.ts'
import { longHour } from '#schema/longHour.ts'

const dayFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' })

/** A wish as mails name it. */
export type WaitingFacts = { trip: string; startOn: string; places: number }

const describeDay = (startOn: string) => dayFormat.format(new Date(`${startOn}T00:00:00Z`))
const describePlaces = (places: number) => (places === 1 ? '1 place' : `${places} places`)

/** To an address entered without an account: only its holder may join the list. */
export function confirmWaitingMail({ trip, startOn, places }: WaitingFacts, link: string) {
  return writeLetter({
    subject: 'Confirme ton inscription sur la liste d’attente',
    paragraphs: [
      `Ton adresse vient d’être saisie pour attendre ${describePlaces(places)} sur « ${trip} », départ du ${describeDay(startOn)}. Confirme que c’est bien toi, et tu seras sur la liste. Le lien reste valable 7 jours.`,
      'Tu n’as rien demandé ? Ignore ce message : sans ta confirmation, rien ne change.',
    ],
    button: { label: 'Confirmer mon inscription', link },
  })
}

/** To an address that is on the list: of an account, or added by the agency. */
export function waitingMail({ trip, startOn, places }: WaitingFacts, link: string) {
  return writeLetter({
    subject: 'Tu es sur la liste d’attente',
    paragraphs: [
      `Tu attends ${describePlaces(places)} sur « ${trip} », départ du ${describeDay(startOn)}. Dès qu’elles se libèrent et que c’est ton tour, nous te les gardons et nous t’écrivons.`,
      'Le lien ci-dessous montre ta position. Il te permet aussi de quitter la liste, en un clic.',
    ],
    button: { label: 'Voir ma position', link },
  })
}

/** To the entry whose turn it is. */
export function offerMail({ trip, startOn, places }: WaitingFacts, until: Date, link: string) {
  const one = places === 1
  return writeLetter({
    subject: one ? 'Une place s’est libérée pour toi' : `${places} places se sont libérées pour toi`,
    paragraphs: [
      `Bonne nouvelle : ${describePlaces(places)} sur « ${trip} », départ du ${describeDay(startOn)}, ${one ? 't’attend' : 't’attendent'}. Nous ${one ? 'te la gardons' : 'te les gardons'} jusqu’au ${longHour(until)}.`,
      `Ensuite, ${one ? 'elle ira' : 'elles iront'} à la personne suivante. Tu as changé d’avis ? La même page te permet de quitter la liste, en un clic.`,
    ],
    button: { label: one ? 'Prendre cette place' : 'Prendre ces places', link },
  })
}
