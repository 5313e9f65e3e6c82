import { bestRating, maxActivities, maxCountries, maxLevel } from '#schema/constants.ts'
import type { SearchKey, sorts, types } from '#schema/searchParameters.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { adventures, counted, decimal, number } from '#web/lib/format/format.ts'

const ecoFrom = (lowest: string) =>
  Number(lowest) === bestRating ? `${lowest}/${bestRating}` : `${lowest}/${bestRating} et plus`

const years = (age: number) => counted(age, 'an', 'ans')

const quoted = (text: string) => `« ${text} »`

const asLabelled = (label: string) => label

const [family, confirmed] = ['En famille', 'Départ confirmé']

export const messages = {
  title: 'Toutes nos aventures',
  description: 'Cherche parmi nos aventures guidées en Europe : par pays, activité, niveau, dates et budget.',
  count: (count: number) => adventures(count),
  filters: 'Filtres',
  filtersChosen: (count: number) => (count > 0 ? `Filtres (${count})` : 'Filtres'),
  see: (count: number) => `Voir ${adventures(count)}`,
  clear: 'Tout effacer',
  backToTheme: 'Revenir aux filtres du thème',
  chosen: 'Filtres choisis',
  /** Text of an active filter, from the label of its value; in the order of the panel. */
  chips: [
    ['q', quoted],
    ['destination', asLabelled],
    ['region', asLabelled],
    ['types', asLabelled],
    ['countries', asLabelled],
    ['activityTypes', asLabelled],
    ['activities', asLabelled],
    ['levels', (level) => `Niveau ${level}/${maxLevel}`],
    ['start', asLabelled],
    ['months', asLabelled],
    ['days', asLabelled],
    ['vacation', asLabelled],
    ['duration', asLabelled],
    ['price', asLabelled],
    ['isFamily', () => family],
    ['age', (age) => `Enfant de ${years(Number(age))}`],
    ['rating', (lowest) => `Avis : ${decimal(Number(lowest))} et plus`],
    ['eco', (lowest) => `Impact sur place : ${ecoFrom(lowest)}`],
    ['isConfirmed', () => confirmed],
    ['travellers', barMessages.travellers],
    ['from', asLabelled],
    ['bbox', () => 'Dans la zone de la carte'],
  ] satisfies [SearchKey, (label: string) => string][],
  drop: (label: string) => `Enlever ${label}`,
  search: 'Rechercher',
  searchHint: 'Une activité, un massif, un pays',
  sort: 'Trier par',
  sortNow: 'Trier',
  sorts: {
    recommended: 'Nos préférées',
    next_departure: 'Prochain départ',
    price: 'Prix croissant',
    '-price': 'Prix décroissant',
    duration: 'Durée croissante',
    '-duration': 'Durée décroissante',
    rating: 'Les mieux notées',
    newest: 'Les plus récentes',
    co2: 'Le moins de CO₂',
  } satisfies Record<(typeof sorts)[number][0], string>,
  types: {
    expedition: 'Adultes',
    'sans-les-parents': 'Sans les parents',
    'en-base-camp': 'En base camp',
    'en-itinerance': 'En itinérance',
  } satisfies Record<(typeof types)[number][0], string>,
  destinations: {
    '': 'Toutes',
    france: 'France',
    'outside-france': 'Hors de France',
    lapland: 'Laponie',
  } satisfies Record<string, string>,
  sections: {
    destination: 'Destination',
    when: 'Quand ?',
    activities: 'Activités',
    countries: 'Pays et régions',
    types: 'Type d’aventure',
    levels: 'Niveau',
    duration: 'Durée',
    price: 'Budget',
    rating: 'Avis',
    eco: 'Impact sur place',
    train: 'Venir en train',
  },
  family,
  confirmed,
  allActivities: (category: string) => `Activités : ${category}`,
  mostActivities: `Tu as choisi ${maxActivities} activités, le plus possible : enlèves-en une pour en changer.`,
  mostCountries: `Tu as choisi ${maxCountries} pays, le plus possible : enlèves-en un pour en changer.`,
  findCountry: 'Chercher un pays',
  noCountry: 'Aucun de nos pays ne porte ce nom.',
  region: 'Région',
  anyRegion: 'Toutes les régions',
  start: 'Départ à partir du',
  end: 'Retour au plus tard le',
  calendar: 'Choisir sur le calendrier',
  /** Beside a dot as below the days. */
  departureMark: 'départ',
  /** A day of the calendar; undefined where its departures are unknown. */
  calendarDay: (day: string, departing: number | undefined) => {
    if (departing === undefined) return day
    return `${day}, ${departing === 0 ? 'aucun départ' : counted(departing, 'aventure part', 'aventures partent')}`
  },
  chooseReturn: 'Choisis ta date de retour, ou vois tous les départs à partir de ce jour.',
  reversedDates: 'Le retour est avant le départ : change l’une des deux dates.',
  swappedDates: 'Le retour était avant le départ : nous avons échangé les deux dates.',
  apply: 'Voir les aventures',
  vacation: 'Vacances scolaires',
  anyVacation: 'Peu importe',
  zone: 'Zone',
  anyZone: 'Toutes',
  anyDuration: 'Peu importe',
  months: 'Mois de départ',
  stays: 'Combien de temps',
  anyLength: 'Peu importe',
  anyRating: 'Tous',
  ratingFrom: (lowest: string) => `${lowest.replace('.', ',')} et plus`,
  ecoFrom,
  travellers: 'Voyageurs',
  anyTravellers: '–',
  fewerTravellers: 'Un voyageur de moins',
  moreTravellers: 'Un voyageur de plus',
  youngest: 'Âge de ton plus jeune enfant',
  anyAge: 'Mon plus jeune enfant : tous les âges',
  youngestIs: (age: number) => `Mon plus jeune enfant a ${years(age)}`,
  minPrice: 'Prix le plus bas',
  maxPrice: 'Prix le plus haut',
  anyPrice: 'Tous les prix',
  city: 'Au départ de',
  anyCity: 'Peu importe',
  maxTrainHours: 'Temps de train',
  anyTrainHours: 'Peu importe',
  hours: (count: string) => `${count} h au plus`,
  perDay: (hours: string, metres: string) => `${hours} et ${metres} par jour`,
  quoted,
  inZone: (vacation: string, zone: string) => (zone ? `${vacation}, zone ${zone}` : vacation),
  days: (least: string, most: string) => {
    if (least && most) return `${least} à ${most} jours`
    return least ? `${least} jours au moins` : `${most} jours au plus`
  },
  between: (least: string, most: string) => `De ${least} à ${most}`,
  atLeast: (price: string) => `${price} au moins`,
  atMost: (price: string) => `${price} au plus`,
  trainFrom: (city: string) => `Depuis ${city}`,
  trainWithin: (city: string, hours: string) => `${hours} h de train au plus depuis ${city}`,
  corrected: (text: string) => `Résultats pour « ${text} »`,
  relaxed: 'Aucune aventure ne réunit tous ces mots : voici les plus proches.',
  cut: 'Au plus 3 pays et 10 activités à la fois : nous avons gardé les premiers.',
  empty: 'Aucune aventure ne correspond à tous ces filtres.',
  instead: 'En attendant, nos préférées',
  emptyDrop: (label: string, count: number, isQuoted: boolean) =>
    `Sans ${isQuoted ? label : `le filtre ${quoted(label)}`} : ${adventures(count)}`,
  seeAll: 'Voir toutes les aventures',
  beyond: 'La liste s’arrête avant cette page.',
  toStart: 'Revenir à la première page',
  results: 'Résultats',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Page précédente',
  next: 'Page suivante',
  more: (count: number) => `Afficher ${number(count)} de plus`,
  seen: (last: number, total: number) =>
    `Tu as vu ${counted(last, 'aventure', 'aventures')} sur ${number(total)}`,
  unavailable: 'La recherche est momentanément indisponible.',
}
