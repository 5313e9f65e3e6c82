import { searchParameters } from '#schema/searchParameters.ts'
import type { AskedSearchQuery } from '#web/features/search/Asked.generated.ts'
import { emptySearch, readSearch, type SearchState, writeSearch } from '#web/features/search/searchState.ts'

export type AskResult = NonNullable<AskedSearchQuery['ask']>

/** Variables of the query: journeys begin in the city of the search. */
export const toQuestion = (text: string, { from }: SearchState) => ({ text, fromCity: from || null })

const toPairs = (path: string) => new URLSearchParams(path.split('?')[1])

/** The search of a sentence with the filters that it leaves alone. */
export function toSearch(path: string, others: SearchState): SearchState {
  const parameters = new URLSearchParams(writeSearch({ ...others, q: '', words: '', ask: '', page: 1 }))
  for (const [name, value] of toPairs(path)) parameters.set(name, value)
  return readSearch(parameters)
}

/** The address that replaces words which are a sentence, with the other filters of the page. */
export function movedBy(path: string, state: SearchState): string | undefined {
  const next = toSearch(path, state)
  return next.ask ? `${path.split('?')[0]}?${writeSearch(next)}` : undefined
}

/** Parameters of the search that come from its sentence; null once the filters are others. */
function toKeys({ path }: AskResult, state: SearchState): Set<string> | null {
  const request = readSearch(toPairs(path))
  const [said, own] = [request, state].map((each) => new URLSearchParams(writeSearch(each)))
  const rows = searchParameters.filter(({ name }) => said?.has(name))
  const isSame = request.ask !== '' && rows.every(({ name }) => said?.get(name) === own?.get(name))
  if (!isSame) return null
  const keys = rows.map(({ key }) => (key === 'end' || key === 'leaveBy' ? 'start' : key))
  return new Set(keys)
}

/** The parts of a sentence that a page shows: chips with the search without them, and the keys of its filters. */
export function toShown(request: AskResult, state: SearchState) {
  const keys = toKeys(request, state)
  if (!keys) return null
  const ownNames = new Set([...toPairs(request.path)].map(([name]) => name))
  const others = new URLSearchParams(writeSearch(state))
  for (const name of ownNames) others.delete(name)
  const rest = readSearch(others)
  return {
    keys,
    chips: request.chips.map((chip) => ({ ...chip, without: toSearch(chip.pathWithout, rest) })),
    asWords: { ...emptySearch, view: state.view, q: state.ask, words: '1' },
  }
}
