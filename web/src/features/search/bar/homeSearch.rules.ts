import { messages } from '#web/features/search/bar/messages.ts'
import { type Suggestion, toPart } from '#web/features/search/bar/suggestions.rules.ts'
import { readSearch, type SearchState, writeSearch } from '#web/features/search/searchState.ts'
import type { SuggestionKind } from '#web/lib/graph/graph.generated.ts'

/** Fields of the home page: `where` as typed, or the chosen suggestion. */
export type HomeSearch = { state: SearchState; where: string; suggestion?: Suggestion | undefined }

const isKind = (text: string): text is SuggestionKind => Object.hasOwn(messages.kinds, text)

export function readHomeSearch(text: string): HomeSearch {
  const parameters = new URLSearchParams(text)
  const where = parameters.get('where') ?? ''
  const kind = parameters.get('kind') ?? ''
  return {
    state: readSearch(parameters),
    where,
    suggestion: isKind(kind) ? { kind, label: where, value: parameters.get('value') ?? '' } : undefined,
  }
}

/** Serialised as a URL, so that the same rules parse it. */
export function writeHomeSearch({ state, where, suggestion }: HomeSearch): string {
  const parameters = new URLSearchParams(writeSearch(state))
  if (where) parameters.set('where', where)
  if (suggestion) {
    parameters.set('kind', suggestion.kind)
    parameters.set('value', suggestion.value)
  }
  return parameters.toString()
}

/** The search of the catalogue for these fields. */
export const toSearchState = ({ state, where, suggestion }: HomeSearch): SearchState => ({
  ...state,
  ...(suggestion ? toPart(suggestion, state) : { q: where.trim() }),
})
