import { ExpeditionMap } from '#web/features/map/ExpeditionMap.tsx'
import { messages } from '#web/features/search/messages.ts'
import type { Facets } from '#web/features/search/panel.tsx'
import { toVariables } from '#web/features/search/searchVariables.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useCatalogueMapQuery } from '#web/pages/CatalogueMap.generated.ts'
import { listRegions } from '#web/pages/mapRegions.rules.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

/** The results of a search on a map. */
export function CatalogueMap({ place: { state, to }, facets }: { place: SearchPlace; facets: Facets }) {
  const { filter } = toVariables(state)
  const { data, loading, refetch } = useCatalogueMapQuery({ variables: { filter } })
  const found = data?.expeditions
  if (!found)
    return loading ? null : <LoadFailure onRetry={() => refetch()}>{messages.unavailable}</LoadFailure>
  return (
    <ExpeditionMap
      key={state.bbox}
      expeditions={found.nodes}
      total={found.totalCount}
      bbox={state.bbox}
      toAddress={(bbox) => to({ ...state, bbox, page: 1 })}
      regions={listRegions(found.nodes, facets, state.region)}
      toRegionAddress={(region) => to({ ...state, region, page: 1 })}
    />
  )
}
