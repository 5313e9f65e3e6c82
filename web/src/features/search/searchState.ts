import {
  bestRating,
  maxActivities,
  maxCountries,
  maxExpeditionDays,
  maxLevel,
  minLevel,
  oldestChild,
} from '#schema/constants.ts'

/** The state of the catalogue, held by its URL alone. */
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
  zone: string
  isFamily: boolean
  /** Age of the youngest child, with the family filter; empty for any. */
  age: string
  isConfirmed: boolean
  start: string
  end: string
  /** The URL had the later date first: both were swapped. */
  areDatesSwapped: boolean
  /** « 2027-06 » */
  months: string[]
  /** « weekend », or a number of days. */
  days: string
  minPrice: string
  maxPrice: string
  duration: string
  /** Minimum ratings by travellers and by published criteria. */
  rating: string
  eco: string
  from: string
  maxTrainHours: string
  /** West, south, east and north of the map. */
  bbox: string
  sort: string
  view: string
  page: number
  /** The URL had more countries or activities than allowed: the first ones count. */
  isCut: boolean
}

const day = /^\d{4}-\d{2}-\d{2}$/
const slug = /^[a-z0-9][a-z0-9-]{0,79}$/
const range = /^(\d{0,7})-(\d{0,7})$/
const box = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/

const typeNames = ['expedition', 'sans-les-parents', 'en-base-camp', 'en-itinerance']
export const sortNames = [
  'recommended',
  'next_departure',
  'price',
  '-price',
  'duration',
  '-duration',
  'rating',
  'newest',
  'co2',
]

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Swaps the ends of a reversed range. */
const inOrder = (first: string, last: string, isAfter: (one: string, other: string) => boolean) =>
  first && last && isAfter(first, last) ? [last, first] : [first, last]

const isMore = (one: string, other: string) => Number(one) > Number(other)

function isOnEarth(text: string): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && south <= north && north <= 90
}

/** All parameters of the URL, in a fixed order. */
function pairsOf(state: SearchState): [name: string, text: string][] {
  return [
    ['q', state.q],
    ['family_friendly', state.isFamily ? 'true' : ''],
    ['age', state.age],
    ['vacation', state.vacation],
    ['zone', state.zone],
    ['region', state.region],
    ['expedition_type', state.types.join(',')],
    ['destination', state.destination],
    ['countries', state.countries.join(',')],
    ['activity_types', state.activityTypes.join(',')],
    ['activities', state.activities.join(',')],
    ['start', state.start],
    ['end', state.end],
    ['month', state.months.join(',')],
    ['days', state.days],
    ['level', state.levels.join(',')],
    ['duration', state.duration],
    ['price', state.minPrice || state.maxPrice ? `${state.minPrice}-${state.maxPrice}` : ''],
    ['rating', state.rating],
    ['eco', state.eco],
    ['confirmed', state.isConfirmed ? 'true' : ''],
    ['from', state.from],
    ['max_train_hours', state.maxTrainHours],
    ['bbox', state.bbox],
    ['sort', state.sort === 'recommended' ? '' : state.sort],
    ['view', state.view],
    ['page', state.page > 1 ? String(state.page) : ''],
  ]
}

/**
 * Reads parameters: a form repeats one for each choice, a link joins them, and a range comes whole or as two
 * ends.
 */
function reader(parameters: URLSearchParams, preset?: SearchState) {
  const fallback = new Map(preset && pairsOf({ ...preset, page: 1 }))
  const text = (name: string, separator = ',') =>
    parameters.has(name) ? parameters.getAll(name).join(separator) : (fallback.get(name) ?? '')
  const list = (name: string, pattern: RegExp) =>
    [...new Set(text(name).split(','))].filter((value) => pattern.test(value))
  const one = (name: string, pattern: RegExp) => {
    const value = text(name).split(',').at(-1) ?? ''
    return pattern.test(value) ? value : ''
  }
  return { text, list, one }
}

/** Conditions on departures. Lengths are compared as numbers: « 16 » days exceed the maximum. */
function readWhen({ list, one }: Reader) {
  const dates = ['start', 'end'].map((name) => one(name, day)).map((text) => (isDay(text) ? text : ''))
  const [first = '', last = ''] = dates
  const [start = '', end = ''] = inOrder(first, last, (one, other) => one > other)
  const days = one('days', /^(weekend|[1-9]|1\d)$/)
  const vacation = one('vacation', /^(toussaint|noel|hiver|printemps|ete|pont-de-mai)$/)
  return {
    start,
    end,
    areDatesSwapped: start !== first,
    months: list('month', /^\d{4}-(0[1-9]|1[0-2])$/).toSorted(),
    days: Number(days) > maxExpeditionDays ? '' : days,
    vacation,
    zone: vacation && one('zone', /^[ABC]$/),
  }
}

