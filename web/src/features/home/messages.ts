import { bestRating } from '#schema/constants.ts'
import { counted, decimal, number } from '#web/lib/format/format.ts'

export const messages = {
  title: 'Explora – Aventures guidées et bas carbone en Europe',
  description:
    'Treks, kayak, bivouacs : des aventures guidées de 2 à 15 jours partout en Europe, en petit groupe, pensées pour y aller en train.',
  hero: 'Pars loin, sans partir si loin.',
  lede: 'Treks, kayak, bivouacs : des aventures guidées en petit groupe, pensées pour y aller en train.',
  proofReviews: (average: number, count: number) =>
    `${decimal(average)}/${bestRating} sur ${counted(count, 'avis', 'avis')}`,
  proofGuides: 'Guides diplômés',
  proofTrain: 'Un accès en train pour chaque aventure',
  photo: (author: string) => `Photo : ${author}`,
  destinations: 'Choisis ta destination',
  destinationNames: {
    all: 'Toutes les destinations',
    france: 'France',
    'outside-france': 'Hors de France',
    lapland: 'Laponie',
  } satisfies Record<string, string>,
  featured: 'Nos aventures du moment',
  featuredIntro: 'Petits groupes, douze personnes au plus.',
  seeAll: (count: number) =>
    count === 1
      ? 'Voir l’aventure'
      : count > 0
        ? `Voir les ${number(count)} aventures`
        : 'Voir toutes les aventures',
  collections: 'Des idées pour partir',
  confirmed: 'Prochains départs confirmés',
  confirmedIntro: 'Le groupe est formé : il ne manque que toi.',
  reviews: 'Ils en sont revenus',
  themes: 'Explorer par thème',
  allThemes: 'Tous les thèmes',
  allReviews: 'Lire tous les avis',
  unavailable: 'Cette partie est momentanément indisponible.',
}
