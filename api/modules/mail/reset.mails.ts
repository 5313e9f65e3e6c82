import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'

/** The link is the caller's: it is valid once, for 60 minutes. */
export function resetMail(link: string): { subject: string; text: string; html: string } {
  return writeLetter({
    subject: 'Choisis un nouveau mot de passe',
    paragraphs: [
      `Tu as demandé à changer le mot de passe de ton compte ${agencyMark}. Le lien ci-dessous te permet d’en choisir un nouveau : il sert une seule fois et reste valable 60 minutes.`,
      'Tu n’as rien demandé ? Ignore ce message : ton mot de passe actuel continue de fonctionner.',
    ],
    button: { label: 'Choisir un nouveau mot de passe', link },
  })
}
