import { countryGroups, sorts as sortPairs } from '#schema/searchParameters.ts'

export const destinations = ['all', ...countryGroups] as const
export type Destination = (typeof destinations)[number]

export const sorts = sortPairs.map(([slug]) => slug)
export type Sort = (typeof sorts)[number]

export const sortLabels: Record<Sort, string> = {
  recommended: 'Nos coups de cœur',
  next_departure: 'Prochain départ',
  price: 'Prix croissant',
  '-price': 'Prix décroissant',
  duration: 'Durée croissante',
  '-duration': 'Durée décroissante',
  rating: 'Les mieux notées',
  co2: 'Les plus sobres en CO₂',
  newest: 'Les plus récentes',
}

export const destinationLabels: Record<Destination, string> = {
  all: 'Toutes les destinations',
  france: 'France',
  'outside-france': 'Hors de France',
  lapland: 'Laponie',
}

export const familyLabel = 'En famille'
export const confirmedLabel = 'Départ confirmé'

/** Usual lengths; the last one ends at the longest expedition. */
export const durationBuckets = [
  { value: '2-3', min: 2, max: 3, label: '2 à 3 jours' },
  { value: '4-6', min: 4, max: 6, label: '4 à 6 jours' },
  { value: '7-9', min: 7, max: 9, label: '7 à 9 jours' },
  { value: '10-15', min: 10, max: 15, label: '10 à 15 jours' },
]

export const ratingSteps = [4.8, 4.5, 4]
export const ecoRatingSteps = [5, 4, 3, 2, 1]

/** « 4,5 et plus » */
export const atLeastLabel = (step: number): string => `${String(step).replace('.', ',')} et plus`

/** « Un week-end », « 5 jours » */
export const daysLabel = (days: string): string => {
  if (days === 'weekend') return 'Un week-end'
  return `${days}\u00a0${days === '1' ? 'jour' : 'jours'}`
}

const dayNames = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })

/** « 2027-07-14 » → 14 juillet 2027 */
export function dayLabel(day: string): string {
  return dayNames.format(new Date(`${day}T00:00:00Z`))
}

const monthNames = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** « 2027-07 » → juillet 2027 */
export function monthLabel(month: string): string {
  return monthNames.format(new Date(`${month}-01T00:00:00Z`))
}
