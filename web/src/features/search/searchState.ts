import { constants } from '#web/lib/constants.ts'
import type { ExpeditionFilter, ExpeditionSort, ExpeditionType } from '#web/lib/graph.generated.ts'

/** What the address of the catalogue says, and nothing else knows. */
export type SearchState = {
  q: string
  types: string[]
  countries: string[]
  activityTypes: string[]
  activities: string[]
  levels: string[]
  destination: string
  region: string
  vacation: string
  isFamily: boolean
  isConfirmed: boolean
  start: string
  end: string
  minPrice: string
  maxPrice: string
  duration: string
  from: string
  maxTrainHours: string
  sort: string
  page: number
  /** More countries or activities were in the address than the catalogue takes: the first ones were kept. */
  isCut: boolean
}

const day = /^\d{4}-\d{2}-\d{2}$/
const slug = /^[a-z0-9][a-z0-9-]{0,79}$/
const range = /^(\d{0,7})-(\d{0,7})$/

const types: Record<string, ExpeditionType> = {
  expedition: 'EXPEDITION',
  'sans-les-parents': 'SANS_LES_PARENTS',
  'en-base-camp': 'EN_BASE_CAMP',
  'en-itinerance': 'EN_ITINERANCE',
}

const sorts: Record<string, ExpeditionSort> = {
  recommended: 'RECOMMENDED',
  next_departure: 'NEXT_DEPARTURE',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  duration: 'DURATION_ASC',
  '-duration': 'DURATION_DESC',
  rating: 'RATING',
  newest: 'NEWEST',
  co2: 'FEWEST_CO2',
}

export const sortNames = Object.keys(sorts)

/** Reads an address; what is not understood is left out. A form sends one parameter a choice, a link one list. */
export function readSearch(parameters: URLSearchParams): SearchState {
  const list = (name: string, isGood: (value: string) => boolean) =>
    [...new Set(parameters.getAll(name).flatMap((value) => value.split(',')))].filter(isGood)
  const one = (name: string, pattern: RegExp) => {
    const value = parameters.get(name) ?? ''
    return pattern.test(value) ? value : ''
  }
  const flag = (name: string) => ['1', 'true'].includes(parameters.get(name) ?? '')
  const countries = list('countries', (value) => /^[A-Za-z]{2}$/.test(value)).map((value) =>
    value.toUpperCase(),
  )
  const activityTypes = list('activity_types', (value) => slug.test(value))
  const activities = list('activities', (value) => slug.test(value))
  const room = Math.max(0, constants.maxActivities - activityTypes.length)
  const [, minPrice = '', maxPrice = ''] = range.exec(parameters.get('price') ?? '') ?? []
  const page = Number(one('page', /^[1-9]\d{0,4}$/) || 1)
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    types: list('expedition_type', (value) => value in types),
    countries: countries.slice(0, constants.maxCountries),
    activityTypes: activityTypes.slice(0, constants.maxActivities),
    activities: activities.slice(0, room),
    levels: list('level', (value) => /^[1-5]$/.test(value)),
    destination: one('destination', /^(france|outside-france|lapland)$/),
    region: one('region', slug),
    vacation: one('vacation', slug),
    isFamily: flag('family_friendly'),
    isConfirmed: flag('confirmed'),
    start: one('start', day),
    end: one('end', day),
    minPrice,
    maxPrice,
    duration: one('duration', range),
    from: one('from', slug),
    maxTrainHours: one('max_train_hours', /^\d{1,2}(\.\d{1,2})?$/),
    sort: sortNames.includes(parameters.get('sort') ?? '') ? (parameters.get('sort') ?? '') : 'recommended',
    page,
    isCut: countries.length > constants.maxCountries || activities.length > room,
  }
}

/** The address of a search: known parameters only, always in the same order, nothing that says nothing. */
export function writeSearch(state: SearchState): string {
  const price = state.minPrice || state.maxPrice ? `${state.minPrice}-${state.maxPrice}` : ''
  const pairs: [string, string][] = [
    ['q', state.q],
    ['family_friendly', state.isFamily ? 'true' : ''],
    ['vacation', state.vacation],
    ['region', state.region],
    ['expedition_type', state.types.join(',')],
    ['destination', state.destination],
    ['countries', state.countries.join(',')],
    ['activity_types', state.activityTypes.join(',')],
    ['activities', state.activities.join(',')],
    ['start', state.start],
    ['end', state.end],
    ['level', state.levels.join(',')],
    ['duration', state.duration],
    ['price', price],
    ['confirmed', state.isConfirmed ? 'true' : ''],
    ['from', state.from],
    ['max_train_hours', state.maxTrainHours],
    ['sort', state.sort === 'recommended' ? '' : state.sort],
    ['page', state.page > 1 ? String(state.page) : ''],
  ]
  const said = pairs.filter(([, value]) => value !== '')
  return new URLSearchParams(said).toString().replaceAll('%2C', ',')
}

/** The same, as the graph takes it. */
export function toVariables(state: SearchState) {
  const [, minDays, maxDays] = range.exec(state.duration) ?? []
  const number = (text: string | undefined) => (text ? Number(text) : null)
  const filter: ExpeditionFilter = {
    query: state.q || null,
    types: state.types.flatMap((type) => types[type] ?? []),
    countries: state.countries,
    activityTypes: state.activityTypes,
    activities: state.activities,
    levels: state.levels.map(Number),
    destination: state.destination || null,
    region: state.region || null,
    vacation: state.vacation || null,
    familyFriendly: state.isFamily || null,
    confirmed: state.isConfirmed || null,
    startDate: state.start || null,
    endDate: state.end || null,
    minPrice: number(state.minPrice),
    maxPrice: number(state.maxPrice),
    minDays: number(minDays),
    maxDays: number(maxDays),
    fromCity: state.from || null,
    maxTrainHours: number(state.maxTrainHours),
  }
  return { filter, sort: sorts[state.sort] ?? 'RECOMMENDED', page: state.page }
}
