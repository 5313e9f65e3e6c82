import { bestRating } from '#schema/constants.ts'
import { adventures, singleDay } from '#web/lib/format/format.ts'

export const messages = {
  home: 'Accueil',
  adventures: 'Aventures',
  reviews: 'Les avis',
  questions: 'Questions et réponses',
  questionsIntro: 'Les guides et l’équipe te répondent ici, et celles et ceux qui l’ont vécue aussi.',
  similar: 'Tu aimeras peut-être aussi',
  eco: (rating: number) => `Impact : ${rating}/${bestRating}`,
  unavailable: 'Cette partie est momentanément indisponible.',
  noReviewYet: 'Pas encore d’avis',
  themesTitle: 'Trouvez votre prochaine aventure',
  themesDescription: 'Nos thèmes pour choisir : neige, eau, famille, premières fois.',
  themes: 'Thèmes',
  /** Figures of a theme, which another service may lack. */
  themeText: (count: number | null, nextDeparture: string | null) =>
    [count !== null && adventures(count), nextDeparture && `prochain départ le ${singleDay(nextDeparture)}`]
      .filter(Boolean)
      .join(', '),
  noThemeYet: 'Nos thèmes arrivent bientôt. En attendant, toutes nos aventures sont à leur place.',
  noGuideYet: 'Nos guides se présentent ici dès que leurs aventures sont en ligne.',
  allAdventures: 'Voir les aventures',
  themesUnavailable: 'Les thèmes sont momentanément indisponibles.',
  themeExpeditions: 'Voir toutes les aventures de ce thème',
  meetGuides: 'Rencontrer nos guides',
  credits: 'Crédits photographiques',
  creditsIntro: 'Les auteurs des photographies de ce site, et leurs licences. Merci à eux.',
  creditSource: 'Source',
  creditSourceFor: (photograph: string) => `Source de la photographie : ${photograph}`,
}
