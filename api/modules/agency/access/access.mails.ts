import { writeLetter } from '#api/modules/mail/letter.ts'

type To = { firstName: string | null; link: string }

const notYou =
  'Ce n’est pas toi ? Change ton mot de passe tout de suite, puis préviens une personne propriétaire.'
const button = (link: string) => ({ label: 'Ouvrir l’espace agence', link })

export const factorAddedMail = ({ firstName, link }: To, factor: string) =>
  writeLetter({
    subject: 'Un second facteur a été ajouté à ton accès',
    firstName,
    paragraphs: [`Un second facteur vient d’être ajouté à ton accès à l’espace agence : ${factor}.`, notYou],
    button: button(link),
  })

export const recoveryCodeUsedMail = ({ firstName, link }: To, left: number) =>
  writeLetter({
    subject: 'Un de tes codes de secours a servi',
    firstName,
    paragraphs: [
      `Un code de secours vient d’ouvrir ton accès à l’espace agence. Codes restants : ${left}.`,
      notYou,
    ],
    button: button(link),
  })

export const lockedOutMail = ({ firstName, link }: To, until: string) =>
  writeLetter({
    subject: 'Ton second facteur est fermé pour un moment',
    firstName,
    paragraphs: [
      `Cinq codes faux ont été essayés avec ton mot de passe : le second facteur est fermé jusqu’à ${until}. Une personne propriétaire peut le rouvrir avant.`,
      notYou,
    ],
    button: button(link),
  })
