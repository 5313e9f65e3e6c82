import { counted, number } from '#web/lib/format/format.ts'

export const messages = {
  roles: { VISITOR: '', GUIDE: 'Guide', AGENCY: 'Équipe' },
  none: 'Personne n’a encore posé de question. Pose la première !',
  unavailable: 'Les questions sont momentanément indisponibles. Réessaie dans un instant.',
  ask: 'Pose ta question',
  /** Rounded up to hours, from two days on to days. */
  replyTime: (medianHours: number) => {
    const hours = Math.max(1, Math.ceil(medianHours))
    const time = hours < 48 ? `${hours} h` : `${Math.ceil(hours / 24)} jours`
    return `Réponse en ${time} en général`
  },
  reply: 'Répondre',
  replyTo: (name: string) => `Répondre à ${name}`,
  yourReply: (name: string) => `Ta réponse à ${name}`,
  cancel: 'Annuler',
  draftDeleted: 'Brouillon effacé',
  send: 'Envoyer',
  sent: 'Ton message est publié',
  visible: 'Ton prénom et ton message seront visibles de tous.',
  count: (length: number, longest: number) => `${number(length)} / ${number(longest)} caractères`,
  faults: {
    EMPTY: 'Écris ton message avant de l’envoyer.',
    FORBIDDEN: 'Ton message contient des caractères interdits : retire-les et réessaie.',
  },
  tooLong: (excess: number) =>
    `Raccourcis ton message de ${counted(excess, 'caractère', 'caractères')} pour l’envoyer.`,
  failed: 'Ton message n’est pas parti. Il reste ici : réessaie dans un instant.',
  needsScripts: 'Pour écrire ici, il faut JavaScript.',
  withoutScripts: 'Sans lui, écris-nous :',
  search: 'Chercher dans les questions',
  found: (count: number) =>
    count === 0 ? 'Aucune question ne correspond.' : counted(count, 'question trouvée', 'questions trouvées'),
  firstFound: (count: number) => `Les ${number(count)} premières questions trouvées`,
  more: 'Voir plus de questions',
  moreFailed: 'La suite ne s’est pas chargée. Réessaie dans un instant.',
  fresh: 'Nouveau',
}
