import { maxActivities, maxCountries, maxExpeditionDays } from '#schema/constants.ts'
import {
  formerNames,
  type SearchParameter,
  searchParameters,
  slugPattern,
  sorts,
} from '#schema/searchParameters.ts'

type ValueOf<Kind> = Kind extends 'flag'
  ? boolean
  : Kind extends 'list' | 'types' | 'levels'
    ? string[]
    : string

/** A value for each filter, as the address writes it; empty for any. */
type FilterState = { [Row in SearchParameter as Row['key']]: ValueOf<Row['kind']> }

/** The state of the catalogue, held by its URL alone. */
export type SearchState = FilterState & {
  /** The URL had the later date first: both were swapped. */
  areDatesSwapped: boolean
  sort: string
  view: string
  page: number
  /** « 1 » where the words are searched as they are, even if they are a sentence. */
  words: string
  /** The sentence that the filters come from. */
  ask: string
  /** The URL had more countries or activities than allowed: the first ones count. */
  isCut: boolean
}

const box = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Swaps the ends of a reversed range. */
const inOrder = (first: string, last: string, isAfter: (one: string, other: string) => boolean) =>
  first && last && isAfter(first, last) ? [last, first] : [first, last]

function isOnEarth(text: string): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && south <= north && north <= 90
}

const toText = (value: string | string[] | boolean) => (value === true ? 'true' : String(value || ''))

/** All parameters of the URL, in a fixed order. */
function listPairs(state: SearchState): [name: string, text: string][] {
  return [
    ...searchParameters.map(({ name, key }): [string, string] => [name, toText(state[key])]),
    ['sort', state.sort === 'recommended' ? '' : state.sort],
    ['view', state.view],
    ['page', state.page > 1 ? String(state.page) : ''],
    ['words', state.words],
    ['ask', state.ask],
  ]
}

type Of<Kind> = Extract<SearchParameter, { kind: Kind }>

/** Reads parameters: a form repeats one for each choice, a link joins them. */
function reader(parameters: URLSearchParams, preset?: SearchState) {
  const fallback = new Map(preset && listPairs({ ...preset, page: 1 }))
  const all = (name: string) => {
    const input = [name, formerNames[name] ?? ''].find((each) => parameters.has(each))
    return input ? parameters.getAll(input) : [fallback.get(name) ?? '']
  }
  const text = (name: string) => all(name).join()
  const one = (name: string, pattern: RegExp) => {
    const value = text(name).split(',').at(-1) ?? ''
    return pattern.test(value) ? value : ''
  }
  const list = ({ name, pattern, ...row }: Of<'list' | 'types' | 'levels'>) => {
    const values = text(name)
      .split(',')
      .filter((value) => pattern.test(value))
    const unique = [...new Set('isUpperCase' in row ? values.map((value) => value.toUpperCase()) : values)]
    return 'isSorted' in row ? unique.sort() : unique
  }
  const number = ({ name, pattern, min, max }: Of<'number'>) => {
    const value = one(name, pattern)
    return Number(value) >= min && Number(value) <= max ? value : ''
  }
  /** Comes whole, or as two ends. */
  const range = ({ name, digits }: Of<'range'>) => {
    const whole = all(name).findLast((value) => value.includes('-')) ?? all(name).join('-')
    const [, least = '', most = ''] = new RegExp(`^(\\d{0,${digits}})-(\\d{0,${digits}})$`).exec(whole) ?? []
    return least || most ? inOrder(least, most, (one, other) => Number(one) > Number(other)).join('-') : ''
  }
  return { text, one, list, number, range }
}

/** Reads each filter by its kind, ignoring malformed values. */
function readFilters({ text, one, list, number, range }: ReturnType<typeof reader>): FilterState {
  const state: Partial<FilterState> = {}
  for (const row of searchParameters)
    if (row.kind === 'flag') state[row.key] = /^(1|true)$/.test(one(row.name, slugPattern))
    else if (row.kind === 'list' || row.kind === 'types' || row.kind === 'levels') state[row.key] = list(row)
    else if (row.kind === 'number') state[row.key] = number(row)
    else if (row.kind === 'range') state[row.key] = range(row)
    else if (row.kind === 'own') state[row.key] = one(row.name, row.pattern)
    else if (row.kind === 'slug') state[row.key] = one(row.name, slugPattern)
    else state[row.key] = textOfWords(text(row.name))
  if (!isComplete(state)) throw new Error('search parameters: a kind without a reader')
  return state
}

const textOfWords = (text: string) => text.trim().slice(0, 200)

const isComplete = (state: Partial<FilterState>): state is FilterState =>
  searchParameters.every(({ key }) => key in state)

/** Whether hits have a journey of their own: by train time alone, from the nearest city of each. */
export const isFromCity = ({ from, maxTrainHours }: SearchState): boolean =>
  from !== '' || maxTrainHours !== ''

/** Drops the filters that another one gives their meaning, without it. */
function withoutOrphans(state: SearchState): SearchState {
  for (const row of searchParameters) if ('needs' in row && !state[row.needs]) state[row.key] = ''
  return state
}

/** Parses a URL, ignoring malformed parameters. Missing ones come from the preset: a theme's filter. */
export function readSearch(parameters: URLSearchParams, preset?: SearchState): SearchState {
  const read = reader(parameters, preset)
  const filters = readFilters(read)
  const { countries, activityTypes, activities, days, from, bbox } = filters
  const room = Math.max(0, maxActivities - activityTypes.length)
  const [first = '', last = ''] = [filters.start, filters.end].map((text) => (isDay(text) ? text : ''))
  const [start = '', end = ''] = inOrder(first, last, (one, other) => one > other)
  const [sort] = sorts.find(([name]) => name === read.text('sort')) ?? sorts[0]
  return withoutOrphans({
    ...filters,
    // The home page's field of companions includes families.
    isFamily: filters.isFamily || read.text('expedition_type') === 'famille',
    countries: countries.slice(0, maxCountries),
    activityTypes: activityTypes.slice(0, maxActivities),
    activities: activities.slice(0, room),
    start,
    end,
    areDatesSwapped: start !== first,
    days: Number(days) > maxExpeditionDays ? '' : days,
    bbox: box.test(bbox) && isOnEarth(bbox) ? bbox : '',
    sort: sort === 'co2' && !from ? 'recommended' : sort,
    view: read.one('view', /^map$/),
    page: Number(read.one('page', /^[1-9]\d{0,4}$/) || 1),
    words: read.one('words', /^1$/),
    ask: textOfWords(read.text('ask')),
    isCut: countries.length > maxCountries || activityTypes.length + activities.length > maxActivities,
  })
}

export const emptySearch = readSearch(new URLSearchParams())

/**
 * Serialises known parameters in a fixed order, without defaults; on a theme, only differences from its
 * preset.
 */
export function writeSearch(state: SearchState, preset: SearchState = emptySearch): string {
  const known = new Map(listPairs({ ...preset, page: 1 }))
  const said = listPairs(state).filter(([name, text]) => text !== known.get(name))
  return new URLSearchParams(said).toString().replaceAll('%2C', ',')
}

/** Whether two searches have the same filters, in any order of results. */
export const haveSameFilters = (one: SearchState, other: SearchState): boolean =>
  searchParameters.every(({ key }) => toText(one[key]) === toText(other[key]))

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
