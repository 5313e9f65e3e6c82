import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { ViewToggle } from '#web/features/map/ViewToggle.tsx'
import { AskedChips } from '#web/features/search/Asked.tsx'
import { type Filters, listChoices } from '#web/features/search/choices.ts'
import { EmptyResult } from '#web/features/search/EmptyResult.tsx'
import { messages } from '#web/features/search/messages.ts'
import { useSearchFiltersQuery } from '#web/features/search/SearchPanel.generated.ts'
import { SearchPanel } from '#web/features/search/SearchPanel.tsx'
import type { SearchState } from '#web/features/search/searchState.ts'
import { toVariables } from '#web/features/search/searchVariables.ts'
import { panelId, Toolbar } from '#web/features/search/Toolbar.tsx'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useCompared } from '#web/lib/site/compared.ts'
import { useNavigation } from '#web/lib/site/navigation.ts'
import {
  type BrowseExpeditionsQuery,
  useBrowseExpeditionsQuery,
} from '#web/pages/BrowseExpeditions.generated.ts'
import { BrowsePages } from '#web/pages/BrowsePages.tsx'
import { CatalogueMap } from '#web/pages/catalogueMapIsland.ts'
import { ExpeditionsInstead } from '#web/pages/ExpeditionsInstead.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

const titleId = 'resultats'

const beside =
  'thin-scrollbar fade-below lg:sticky lg:top-[calc(var(--header-height)+8px)] lg:-ml-1 lg:block lg:max-h-[calc(100dvh-var(--header-height)-16px)] lg:self-start lg:overflow-y-auto lg:pr-3 lg:pl-1'

type Props = { place: SearchPlace }
type Result = NonNullable<BrowseExpeditionsQuery['expeditions']>
type ResultProps = Props & { result: Result; filters: Filters }

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

type ResultsProps = ResultProps & { resultState: SearchState; failure: ReactNode }

function Results({ place, result, filters, resultState, failure }: ResultsProps) {
  const { isLoading: isBusy } = useNavigation()
  const choices = listChoices(place.state, filters)
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

const Summary = ({ place, result, hasFailed }: Omit<ResultProps, 'filters'> & { hasFailed: boolean }) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-5 lg:mt-3">
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
  <div className="flex flex-wrap gap-2">
    {state.view !== 'map' && <CompareToggle />}
    <ViewToggle
      isMap={state.view === 'map'}
      listAddress={to({ ...state, view: '' })}
      mapAddress={to({ ...state, view: 'map', page: 1 })}
    />
  </div>
)

/** Lets each card of the list join the comparison. */
function CompareToggle() {
  const { isChoosing, choose, end } = useCompared()
  return (
    <Button
      size="sm"
      className="max-sm:px-3 aria-pressed:bg-ink aria-pressed:text-white noscript:hidden"
      aria-pressed={isChoosing}
      onClick={() => (isChoosing ? end() : choose([]))}
    >
      {messages.compare}
    </Button>
  )
}

const Shown = ({ place, result }: Omit<ResultProps, 'filters'>) =>
  isMap(place) ? (
    <CatalogueMap place={place} facets={result.facets} />
  ) : (
    <BrowsePages place={place} result={result} />
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
