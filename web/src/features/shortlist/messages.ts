import { counted } from '#web/lib/format/format.ts'

const travellers = (count: number) => counted(count, 'voyageur', 'voyageurs')
const listed = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' et $1')

/** The votes, the best first. */
export const voteWords = [2, 1, 0] as const
export type Vote = (typeof voteWords)[number]

const votes = { 2: 'Oui', 1: 'Pourquoi pas', 0: 'Non' } as const

export const messages = {
  share: 'Partager une liste',
  shareTitle: 'Une liste à plusieurs',
  shareIntro: (count: number) =>
    `Tu envoies un lien : chacun vote et coche ses semaines, sans compte. La liste commence avec ${counted(count, 'aventure', 'aventures')}.`,
  cut: 'Une liste compte 20 aventures au plus : nous prenons les vingt premières.',
  titleField: 'Titre de la liste',
  titleDefault: 'Notre prochaine aventure',
  titleHint: 'Lettres et chiffres, 60 au plus.',
  create: 'Créer la liste',
  created: 'Ta liste est prête. Qui a le lien peut la lire et voter.',
  address: 'Le lien de la liste',
  send: 'Envoyer le lien',
  open: 'Ouvrir la liste',
  known: 'Les listes de cet appareil',
  add: 'Ajouter',
  addTo: (count: number, title: string) =>
    `Ajouter ${count === 1 ? 'cette aventure' : `ces ${count} aventures`} à « ${title} »`,
  added: (count: number, title: string) =>
    `« ${title} » : ${counted(count, 'aventure ajoutée', 'aventures ajoutées')}.`,
  alreadyOn: (title: string) => `Tout y est déjà : « ${title} » n’a pas changé.`,
  keysStay: 'Tes clés restent sur cet appareil : garde-le pour voter et fermer la liste.',
  failed: 'Ça n’a pas abouti. Réessaie dans un instant.',
  intro: 'Chacun vote et coche ses semaines : la page cherche le départ qui arrange le plus de monde.',
  loading: 'La liste arrive…',
  needsScripts: 'Cette page a besoin de JavaScript : active-le pour lire la liste.',
  unavailable: 'La liste est momentanément indisponible. Réessaie dans un instant.',
  unknown: 'Cette liste n’existe pas, ou n’existe plus.',
  deleted: 'La liste est supprimée, avec ses votes.',
  catalogue: 'Voir nos aventures',

  joinTitle: 'Qui es-tu ?',
  joinIntro: 'Un prénom et un nombre suffisent : pas de compte, pas d’e-mail.',
  name: 'Ton prénom',
  nameMissing: 'Écris ton prénom.',
  party: 'Vous êtes combien ?',
  people: (count: number) => (count === 1 ? 'Juste moi' : `${count} personnes`),
  join: 'Rejoindre la liste',
  full: 'Cette liste a déjà 12 personnes : tu peux la lire, mais plus la rejoindre.',

  trips: 'Les aventures',
  noTrip: 'Cette liste n’a plus d’aventure.',
  toAdd: 'Pour en ajouter, mets des aventures en favori ou compare-les, puis choisis « Partager une liste ».',
  toCatalogue: 'Chercher une aventure',
  voteFor: (name: string) => `Ton vote pour ${name}`,
  votes,
  voters: (vote: string, names: readonly string[]) => `${vote} : ${listed(names)}`,
  noVote: 'Personne n’a encore voté.',
  score: (score: number) => counted(score, 'point', 'points'),
  remove: 'Retirer',
  removeTrip: (name: string) => `Retirer ${name} de la liste`,
  removed: (name: string) => `${name} n’est plus sur la liste.`,
  voted: (vote: Vote, name: string) => `${votes[vote]} : ${name}`,

  weeks: 'Vos semaines',
  weeksIntro:
    'Coche tes semaines d’un clic, ou de la barre d’espace : une fois pour le week-end, deux pour la semaine entière.',

  dates: 'Les départs qui arrangent le plus de monde',
  noDates: 'Dès que deux voyageurs ont une semaine en commun, les départs possibles sont ici.',
  can: (count: number, all: number) => `${travellers(count)} sur ${all}`,
  everybody: 'Tout le monde peut',
  without: (names: readonly string[]) => `Sans ${listed(names)}`,
  see: 'Voir l’aventure',
  seeTrip: (name: string) => `Voir l’aventure ${name}`,

  persons: 'Qui est là',
  me: 'toi',
  travellers,
  leave: 'Quitter la liste',
  owner: 'Ta liste',
  ownerIntro:
    'Fermée, la liste reste à lire mais ne change plus. Supprimée, elle disparaît pour tout le monde.',
  close: 'Fermer la liste',
  delete: 'Supprimer la liste',
  confirmDelete: 'Supprimer pour tout le monde',
  keep: 'Garder la liste',
  closed: 'Cette liste est fermée : elle se lit encore, mais ne change plus.',
  expires: (day: string) => `Sans visite, elle disparaît le ${day}.`,
}
