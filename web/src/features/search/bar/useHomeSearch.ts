import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type HomeSearch,
  readHomeSearch,
  toSearchState,
  writeHomeSearch,
} from '#web/features/search/bar/homeSearch.rules.ts'
import { type Suggestion, toPath } from '#web/features/search/bar/suggestions.rules.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { searchPath } from '#web/features/search/useSearchState.ts'
import { useDraft } from '#web/lib/account/useDraft.ts'

/** Stored in the tab, so that Back restores it. A suggested expedition opens at once. */
export function useHomeSearch() {
  const navigate = useNavigate()
  const draft = useDraft('home-search')
  const search = readHomeSearch(draft.text)
  const input = toSearchState(search)
  const write = (part: Partial<HomeSearch>) => draft.write(writeHomeSearch({ ...search, ...part }))
  return {
    state: search.state,
    /** The search of the catalogue for all fields. */
    requested: input,
    change: (part: Partial<SearchState>) => write({ state: { ...search.state, ...part } }),
    clear: () => draft.write(''),
    submit(event: SubmitEvent) {
      event.preventDefault()
      void navigate(searchPath(input))
    },
    where: {
      value: search.where,
      onType: (text: string) => write({ where: text, suggestion: undefined }),
      onPlace: (path: string) => void navigate(path),
      onSuggestion(suggestion: Suggestion) {
        const path = toPath(suggestion)
        if (path) void navigate(path)
        else write({ where: suggestion.label, suggestion })
      },
    },
  }
}

export type BarSearch = ReturnType<typeof useHomeSearch>
