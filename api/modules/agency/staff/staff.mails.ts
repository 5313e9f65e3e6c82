import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'

export const invitationMail = (link: string, invitedBy: string) =>
  writeLetter({
    subject: `${invitedBy} t’invite dans l’équipe ${agencyMark}`,
    paragraphs: [
      `${invitedBy} t’ouvre un accès à l’espace agence ${agencyMark}. Ce lien sert une seule fois, et reste valable 72 heures.`,
      'Il te faudra un téléphone avec une application de codes : c’est ton second facteur.',
    ],
    button: { label: 'Accepter l’invitation', link },
    footnotes: [{ label: `Tu ne connais pas ${agencyMark} ? Ignore ce message : rien ne se passera.` }],
  })

type To = { firstName: string | null; link: string }

export const rightsChangedMail = ({ firstName, link }: To, by: string, sentence: string) =>
  writeLetter({
    subject: 'Ton accès à l’espace agence a changé',
    firstName,
    paragraphs: [`${by} a modifié ton accès à l’espace agence : ${sentence}.`],
    button: { label: 'Ouvrir l’espace agence', link },
  })

export const newOwnerMail = ({ firstName, link }: To, name: string) =>
  writeLetter({
    subject: `${name} est maintenant propriétaire`,
    firstName,
    paragraphs: [
      `${name} a maintenant tous les droits dans l’espace agence : équipe, réglages et journal compris.`,
      'Tu ne t’y attendais pas ? Ouvre l’équipe et retire cet accès.',
    ],
    button: { label: 'Voir l’équipe', link },
  })
