import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  emptySearch,
  haveSameFilters,
  readSearch,
  type SearchState,
  writeSearch,
} from '#web/features/search/searchState.ts'
import { paths } from '#web/lib/site/paths.ts'

/** Where a search happens: the catalogue, or a theme with its preset. */
export type SearchPlace = {
  path: string
  preset: SearchState
  /** State of the URL, which the results match. */
  state: SearchState
  /** The requested state, before the navigation completes. */
  shown: SearchState
  to: (state: SearchState) => string
  go: (state: SearchState) => void
}

export function searchPath(state: SearchState, path = paths.catalogue, preset = emptySearch): string {
  const said = writeSearch(state, preset)
  return said ? `${path}?${said}` : path
}

/** The URL is the only state: each choice is one entry of the history. */
export function useSearchState(path = paths.catalogue, preset = emptySearch): SearchPlace {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const [requested, setRequested] = useState<{ from: string; state: SearchState; earlier: string[] }>()
  const state = readSearch(new URLSearchParams(search), preset)
  const to = (next: SearchState) => {
    const isOutdated = next.ask === state.ask && !haveSameFilters(next, state)
    return searchPath(isOutdated ? { ...next, ask: '' } : next, path, preset)
  }
  // Dropped on arrival and by Back; arrivals of earlier quick choices leave the last one shown.
  if (requested && requested.from !== key && !requested.earlier.includes(to(state))) setRequested(undefined)
  return {
    path,
    preset,
    state,
    shown: requested?.state ?? state,
    to,
    go(next) {
      const earlier = requested ? [...requested.earlier, to(requested.state)] : []
      setRequested({ from: key, state: next, earlier: earlier.filter((address) => address !== to(next)) })
      void navigate(to(next), { preventScrollReset: true })
    },
  }
}
