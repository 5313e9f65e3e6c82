import { LinkedCity } from '#web/features/city/LinkedCity.tsx'
import { listChoices } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import { QueryForm } from '#web/features/search/QueryForm.tsx'
import { readSearch } from '#web/features/search/searchState.ts'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import type { Load } from '#web/lib/graph/load.ts'
import { BrowseExpeditions } from '#web/pages/BrowseExpeditions.tsx'
import { askedPath, loadSearch } from '#web/pages/browse.ts'
import { PageHead } from '#web/ui/PageHead.tsx'

export const load: Load = async (graph, { request }) => {
  const state = readSearch(new URL(request.url).searchParams)
  const [movedTo] = await Promise.all([askedPath(graph, state), loadSearch(graph, state)])
  return movedTo
}

/** Pages with more filters are excluded from indexing. */
const mostIndexed = 2

export function Page() {
  const place = useSearchState()
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={place.to({ ...place.state, ask: '' })}
        isIndexed={!place.state.ask && listChoices(place.state, null).length <= mostIndexed}
      />
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 sm:mb-5">
        <h1 tabIndex={-1} className="text-h1">
          {messages.title}
        </h1>
        <QueryForm place={place} />
      </div>
      <LinkedCity {...place} />
      <BrowseExpeditions place={place} />
    </div>
  )
}
