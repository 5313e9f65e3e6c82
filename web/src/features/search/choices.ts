import { datesOf } from '#web/features/search/bar/dates.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { messages } from '#web/features/search/messages.ts'
import type { SearchFiltersQuery } from '#web/features/search/SearchPanel.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { money, monthAndYear } from '#web/lib/format.ts'

export type Filters = SearchFiltersQuery['filters']

/** An active filter: its label, and the search without it. */
export type Choice = { key: string; label: string; without: SearchState }

type Word = { value: string; label: string }

/** Labels of filter values; an unknown value is its own label. */
function labelsOf(filters: Filters) {
  const categories = filters?.activityCategories ?? []
  const words = {
    types: Object.entries(messages.types).map(([value, label]) => ({ value, label })),
    destination: Object.entries(messages.destinations).map(([value, label]) => ({ value, label })),
    countries: filters?.countries.map(({ code, label }) => ({ value: code, label })),
    region: filters?.countries.flatMap(({ regions }) => regions),
    activityTypes: categories,
    activities: categories.flatMap(({ activities }) => activities),
    levels: filters?.levels.map(({ level, label }) => ({ value: String(level), label })),
    vacation: filters?.vacations,
    from: filters?.departureCities,
  } satisfies Record<string, Word[] | undefined>
  return (kind: keyof typeof words, wanted: string): string =>
    words[kind]?.find(({ value }) => value === wanted)?.label ?? wanted
}

const lists = ['types', 'countries', 'activityTypes', 'activities', 'levels'] as const
const singles = ['destination', 'region'] as const

/** All active filters, in the order of the panel. */
export function choicesOf(state: SearchState, filters: Filters): Choice[] {
  const labelOf = labelsOf(filters)
  const choices: Choice[] = []
  const add = (key: string, label: string, without: Partial<SearchState>) =>
    choices.push({ key, label, without: { ...state, page: 1, ...without } })
  if (state.q) add('q', messages.quoted(state.q), { q: '' })
  for (const field of singles) if (state[field]) add(field, labelOf(field, state[field]), { [field]: '' })
  for (const field of lists)
    for (const value of state[field])
      add(`${field}:${value}`, field === 'levels' ? messages.level(value) : labelOf(field, value), {
        [field]: state[field].filter((each) => each !== value),
      })
  if (state.start || state.end) add('dates', datesOf(state), { start: '', end: '' })
  for (const month of state.months)
    add(`month:${month}`, monthAndYear(month), { months: state.months.filter((each) => each !== month) })
  if (state.days) add('days', barMessages.stay(state.days), { days: '' })
  if (state.vacation)
    add('vacation', messages.inZone(labelOf('vacation', state.vacation), state.zone), {
      vacation: '',
      zone: '',
    })
  if (state.duration) add('duration', durationOf(state.duration), { duration: '' })
  if (state.minPrice || state.maxPrice) add('price', priceOf(state), { minPrice: '', maxPrice: '' })
  if (state.isFamily) add('family', messages.family, { isFamily: false, age: '' })
  if (state.age) add('age', messages.childOf(Number(state.age)), { age: '' })
  if (state.rating) add('rating', messages.ratedAtLeast(Number(state.rating)), { rating: '' })
  if (state.eco) add('eco', messages.ecoAtLeast(state.eco), { eco: '' })
  if (state.isConfirmed) add('confirmed', messages.confirmed, { isConfirmed: false })
  if (state.from) add('from', trainOf(labelOf('from', state.from), state), { from: '', maxTrainHours: '' })
  if (state.bbox) add('bbox', messages.mapArea, { bbox: '' })
  return choices
}

export function durationOf(duration: string): string {
  const [least = '', most = ''] = duration.split('-')
  return messages.days(least, most)
}

export function priceOf({ minPrice, maxPrice }: Pick<SearchState, 'minPrice' | 'maxPrice'>): string {
  const [least, most] = [minPrice && money(Number(minPrice)), maxPrice && money(Number(maxPrice))]
  if (least && most) return messages.between(least, most)
  return least ? messages.atLeast(least) : messages.atMost(most)
}

const trainOf = (city: string, { maxTrainHours }: SearchState) =>
  maxTrainHours ? messages.trainWithin(city, maxTrainHours) : messages.trainFrom(city)
