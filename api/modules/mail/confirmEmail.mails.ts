import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'

/** The link is the caller's: it is valid for a day. */
export function confirmEmailMail(link: string): { subject: string; text: string; html: string } {
  return writeLetter({
    subject: 'Confirme ton adresse',
    paragraphs: [
      `Un clic confirme que cette adresse est bien celle de ton compte ${agencyMark} : tu pourras alors promettre de partir avec « Je pars si… ». Le lien reste valable 24 heures.`,
      'Tu n’as rien demandé ? Ignore ce message : rien ne change.',
    ],
    button: { label: 'Confirmer mon adresse', link },
  })
}
