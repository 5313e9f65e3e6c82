import { useParams } from 'react-router-dom'
import { useRefresh } from '#web/lib/browser/useRefresh.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useWaitingPageQuery, type WaitingPageQuery } from '#web/pages/booking/WaitingPage.generated.ts'
import { WaitingState } from '#web/pages/booking/WaitingState.tsx'
import { messages } from '#web/pages/booking/waiting.messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

const refreshEveryMs = 30_000

/** Reached by the link of a mail: the position, the offer, and the way to leave. */
export function Page() {
  const { token = '' } = useParams()
  const query = useWaitingPageQuery({ variables: { token }, fetchPolicy: 'cache-and-network' })
  const data = query.dataState === 'complete' ? query.data : undefined
  const entry = data?.waitingEntry
  const refresh = () => query.refetch()
  // An offer arrives while the page is in view.
  useRefresh(refresh, refreshEveryMs)
  return (
    <ContentPage
      title={messages.title}
      intro={entry ? describeEntry(entry) : messages.intro}
      canonical={paths.waitingList}
      isIndexed={false}
    >
      <div className="min-h-[50svh]">
        {entry && <WaitingState token={token} entry={entry} onChanged={refresh} />}
        {!entry && query.error && <LoadFailure onRetry={refresh}>{messages.unavailable}</LoadFailure>}
        {!entry && !query.error && (data ? <Unknown /> : <Loading />)}
      </div>
    </ContentPage>
  )
}

const describeEntry = (entry: NonNullable<WaitingPageQuery['waitingEntry']>) =>
  messages.wish(entry.expeditionName, dateRange(entry.departureStart, entry.departureEnd), entry.places)

const Unknown = () => (
  <EmptyState action={<ButtonLink to={paths.catalogue}>{messages.catalogue}</ButtonLink>}>
    {messages.unknown}
  </EmptyState>
)

const Loading = () => (
  <div aria-busy="true">
    <p role="status" className="noscript:hidden">
      {messages.loading}
    </p>
    <p className="hidden noscript:block">{messages.needsScripts}</p>
    <div aria-hidden="true" className="skeleton mt-6 h-52 max-w-2xl rounded-xl!" />
  </div>
)
