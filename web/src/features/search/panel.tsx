import { createContext, useContext } from 'react'
import type { Filters } from '#web/features/search/choices.ts'
import { emptySearch, type SearchState } from '#web/features/search/searchState.ts'

export type Facets = { name: string; values: { value: string; count: number }[] }[]

export type Panel = {
  state: SearchState
  filters: Filters
  facets: Facets
  /** Applies the current values of the form. */
  pick: (form: HTMLFormElement | null) => void
  /** Applies a change to the current search. */
  change: (part: Partial<SearchState>) => void
}

const Context = createContext<Panel>({
  state: emptySearch,
  filters: null,
  facets: [],
  pick: () => undefined,
  change: () => undefined,
})

export const PanelProvider = Context.Provider
export const usePanel = (): Panel => useContext(Context)

export type Offered<Word> = Word & { count: number; isChosen: boolean }

/** Values with results, and those that are chosen. */
export function offered<Word extends { value: string }>(
  words: Word[],
  facets: Facets,
  name: string,
  chosen: string[],
): Offered<Word>[] {
  const counts = new Map(
    facets.find((facet) => facet.name === name)?.values.map(({ value, count }) => [value, count]),
  )
  return words
    .map((word) => ({
      ...word,
      count: counts.get(word.value) ?? 0,
      isChosen: chosen.includes(word.value),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
}
