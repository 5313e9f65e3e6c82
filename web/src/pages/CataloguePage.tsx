import { useLocation, useNavigate } from 'react-router-dom'
import { choicesOf } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import { Choices, Pager, searchPath } from '#web/features/search/Results.tsx'
import { SearchPanel } from '#web/features/search/SearchPanel.tsx'
import { readSearch, type SearchState, toVariables } from '#web/features/search/searchState.ts'
import { TripGrid } from '#web/features/trips/TripGrid.tsx'
import { useFavourites } from '#web/lib/favourites.tsx'
import type { Load } from '#web/lib/load.ts'
import { useNavigation } from '#web/lib/navigation.ts'
import {
  CataloguePageDocument,
  type CataloguePageQuery,
  useCataloguePageQuery,
} from '#web/pages/CataloguePage.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'

export const load: Load = (client, { request }) => {
  const variables = toVariables(readSearch(new URL(request.url).searchParams))
  return client.query({ query: CataloguePageDocument, variables })
}

/** The address is the only state: one choice, one step back. */
export function Page() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = readSearch(new URLSearchParams(search))
  const query = useCataloguePageQuery({ variables: toVariables(state) })
  const result = query.dataState === 'complete' ? query.data.expeditions : undefined
  return (
    <div className="page pt-8 pb-20">
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={searchPath(state)}
        isIndexed={choicesOf(state, []).length < 3}
      />
      <h1 tabIndex={-1} className="text-h1">
        {messages.title}
      </h1>
      {result ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[290px_minmax(0,1fr)]">
          <details className="panel self-start">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-center rounded-full bg-surface font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]">
              {messages.filters}
            </summary>
            <div className="pt-4">
              <SearchPanel
                state={state}
                result={result}
                onSearch={(next) => void navigate(searchPath(next), { preventScrollReset: true })}
              />
            </div>
          </details>
          <Found state={state} result={result} />
        </div>
      ) : (
        <EmptyState>{messages.unavailable}</EmptyState>
      )}
    </div>
  )
}

type Result = NonNullable<CataloguePageQuery['expeditions']>

function Found({ state, result }: { state: SearchState; result: Result }) {
  const favourites = useFavourites()
  const { isLoading: isBusy } = useNavigation()
  const choices = choicesOf(state, result.facets)
  return (
    <div aria-busy={isBusy} className={`transition-opacity duration-200 ${isBusy ? 'opacity-60' : ''}`}>
      <p role="status" className="mb-4 font-semibold">
        {messages.count(result.totalCount)}
        {result.correctedQuery && (
          <span className="font-normal text-ink-2"> · {messages.corrected(result.correctedQuery)}</span>
        )}
      </p>
      {result.isRelaxed && <p className="mb-4 rounded-md bg-sun-100 p-4 text-sun-900">{messages.relaxed}</p>}
      {state.isCut && <p className="mb-4 rounded-md bg-sun-100 p-4 text-sun-900">{messages.cut}</p>}
      <Choices choices={choices} />
      {result.nodes.length > 0 ? (
        <>
          <TripGrid trips={result.nodes} favourites={favourites} priorityCount={3} isNarrow />
          <Pager state={state} total={result.totalCount} />
        </>
      ) : (
        <Empty choices={choices} />
      )}
    </div>
  )
}

function Empty({ choices }: { choices: ReturnType<typeof choicesOf> }) {
  const last = choices.at(-1)
  return (
    <EmptyState
      action={last && <ButtonLink to={searchPath(last.without)}>{messages.drop(last.label)}</ButtonLink>}
    >
      {messages.empty}
    </EmptyState>
  )
}
