import { messages } from '#web/features/search/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'

type Facets = { name: string; values: { value: string; label: string }[] }[]

/** A choice that can be dropped: what it is called, and the search without it. */
export type Choice = { key: string; label: string; without: SearchState }

const lists = [
  ['types', 'types'],
  ['countries', 'countries'],
  ['activityTypes', 'activity_types'],
  ['activities', 'activities'],
  ['levels', 'levels'],
] as const

const singles = [
  ['destination', 'destinations'],
  ['region', 'regions'],
  ['vacation', 'vacations'],
  ['duration', 'durations'],
] as const

/** Everything that narrows the search, in the order of the panel. */
export function choicesOf(state: SearchState, facets: Facets): Choice[] {
  const start = { ...state, page: 1 }
  const labelOf = (facet: string, value: string) =>
    facets.find(({ name }) => name === facet)?.values.find((each) => each.value === value)?.label ?? value
  const choices: Choice[] = []
  if (state.q) choices.push({ key: 'q', label: state.q, without: { ...start, q: '' } })
  for (const [field, facet] of lists)
    for (const value of state[field])
      choices.push({
        key: `${field}:${value}`,
        label: labelOf(facet, value),
        without: { ...start, [field]: state[field].filter((each) => each !== value) },
      })
  for (const [field, facet] of singles)
    if (state[field])
      choices.push({ key: field, label: labelOf(facet, state[field]), without: { ...start, [field]: '' } })
  if (state.isFamily)
    choices.push({ key: 'family', label: messages.family, without: { ...start, isFamily: false } })
  if (state.isConfirmed)
    choices.push({ key: 'confirmed', label: messages.confirmed, without: { ...start, isConfirmed: false } })
  if (state.start || state.end)
    choices.push({ key: 'dates', label: messages.dates, without: { ...start, start: '', end: '' } })
  if (state.minPrice || state.maxPrice)
    choices.push({ key: 'price', label: messages.price, without: { ...start, minPrice: '', maxPrice: '' } })
  return choices
}
