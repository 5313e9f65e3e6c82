import type { RequestedCallback } from '#api/modules/callbacks/callbacks.domain.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'

const timeZone = 'Europe/Paris'
const dayInParis = new Intl.DateTimeFormat('fr-FR', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const hourInParis = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: 'numeric' })

/** To the agency: the person to call, the number and the time. */
export function callbackMail({ name, phone, callFrom, callUntil }: RequestedCallback) {
  const day = dayInParis.format(callFrom).replace(/ 1 /, ' 1er ')
  const [from, until] = [callFrom, callUntil].map((instant) =>
    hourInParis.format(instant).replace(/^0(?=\d)/, ''),
  )
  return writeLetter({
    subject: `Rappel demandé : ${name}, ${day}`,
    paragraphs: [`${name} demande un rappel au ${phone}, ${day}, entre ${from} et ${until}.`],
    button: { label: `Appeler le ${phone}`, link: `tel:${phone}` },
  })
}
