import { AskedSearchDocument } from '#web/features/search/Asked.generated.ts'
import { movedBy, toQuestion } from '#web/features/search/asked.rules.ts'
import { broaderVariables } from '#web/features/search/broaderSearches.rules.ts'
import { listChoices } from '#web/features/search/choices.ts'
import { SearchWaysDocument } from '#web/features/search/EmptyResult.generated.ts'
import { SearchFiltersDocument } from '#web/features/search/SearchPanel.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { toVariables } from '#web/features/search/searchVariables.ts'
import { readStored } from '#web/lib/browser/storage.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { BrowseExpeditionsDocument } from '#web/pages/BrowseExpeditions.generated.ts'
import { CatalogueMapDocument } from '#web/pages/CatalogueMap.generated.ts'
import { CatalogueMap } from '#web/pages/catalogueMapIsland.ts'

/** The address of the search that the words of the page mean, if they are a sentence. */
export async function askedPath(graph: Graph, state: SearchState): Promise<string | undefined> {
  const { q, words, ask } = state
  if (!q || words || ask) return
  // The server knows no device.
  const city = state.from || (typeof window === 'undefined' ? '' : (readStored('from') ?? ''))
  const variables = toQuestion(q, { ...state, from: city })
  const { data } = await graph.query({ query: AskedSearchDocument, variables })
  return data?.features?.ask && data.ask ? movedBy(data.ask.path, state) : undefined
}

/** Loads results, filter labels and, without results, suggestions, in one query. */
export async function loadSearch(graph: Graph, state: SearchState): Promise<void> {
  const [{ data }] = await Promise.all([
    graph.query({ query: BrowseExpeditionsDocument, variables: toVariables(state) }),
    graph.query({ query: SearchFiltersDocument }),
    state.ask && graph.query({ query: AskedSearchDocument, variables: toQuestion(state.ask, state) }),
    state.view === 'map' && CatalogueMap.open(),
    state.view === 'map' &&
      graph.query({ query: CatalogueMapDocument, variables: { filter: toVariables(state).filter } }),
  ])
  const variables = data?.expeditions?.totalCount === 0 && broaderVariables(listChoices(state, null))
  if (variables) await graph.query({ query: SearchWaysDocument, variables })
}
