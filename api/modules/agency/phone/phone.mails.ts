import { untilText } from '#api/modules/booking/phoneOption.mails.ts'
import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'

type NewAccount = { firstName: string; link: string; until: Date }

/** To a customer whose account was made by phone: the link is valid once. */
export const passwordChoiceMail = ({ firstName, link, until }: NewAccount) =>
  writeLetter({
    subject: `Choisis ton mot de passe ${agencyMark}`,
    firstName,
    paragraphs: [
      `Nous avons créé ton compte pendant notre appel. Choisis ton mot de passe pour suivre ta réservation et payer en ligne\u00a0: ce lien sert une seule fois, jusqu’au ${untilText(until)}.`,
      'Passé ce délai, demande un autre lien sur la page de connexion, avec «\u00a0Mot de passe oublié\u00a0».',
    ],
    button: { label: 'Choisir mon mot de passe', link },
    footnotes: [
      { label: 'Tu ne nous as pas appelés\u00a0? Réponds à ce message\u00a0: nous effaçons ce compte.' },
    ],
  })
