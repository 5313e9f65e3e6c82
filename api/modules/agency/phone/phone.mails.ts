import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'
import { longHour } from '#schema/longHour.ts'

type Choice = { firstName: string; isNew: boolean; link: string; until: Date }

/** To a customer whose account was made by phone, or whose address was not confirmed: the link is valid once. */
export const passwordChoiceMail = ({ firstName, isNew, link, until }: Choice) =>
  writeLetter({
    subject: `Choisis ton mot de passe ${agencyMark}`,
    firstName,
    paragraphs: [
      `${isNew ? 'Nous avons créé ton compte pendant notre appel.' : 'Un compte avait déjà ton adresse, sans qu’elle soit confirmée\u00a0: nous l’avons fermé à tout autre que toi.'} Choisis ton mot de passe pour suivre ta réservation et payer en ligne\u00a0: ce lien sert une seule fois, jusqu’au ${longHour(until)}.`,
      'Passé ce délai, demande un autre lien sur la page de connexion, avec «\u00a0Mot de passe oublié\u00a0».',
    ],
    button: { label: 'Choisir mon mot de passe', link },
    footnotes: [
      { label: 'Tu ne nous as pas appelés\u00a0? Réponds à ce message\u00a0: nous effaçons ce compte.' },
    ],
  })
