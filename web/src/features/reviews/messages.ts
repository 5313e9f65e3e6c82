import { counted, decimal } from '#web/lib/format/format.ts'
import type { AuthorRole, Company } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  outOfFive: (count: number) => `sur 5, d’après ${counted(count, 'avis laissé', 'avis laissés')} au retour.`,
  stars: (rating: number) => `${decimal(rating)} ${rating < 2 ? 'étoile' : 'étoiles'} sur 5`,
  ratingLine: (rating: number, count: number) =>
    `${counted(rating, 'étoile', 'étoiles')} : ${counted(count, 'avis', 'avis')}`,
  starsAnd: (rating: number) => (rating < 2 ? 'étoile :' : 'étoiles :'),
  review: 'avis',
  all: 'Lire tous les avis',
  outOfFiveShort: (count: number) => `sur 5, ${counted(count, 'avis', 'avis')}`,
  filter: 'Avis par note',
  none: 'Pas encore d’avis',
  unavailable: 'Les avis sont momentanément indisponibles. Réessaie dans un instant.',
  verified: 'Voyage vérifié',
  verifiedText:
    'Du plus récent au plus ancien, sans tri de notre part. « Voyage vérifié » : la personne était bien du départ.',
  rules: 'Comment nous publions les avis',
  more: 'Afficher plus',
  byCompany: 'Avis : qui est parti',
  companies: {
    FAMILY: 'En famille',
    COUPLE: 'En couple',
    FRIENDS: 'Entre amis',
    SOLO: 'En solo',
  } satisfies Record<Company, string>,
  noneFiltered: 'Aucun avis ne réunit ces deux filtres.',
  replyFor: (name: string, role: AuthorRole) =>
    role === 'AGENCY'
      ? `Réponse de ${name}, de notre équipe`
      : name
        ? `Réponse de ${name}, guide de l’aventure`
        : 'Réponse du guide',
  published: (day: string) => `Publié le ${day}`,
  lived: (month: string) => `vécu en ${month}`,
}
