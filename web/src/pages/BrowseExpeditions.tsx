import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { ViewToggle } from '#web/features/map/ViewToggle.tsx'
import { AskedChips } from '#web/features/search/Asked.tsx'
import { choicesOf, type Filters } from '#web/features/search/choices.ts'
import { EmptyResult } from '#web/features/search/EmptyResult.tsx'
import { messages } from '#web/features/search/messages.ts'
import { Pager } from '#web/features/search/Pager.tsx'
import { firstPageOf } from '#web/features/search/pages.rules.ts'
import { useSearchFiltersQuery } from '#web/features/search/SearchPanel.generated.ts'
import { SearchPanel } from '#web/features/search/SearchPanel.tsx'
import { isFromCity, type SearchState } from '#web/features/search/searchState.ts'
import { toVariables } from '#web/features/search/searchVariables.ts'
import { panelId, Toolbar } from '#web/features/search/Toolbar.tsx'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { useNavigation } from '#web/lib/site/navigation.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  type BrowseExpeditionsQuery,
  useBrowseExpeditionsQuery,
} from '#web/pages/BrowseExpeditions.generated.ts'
import { CatalogueMap } from '#web/pages/CatalogueMap.tsx'
import { ExpeditionsInstead } from '#web/pages/ExpeditionsInstead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

const titleId = 'resultats'

const beside =
  'thin-scrollbar fade-below lg:sticky lg:top-[calc(var(--header-height)+8px)] lg:-ml-1 lg:block lg:max-h-[calc(100dvh-var(--header-height)-16px)] lg:self-start lg:overflow-y-auto lg:pr-3 lg:pl-1'

type Props = { place: SearchPlace }
type Result = NonNullable<BrowseExpeditionsQuery['expeditions']>
type Found = Props & { result: Result; filters: Filters }

/** The map has no panel beside it. */
const isMap = ({ state }: SearchPlace) => state.view === 'map'

/** The filter panel and the results; while a search fails, the previous results. */
export function BrowseExpeditions({ place }: Props) {
  const query = useBrowseExpeditionsQuery({ variables: toVariables(place.state) })
  const words = useSearchFiltersQuery()
  const found = query.dataState === 'complete' ? query.data.expeditions : null
  const filters = words.dataState === 'complete' ? words.data.filters : null
  const { result, state } = useLastFound(found, place.state)
  const hasFailed = !found && !(query.loading && result)
  const retry = () => Promise.all([query.refetch(), filters ?? words.refetch()])
  const failure = hasFailed && <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>
  if (!result) return failure
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 ${isMap(place) ? '' : 'lg:grid-cols-[290px_minmax(0,1fr)]'}`}
    >
      <aside
        id={panelId}
        aria-label={messages.filters}
        className={`hidden target:block ${isMap(place) ? '' : beside}`}
      >
        <Suspense>
          <SearchPanel place={place} filters={filters} facets={result.facets} total={result.totalCount} />
        </Suspense>
      </aside>
      <Results
        place={place}
        result={result}
        filters={filters}
        resultState={state}
        failure={failure || undefined}
      />
    </div>
  )
}

/** The last complete result, with its search. */
function useLastFound(found: Result | null, state: SearchState) {
  const [last, setLast] = useState({ result: found, state })
  if (!found) return { ...last, state: { ...last.state, view: state.view } }
  if (found !== last.result) setLast({ result: found, state })
  return { result: found, state }
}

type ResultsProps = Found & { resultState: SearchState; failure: ReactNode }

function Results({ place, result, filters, resultState, failure }: ResultsProps) {
  const { isLoading: isBusy } = useNavigation()
  const choices = choicesOf(place.state, filters)
  const start = useStartInSight()
  const isMore = resultState.page < place.state.page
  const answered = { ...place, state: resultState }
  return (
    <section
      ref={start}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      className={`scroll-offset transition-opacity duration-200 ${isBusy ? 'opacity-60' : ''}`}
    >
      <h2 id={titleId} className="sr-only">
        {messages.results}
      </h2>
      <div className="contents lg:mb-4 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between">
        <Toolbar
          place={place}
          filters={filters}
          facets={result.facets}
          total={result.totalCount}
          choices={choices}
          failure={failure}
        />
        <Summary place={place} result={result} hasFailed={failure !== undefined} />
      </div>
      {result.isRelaxed && <Notice>{messages.relaxed}</Notice>}
      {place.state.isCut && <Notice>{messages.cut}</Notice>}
      {place.state.areDatesSwapped && <Notice>{messages.swappedDates}</Notice>}
      <AskedChips choices={choices} place={place} />
      {!isMore && failure}
      <Suspense>
        {result.nodes.length > 0 && <Shown place={answered} result={result} />}
        {result.totalCount === 0 && !failure && (
          <>
            <EmptyResult choices={choices} place={place} />
            <ExpeditionsInstead />
          </>
        )}
        {result.nodes.length === 0 && result.totalCount > 0 && <Beyond place={place} />}
      </Suspense>
      {isMore && failure}
    </section>
  )
}

const Summary = ({ place, result, hasFailed }: Omit<Found, 'filters'> & { hasFailed: boolean }) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 lg:mt-3">
    <p role="status" className="font-semibold">
      {!hasFailed && messages.count(result.totalCount)}
      {!hasFailed && result.correctedQuery && (
        <span className="font-normal text-ink-2"> · {messages.corrected(result.correctedQuery)}</span>
      )}
    </p>
    <Views place={place} />
  </div>
)

const Beyond = ({ place: { state, to } }: Props) => (
  <EmptyState action={<ButtonLink to={to({ ...state, page: 1 })}>{messages.toStart}</ButtonLink>}>
    {messages.beyond}
  </EmptyState>
)

const Views = ({ place: { state, to } }: Props) => (
  <ViewToggle
    isMap={state.view === 'map'}
    listAddress={to({ ...state, view: '' })}
    mapAddress={to({ ...state, view: 'map', page: 1 })}
  />
)

const Shown = ({ place, result }: Omit<Found, 'filters'>) =>
  isMap(place) ? (
    <CatalogueMap place={place} facets={result.facets} />
  ) : (
    <Pages place={place} result={result} />
  )

const Notice = ({ children }: { children: string }) => (
  <p className="mb-4 rounded-md bg-sun-100 p-4 text-sun-900">{children}</p>
)

/** After a choice, scrolls the first results into view unless they are. */
function useStartInSight() {
  const start = useRef<HTMLElement>(null)
  const { search, state } = useLocation()
  const isChoice = useNavigationType() === 'PUSH' && !state
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    const element = start.current
    if (isChoice && element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
  }, [search, isChoice])
  return start
}

/** The page of the URL, below the pages to which it was appended. */
function Pages({ place, result }: Omit<Found, 'filters'>) {
  const favourites = useFavourites()
  const { state: history } = useLocation()
  const isHydrated = useHydrated()
  const { page } = place.state
  const firstPage = isHydrated ? firstPageOf(history, page) : page
  const added = useFocusOnAdded(page)
  const earlier = Array.from({ length: page - firstPage }, (_, index) => firstPage + index)
  return (
    <>
      <div className="grid gap-[34px]">
        {earlier.map((each) => (
          <EarlierPage key={each} place={place} page={each} />
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
          />
        </div>
      </div>
      <Pager place={place} total={result.totalCount} firstPage={firstPage} />
    </>
  )
}

function EarlierPage({ place, page }: Props & { page: number }) {
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
