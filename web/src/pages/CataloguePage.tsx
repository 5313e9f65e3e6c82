import { choicesOf } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import { readSearch } from '#web/features/search/searchState.ts'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import type { Load } from '#web/lib/load.ts'
import { BrowseTrips } from '#web/pages/BrowseTrips.tsx'
import { loadSearch } from '#web/pages/browse.ts'
import { PageHead } from '#web/ui/PageHead.tsx'

export const load: Load = (graph, { request }) =>
  loadSearch(graph, readSearch(new URL(request.url).searchParams))

/** So many choices make a page that nobody looks for by a search engine. */
const mostIndexed = 2

export function Page() {
  const place = useSearchState()
  return (
    <div className="page pt-8 pb-20">
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={place.to(place.state)}
        isIndexed={choicesOf(place.state, null).length <= mostIndexed}
      />
      <h1 tabIndex={-1} className="mb-5 text-h1">
        {messages.title}
      </h1>
      <BrowseTrips place={place} />
    </div>
  )
}
