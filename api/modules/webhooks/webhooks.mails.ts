import { writeLetter } from '#api/modules/mail/letter.ts'
import type { DisabledReason } from '#api/modules/webhooks/webhooks.contract.ts'

type Disabled = {
  firstName: string | null
  /** Its address may hold a token of the receiver: the host is enough. */
  host: string
  reason: Exclude<DisabledReason, 'owner'>
  link: string
}

const causes: Record<Disabled['reason'], string> = {
  failing: 'Depuis cinq jours, aucune livraison n’y arrive',
  gone: 'Son serveur a répondu qu’il n’en veut plus (410)',
}

export const webhookDisabledMail = ({ firstName, host, reason, link }: Disabled) =>
  writeLetter({
    subject: `Le webhook de ${host} est désactivé`,
    firstName,
    paragraphs: [
      `${causes[reason]}\u00a0: le webhook de ${host} est désactivé. Ce qui se passe à partir de maintenant ne lui sera pas envoyé.`,
      'Vois avec qui s’occupe de ce serveur, puis réactive-le\u00a0: les livraisons qui attendaient repartent alors.',
    ],
    button: { label: 'Voir les webhooks', link },
  })
