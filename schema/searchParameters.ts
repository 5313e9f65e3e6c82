import {
  bestRating,
  largestParty,
  maxActivities,
  maxCountries,
  maxLevel,
  minLevel,
  oldestChild,
  worstRating,
} from '#schema/constants.ts'

/**
 * How a parameter is written. `own` forms have a reader in the REST API and one in the site; a parameter of
 * another kind needs none.
 */
type Shape =
  | { kind: 'words' | 'box' | 'flag' }
  | { kind: 'own'; pattern: RegExp }
  | { kind: 'slug' }
  | { kind: 'list'; pattern: RegExp; isUpperCase?: true; isSorted?: true }
  | { kind: 'types'; pattern: RegExp }
  | { kind: 'levels'; pattern: RegExp; isSorted: true }
  | { kind: 'number'; pattern: RegExp; min: number; max: number }
  | { kind: 'range'; digits: number }

/** `name` is REST's and the address's, `field` GraphQL's (of a range, its two ends), `key` the code's. */
type Parameter = Shape & {
  key: string
  name: string
  field: string | readonly [min: string, max: string]
  /** Key of the parameter without which this one has no meaning in the site. */
  needs?: string
}

export const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

export const whole = /^\d{1,2}$/
const tenths = /^\d{1,2}(\.\d)?$/
const hundredths = /^\d{1,2}(\.\d{1,2})?$/
const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`)

/** Kinds of expeditions and orders: the slug of REST and of the address, and GraphQL's value. */
export const types = [
  ['expedition', 'EXPEDITION'],
  ['sans-les-parents', 'SANS_LES_PARENTS'],
  ['en-base-camp', 'EN_BASE_CAMP'],
  ['en-itinerance', 'EN_ITINERANCE'],
] as const
export const sorts = [
  ['recommended', 'RECOMMENDED'],
  ['next_departure', 'NEXT_DEPARTURE'],
  ['price', 'PRICE_ASC'],
  ['-price', 'PRICE_DESC'],
  ['duration', 'DURATION_ASC'],
  ['-duration', 'DURATION_DESC'],
  ['rating', 'RATING'],
  ['newest', 'NEWEST'],
  ['co2', 'FEWEST_CO2'],
] as const

export const vacationNames = ['toussaint', 'noel', 'hiver', 'printemps', 'pont-de-mai', 'ete'] as const
export const zones = ['A', 'B', 'C'] as const
export const countryGroups = ['france', 'outside-france', 'lapland'] as const

const stars = { kind: 'number', min: worstRating, max: bestRating } as const
const childAge = { kind: 'number', pattern: whole, min: 0, max: oldestChild } as const
const trainHours = { kind: 'number', pattern: hundredths, min: 0, max: 99.99 } as const
const travellers = { kind: 'number', pattern: whole, min: 1, max: largestParty } as const
const slugs = { kind: 'list', pattern: slugPattern } as const
const countryCodes = { kind: 'list', pattern: /^[A-Za-z]{2}$/, isUpperCase: true } as const
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/
const months = { kind: 'list', pattern: monthPattern, isSorted: true } as const
const levels = { kind: 'levels', pattern: new RegExp(`^[${minLevel}-${maxLevel}]$`), isSorted: true } as const
const typeNames = { kind: 'types', pattern: oneOf(types.map(([slug]) => slug)) } as const
const region = { kind: 'own', pattern: slugPattern } as const
const day = { kind: 'own', pattern: /^\d{4}-\d{2}-\d{2}$/ } as const
const days = { kind: 'own', pattern: /^(weekend|[1-9]|1\d)$/ } as const
const zone = { kind: 'own', pattern: oneOf(zones) } as const
const vacation = { kind: 'own', pattern: oneOf(vacationNames) } as const
const destination = { kind: 'own', pattern: oneOf(countryGroups) } as const

/**
 * The filters of the search, for REST, GraphQL and the site, in the order of the address. A new filter begins
 * here (docs/tutorial-search-filter.md).
 */
export const searchParameters = [
  { key: 'q', name: 'q', field: 'query', kind: 'words' },
  { key: 'isFamily', name: 'family_friendly', field: 'familyFriendly', kind: 'flag' },
  { key: 'age', name: 'age', field: 'childAge', ...childAge },
  { key: 'vacation', name: 'vacation', field: 'vacation', ...vacation },
  { key: 'zone', name: 'zone', field: 'zone', ...zone, needs: 'vacation' },
  { key: 'region', name: 'region', field: 'region', ...region },
  { key: 'types', name: 'expedition_type', field: 'types', ...typeNames },
  { key: 'destination', name: 'destination', field: 'destination', ...destination },
  { key: 'countries', name: 'countries', field: 'countries', ...countryCodes },
  { key: 'activityTypes', name: 'activity_types', field: 'activityTypes', ...slugs },
  { key: 'activities', name: 'activities', field: 'activities', ...slugs },
  { key: 'start', name: 'start', field: 'startDate', ...day },
  { key: 'end', name: 'end', field: 'endDate', ...day },
  { key: 'leaveBy', name: 'leave_by', field: 'leaveBy', ...day },
  { key: 'months', name: 'month', field: 'months', ...months },
  { key: 'days', name: 'days', field: 'days', ...days },
  { key: 'travellers', name: 'travelers', field: 'travellers', ...travellers },
  { key: 'levels', name: 'level', field: 'levels', ...levels },
  { key: 'duration', name: 'duration', field: ['minDays', 'maxDays'], kind: 'range', digits: 2 },
  { key: 'price', name: 'price', field: ['minPrice', 'maxPrice'], kind: 'range', digits: 7 },
  { key: 'rating', name: 'rating', field: 'minRating', ...stars, pattern: tenths },
  { key: 'eco', name: 'eco', field: 'minEcoRating', ...stars, pattern: whole },
  { key: 'isConfirmed', name: 'confirmed', field: 'confirmed', kind: 'flag' },
  { key: 'from', name: 'from', field: 'fromCity', kind: 'slug' },
  { key: 'maxTrainHours', name: 'max_train_hours', field: 'maxTrainHours', ...trainHours },
  { key: 'bbox', name: 'bbox', field: 'bounds', kind: 'box' },
] as const satisfies readonly Parameter[]

/** Former names of parameters in REST and in addresses, still read. */
export const formerNames: Partial<Record<string, string>> = { travelers: 'travelers_count' }

export type SearchParameter = (typeof searchParameters)[number]
export type SearchKey = SearchParameter['key']

/** Description and example of each parameter in the description of the REST API. */
export const searchTexts: Record<SearchParameter['name'], readonly [description: string, example: string]> = {
  q: ['Search words; spelling is corrected, and the last word may be incomplete', 'kayak bretagne'],
  family_friendly: ['Only expeditions that welcome families: true or 1', 'true'],
  age: ['Age of the youngest child; only expeditions that accept it', '8'],
  vacation: ['School holidays that contain a whole departure: toussaint, noel…', 'ete'],
  zone: ['Academic zone of the holidays, A, B or C; any zone by default', 'A'],
  region: ['Region slugs', 'bretagne'],
  expedition_type: ['Slugs of expedition types', 'expedition'],
  destination: ['Group of destinations: all, france, outside-france, lapland', 'france'],
  countries: [`Country codes, ${maxCountries} at most`, 'FR,IT'],
  activity_types: [
    `Categories of activities; ${maxActivities} at most with \`activities\``,
    'mers-et-oceans',
  ],
  activities: [`Activities; ${maxActivities} at most with \`activity_types\``, 'kayak-de-mer,randonnee'],
  start: ['Earliest first day of a departure: date, ISO 8601, seconds or milliseconds', '2027-04-01'],
  end: ['Latest last day of a departure', '2027-10-31'],
  leave_by: ['Latest first day of a departure', '2027-08-31'],
  month: ['Months of the departure start', '2027-06,2027-07'],
  days: [
    'Duration of a departure: weekend (2 or 3 days with a Saturday and its Sunday), or a number of days',
    'weekend',
  ],
  travelers: ['Number of travellers; one departure must have as many free places', '2'],
  level: ['Levels, or a range of levels', '1-3'],
  duration: ['Range of durations in days', '2-8'],
  price: ['Range of prices in euros', '200-900'],
  rating: ['Minimum average rating; excludes expeditions without reviews', '4.5'],
  eco: ['Minimum ecological rating, 1 to 5', '4'],
  confirmed: ['Only expeditions with a confirmed departure: true or 1', 'false'],
  from: ['City of departure', 'paris'],
  max_train_hours: ['Maximum train journey in hours, from that city or from the nearest one', '8'],
  bbox: ['Bounding box, as two corners: lon,lat,lon,lat', '-5.2,42.3,8.3,51.1'],
}
