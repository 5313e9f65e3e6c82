import { type SearchKey, searchParameters } from '#schema/searchParameters.ts'
import { toDates } from '#web/features/search/bar/dates.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { messages } from '#web/features/search/messages.ts'
import type { SearchFiltersQuery } from '#web/features/search/SearchPanel.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { money, monthAndYear, singleDay } from '#web/lib/format/format.ts'

export type Filters = SearchFiltersQuery['filters']

/** An active filter: its label, and the search without it. */
export type Choice = { key: string; label: string; without: SearchState }

type Word = { value: string; label: string }

const listWords = (labels: Record<string, string>): Word[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Labels of filter values; an unknown value is its own label. */
function toLabels(filters: Filters, state: SearchState) {
  const categories = filters?.activityCategories ?? []
  const words: Partial<Record<SearchKey, Word[] | undefined>> = {
    types: listWords(messages.types),
    destination: listWords(messages.destinations),
    countries: filters?.countries.map(({ code, label }) => ({ value: code, label })),
    region: filters?.countries.flatMap(({ regions }) => regions),
    activityTypes: categories,
    activities: categories.flatMap(({ activities }) => activities),
    vacation: filters?.vacations,
    from: filters?.departureCities,
  }
  const texts: Partial<Record<SearchKey, (label: string) => string>> = {
    start: () => describeDates(state),
    months: monthAndYear,
    days: barMessages.stay,
    vacation: (label) => messages.inZone(label, state.zone),
    duration: toDuration,
    price: toPrice,
    from: (city) => findTrain(city, state),
  }
  return (key: SearchKey, value: string): string => {
    const label = words[key]?.find((word) => word.value === value)?.label ?? value
    return texts[key]?.(label) ?? label
  }
}

/** All active filters, in the order of the panel. */
export function listChoices(state: SearchState, filters: Filters): Choice[] {
  const toLabel = toLabels(filters, state)
  return messages.chips.flatMap(([key, toText]) => {
    const chosen = getChosenValue(key, state)
    const values = Array.isArray(chosen) ? chosen : chosen ? [String(chosen)] : []
    return values.map((value) => ({
      key: Array.isArray(chosen) ? `${key}:${value}` : key,
      label: toText(toLabel(key, value)),
      without: withoutValue(state, key, value),
    }))
  })
}

function getChosenValue(key: SearchKey, state: SearchState) {
  if (key === 'start') return state.start || state.end || state.leaveBy
  // Part of the city's chip.
  if (key === 'maxTrainHours' && state.from) return ''
  return state[key]
}

/** The search without a value, nor the filters that need it. */
function withoutValue(state: SearchState, key: SearchKey, value: string): SearchState {
  const rest = { ...state, page: 1 }
  for (const row of searchParameters) {
    const isPart =
      ((row.key === 'end' || row.key === 'leaveBy') && key === 'start') ||
      (row.key === 'maxTrainHours' && key === 'from')
    if (row.kind === 'list' || row.kind === 'types' || row.kind === 'levels') {
      if (row.key === key) rest[row.key] = rest[row.key].filter((each) => each !== value)
    } else if (row.kind === 'flag') {
      if (row.key === key) rest[row.key] = false
    } else if (row.key === key || isPart || ('needs' in row && row.needs === key)) rest[row.key] = ''
  }
  return rest
}

/** The days of the departure, or of the whole journey. */
function describeDates({ start, end, leaveBy }: SearchState): string {
  if (!leaveBy) return toDates({ start, end })
  const leaving = messages.leaving(toDates({ start, end: leaveBy }))
  return end ? `${leaving}, ${messages.back(singleDay(end))}` : leaving
}

export function toDuration(duration: string): string {
  const [least = '', most = ''] = duration.split('-')
  return messages.days(least, most)
}

export function toPrice(price: string): string {
  const [least, most] = price.split('-').map((end) => end && money(Number(end)))
  if (least && most) return messages.between(least, most)
  return least ? messages.atLeast(least) : messages.atMost(most ?? '')
}

const findTrain = (city: string, { maxTrainHours }: SearchState) =>
  maxTrainHours ? messages.trainWithin(city, maxTrainHours) : messages.trainFrom(city)
