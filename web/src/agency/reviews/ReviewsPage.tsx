import { Link, useSearchParams } from 'react-router-dom'
import { messages } from '#web/agency/reviews/messages.ts'
import { ReviewCard } from '#web/agency/reviews/ReviewCard.tsx'
import { type AgencyReviewsQuery, useAgencyReviewsQuery } from '#web/agency/reviews/Reviews.generated.ts'
import { listAddress, listOf, lists } from '#web/agency/reviews/reviews.rules.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import type { AgencyReviewList } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The reviews of travellers by list, in pages of fifty: those that wait by age. */
export const Component = () => (
  <Screen title={messages.title} intro={messages.intro}>
    <Allowed permission="MESSAGES">
      <Moderation />
    </Allowed>
  </Screen>
)

function Moderation() {
  const [params, setParams] = useSearchParams()
  const list = listOf(params)
  const after = params.get('apres')
  const { data, loading, refetch } = useAgencyReviewsQuery({
    variables: { filter: { list }, ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  const turn = (cursor: string | null | undefined) => {
    const next = new URLSearchParams(params)
    if (cursor) next.set('apres', cursor)
    else next.delete('apres')
    setParams(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <Lists current={list} />
      <Loaded data={data?.agency?.reviews} isLoading={loading} onRetry={refetch}>
        {(page) => (
          <>
            <Page {...page} list={list} onChanged={() => void refetch().catch(() => undefined)} />
            <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
              {page.pageInfo.hasNextPage && (
                <Button onClick={() => turn(page.pageInfo.endCursor)}>{messages.more}</Button>
              )}
              {after && <Button onClick={() => turn(null)}>{messages.first}</Button>}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const Lists = ({ current }: { current: AgencyReviewList }) => (
  <nav aria-label={messages.listsLabel} className="mb-4 flex gap-2 overflow-x-auto">
    {lists.map(([name, list]) => (
      <Link
        key={list}
        to={listAddress(name)}
        aria-current={list === current ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap ${list === current ? 'bg-pine-50 text-pine-700' : 'text-ink-2 hover:bg-sand'}`}
      >
        {messages.lists[list]}
      </Link>
    ))}
  </nav>
)

type Reviews = NonNullable<NonNullable<AgencyReviewsQuery['agency']>['reviews']>
type PageProps = Reviews & { list: AgencyReviewList; onChanged: () => void }

function Page({ nodes, totalCount, list, onChanged }: PageProps) {
  if (nodes.length === 0) return <EmptyState>{messages.empty[list]}</EmptyState>
  return (
    <>
      <p role="status" className="mb-3 text-meta text-ink-2">
        {messages.count(totalCount)}
      </p>
      <ul className="grid max-w-3xl gap-4">
        {nodes.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </>
  )
}
