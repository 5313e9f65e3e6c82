import { useState } from 'react'
import type { Facets } from '#web/features/search/panel.tsx'
import { useSearchCountQuery } from '#web/features/search/SearchCount.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { toFilter } from '#web/features/search/searchVariables.ts'

/**
 * Number of results of the choice; the counts of chips stay until the next ones arrive, so that no chip
 * disappears.
 */
export function useCounts(state: SearchState, skip: boolean): { count: number | undefined; facets: Facets } {
  const [facets, setFacets] = useState<Facets>([])
  const query = useSearchCountQuery({ variables: { filter: toFilter(state) }, skip })
  const found = query.dataState === 'complete' ? query.data.expeditions : null
  if (found && found.facets !== facets) setFacets(found.facets)
  return { count: found?.totalCount, facets }
}