/** Ratings and audience. The highest age means no limit. */
function readScores({ text, one }: Reader) {
  const rating = one('rating', /^[1-9](\.\d)?$/)
  const age = one('age', /^(\d|1\d)$/)
  // The home page's field of companions includes families.
  const isFamily = /^(1|true)$/.test(one('family_friendly', slug)) || text('expedition_type') === 'famille'
  return {
    isFamily,
    age: isFamily && Number(age) < oldestChild ? age : '',
    rating: Number(rating) > bestRating ? '' : rating,
    eco: one('eco', new RegExp(`^[1-${bestRating}]$`)),
  }
}

type Reader = ReturnType<typeof reader>

/** Parses a URL, ignoring malformed parameters. Missing ones come from the preset: a theme's filter. */
export function readSearch(parameters: URLSearchParams, preset?: SearchState): SearchState {
  const read = reader(parameters, preset)
  const { text, list, one } = read
  const countries = list('countries', /^[A-Za-z]{2}$/)
  const activityTypes = list('activity_types', slug)
  const activities = list('activities', slug)
  const room = Math.max(0, maxActivities - activityTypes.length)
  const [, least = '', most = ''] = range.exec(text('price', '-')) ?? []
  const [minPrice = '', maxPrice = ''] = inOrder(least, most, isMore)
  const [minDays = '', maxDays = ''] = one('duration', /^\d{1,2}-\d{0,2}$|^-\d{1,2}$/).split('-')
  const from = one('from', slug)
  const sort = sortNames.find((name) => name === text('sort')) ?? 'recommended'
  return {
    q: text('q').trim().slice(0, 200),
    types: list('expedition_type', new RegExp(`^(${typeNames.join('|')})$`)),
    countries: countries.slice(0, maxCountries).map((value) => value.toUpperCase()),
    activityTypes: activityTypes.slice(0, maxActivities),
    activities: activities.slice(0, room),
    levels: list('level', new RegExp(`^[${minLevel}-${maxLevel}]$`)).toSorted(),
    destination: one('destination', /^(france|outside-france|lapland)$/),
    region: one('region', slug),
    ...readWhen(read),
    ...readScores(read),
    isConfirmed: /^(1|true)$/.test(one('confirmed', slug)),
    minPrice,
    maxPrice,
    duration: minDays || maxDays ? inOrder(minDays, maxDays, isMore).join('-') : '',
    from,
    maxTrainHours: from && one('max_train_hours', /^\d{1,2}(\.\d{1,2})?$/),
    bbox: box.test(text('bbox')) && isOnEarth(text('bbox')) ? text('bbox') : '',
    sort: sort === 'co2' && !from ? 'recommended' : sort,
    view: one('view', /^map$/),
    page: Number(one('page', /^[1-9]\d{0,4}$/) || 1),
    isCut: countries.length > maxCountries || activityTypes.length + activities.length > maxActivities,
  }
}

export const emptySearch = readSearch(new URLSearchParams())

/**
 * Serialises known parameters in a fixed order, without defaults; on a theme, only differences from its
 * preset.
 */
export function writeSearch(state: SearchState, preset: SearchState = emptySearch): string {
  const known = new Map(pairsOf({ ...preset, page: 1 }))
  const said = pairsOf(state).filter(([name, text]) => text !== known.get(name))
  return new URLSearchParams(said).toString().replaceAll('%2C', ',')
}

export type Fields = { only: string[] } | { but: string[] }

/** Hidden fields of a form: first, empty, the preset's parameters; then those without a field. */
export function carriedBy(state: SearchState, preset: SearchState, fields: Fields): [string, string][] {
  const isCarried = (name: string) =>
    'only' in fields ? fields.only.includes(name) : !fields.but.includes(name)
  const presets = [...new URLSearchParams(writeSearch(preset))]
  const others = [...new URLSearchParams(writeSearch({ ...state, page: 1 }))]
  return [
    ...presets.map(([name]): [string, string] => [name, '']),
    ...others.filter(([name]) => isCarried(name)),
  ]
}

/** Reads the state of a form: an absent field is not chosen. */
export function readForm(form: HTMLFormElement): SearchState {
  const texts = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ])
  return { ...readSearch(new URLSearchParams(texts)), page: 1 }
}
