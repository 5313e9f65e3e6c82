import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emptySearch, readSearch, type SearchState, writeSearch } from '#web/features/search/searchState.ts'
import { paths } from '#web/lib/paths.ts'

/** Where one searches: the catalogue, or a theme with what it stands for. */
export type SearchPlace = {
  path: string
  preset: SearchState
  /** What the address says: what is found belongs to it. */
  state: SearchState
  /** What has been asked for: the same, or what is on its way. */
  shown: SearchState
  to: (state: SearchState) => string
  go: (state: SearchState) => void
}

export function searchPath(state: SearchState, path = paths.catalogue, preset = emptySearch): string {
  const said = writeSearch(state, preset)
  return said ? `${path}?${said}` : path
}

/** The address is the only state: one choice, one step back. */
export function useSearchState(path = paths.catalogue, preset = emptySearch): SearchPlace {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ from: string; state: SearchState; earlier: string[] }>()
  const state = readSearch(new URLSearchParams(search), preset)
  const to = (next: SearchState) => searchPath(next, path, preset)
  // Dropped on arrival and by Back; the arrival of an earlier of several quick choices leaves the last one shown.
  if (asked && asked.from !== key && !asked.earlier.includes(to(state))) setAsked(undefined)
  return {
    path,
    preset,
    state,
    shown: asked?.state ?? state,
    to,
    go(next) {
      const earlier = asked ? [...asked.earlier, to(asked.state)] : []
      setAsked({ from: key, state: next, earlier: earlier.filter((address) => address !== to(next)) })
      void navigate(to(next), { preventScrollReset: true })
    },
  }
}
