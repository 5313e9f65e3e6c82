import { maxLevel } from '#schema/constants.ts'
import { counted } from '#web/lib/format/format.ts'
import type { ExpeditionType } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  fits: { WITHIN: 'dans tes cordes', CHALLENGE: 'petit défi', TOO_EARLY: 'trop tôt' },
  isNew: 'NOUVEAUTÉ',
  newDates: 'NOUVELLES DATES',
  confirmed: 'Départ confirmé',
  types: {
    EXPEDITION: 'Expédition',
    SANS_LES_PARENTS: 'Sans les parents',
    EN_BASE_CAMP: 'En Base Camp',
    EN_ITINERANCE: 'En itinérance',
  } satisfies Record<ExpeditionType, string>,
  fromAge: (age: number) => `Dès ${age} ans`,
  level: (level: number) => `Niveau ${level}/${maxLevel}`,
  fromPriceWord: 'À partir de ',
  perDay: (euros: string) => `soit ${euros} par jour`,
  departures: (count: number) => counted(count, 'départ à venir', 'départs à venir'),
  favourites: (count: number) => counted(count, 'favori', 'favoris'),
  noDeparture: 'Ajoute-la à tes favoris pour connaître les prochaines dates',
  oneMissing: 'Plus qu’1 inscription',
  confirmedDate: 'Confirmé',
  noReview: 'Nouveau',
  byTrain: (city: string, duration: string) => `${duration} de train depuis ${city}`,
  fromHome: (hours: string, kg: string) => `${hours} · ${kg}\u00a0CO₂e`,
  byTrainFrom: (city: string) => ` de train depuis ${city}, l’aller`,
  estimate: (hours: string) => `≈\u00a0${hours}`,
  since: 'depuis',
  fromCity: (city: string, journey: string) =>
    `Depuis ${city}\u00a0: ${journey.charAt(0).toLowerCase()}${journey.slice(1)}`,
  newTab: '(s’ouvre dans un nouvel onglet)',
}
