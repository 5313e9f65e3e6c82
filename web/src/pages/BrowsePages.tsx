import { type ComponentProps, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { messages } from '#web/features/search/messages.ts'
import { Pager } from '#web/features/search/Pager.tsx'
import { toFirstPage } from '#web/features/search/pages.rules.ts'
import { isFromCity } from '#web/features/search/searchState.ts'
import { toVariables } from '#web/features/search/searchVariables.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { useInBrowser } from '#web/lib/browser/useHydrated.ts'
import { useCompared } from '#web/lib/site/compared.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  type BrowseExpeditionsQuery,
  useBrowseExpeditionsQuery,
} from '#web/pages/BrowseExpeditions.generated.ts'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { place: SearchPlace }
type Result = NonNullable<BrowseExpeditionsQuery['expeditions']>

/** The page of the URL, below the pages to which it was appended. */
export function BrowsePages({ place, result }: Props & { result: Result }) {
  const favourites = useFavourites()
  const { state: history } = useLocation()
  const { page } = place.state
  const comparison = useComparison()
  const firstPage = useInBrowser(() => toFirstPage(history, page), page)
  const added = useFocusOnAdded(page)
  const earlier = Array.from({ length: page - firstPage }, (_, index) => firstPage + index)
  return (
    <>
      <div className="grid gap-[34px]">
        {earlier.map((each) => (
          <EarlierPage key={each} place={place} page={each} UnderCard={comparison?.CompareChoice} />
        ))}
        <div ref={added}>
          <ItemList items={result.nodes.map(({ name, slug }) => ({ name, path: paths.expedition(slug) }))} />
          <ExpeditionGrid
            expeditions={result.nodes}
            matches={result.matches}
            isFromCity={isFromCity(place.state)}
            favourites={favourites}
            priorityCount={1}
            isNarrow
            UnderCard={comparison?.CompareChoice}
          />
        </div>
      </div>
      <Pager place={place} total={result.totalCount} firstPage={firstPage} />
      {comparison && <comparison.CompareBar />}
    </>
  )
}

type EarlierProps = Props & { page: number } & Pick<ComponentProps<typeof ExpeditionGrid>, 'UnderCard'>

function EarlierPage({ place, page, UnderCard }: EarlierProps) {
  const favourites = useFavourites()
  const query = useBrowseExpeditionsQuery({ variables: toVariables({ ...place.state, page }) })
  const result = query.dataState === 'complete' ? query.data.expeditions : null
  if (!result && query.error)
    return <LoadFailure onRetry={() => query.refetch()}>{messages.unavailable}</LoadFailure>
  const { nodes = [], matches = [] } = result ?? {}
  return (
    <ExpeditionGrid
      expeditions={nodes}
      matches={matches}
      isFromCity={isFromCity(place.state)}
      favourites={favourites}
      isNarrow
      UnderCard={UnderCard}
    />
  )
}

/** Moves the focus to the first appended result. */
function useFocusOnAdded(page: number) {
  const added = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const isAdded = useNavigationType() === 'PUSH' && Boolean(state)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (isAdded) added.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [page, isAdded])
  return added
}

/** The bar and the box under each card, loaded once the cards offer to choose. */
function useComparison() {
  const { isChoosing, end } = useCompared()
  const loaded = useOnDemand(isChoosing, () => import('#web/features/compare/Comparison.tsx'), end)
  return isChoosing ? loaded : undefined
}
