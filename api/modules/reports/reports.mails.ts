import { writeLetter } from '#api/modules/mail/letter.ts'

type Report = {
  kind: 'message' | 'review'
  author: string
  /** Null for a visitor without an account. */
  reporter: string | null
  body: string
  reason: string | null
  link: string
}

const words = {
  message: { subject: 'Message signalé', object: 'ce message', button: 'Lire le message' },
  review: { subject: 'Avis signalé', object: 'cet avis', button: 'Lire l’avis' },
}

/** To the agency: the reported text and who reports it. */
export function reportMail({ kind, author, reporter, body, reason, link }: Report) {
  const { subject, object, button } = words[kind]
  return writeLetter({
    subject: `${subject}\u00a0: ${author}`,
    paragraphs: [
      `${reporter ?? 'Une personne sans compte'} signale ${object} de ${author}\u00a0: «\u00a0${body}\u00a0»`,
      ...(reason ? [`Raison donnée\u00a0: ${reason}`] : []),
    ],
    button: { label: button, link },
  })
}
