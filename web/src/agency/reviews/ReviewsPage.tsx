import { useSearchParams } from 'react-router-dom'
import { type ModerationList, messages } from '#web/agency/reviews/messages.ts'
import { ReviewCard } from '#web/agency/reviews/ReviewCard.tsx'
import { useAgencyReviewsQuery } from '#web/agency/reviews/Reviews.generated.ts'
import { listAddress, listOf, lists } from '#web/agency/reviews/reviews.rules.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ListLinks } from '#web/agency/shell/ListLinks.tsx'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'

/** The reviews of travellers by list, in pages of fifty: those that wait by age. */
export const Component = () => (
  <Screen title={messages.title} intro={messages.intro}>
    <Allowed permission="MESSAGES">
      <Moderation />
    </Allowed>
  </Screen>
)

function Moderation() {
  const [params] = useSearchParams()
  const list = listOf(params)
  const after = params.get('apres')
  const { data, loading, refetch } = useAgencyReviewsQuery({
    variables: { filter: { list }, ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <>
      <Lists current={list} />
      <PagedList
        data={data?.agency?.reviews}
        isLoading={loading}
        onRetry={refetch}
        labels={{ ...messages, empty: messages.empty[list] }}
      >
        {({ nodes, totalCount }) => (
          <>
            <p role="status" className="mb-3 text-meta text-ink-2">
              {messages.count(totalCount)}
            </p>
            <ul className="grid max-w-3xl gap-4">
              {nodes.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} onChanged={() => reload(refetch)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  )
}

const Lists = ({ current }: { current: ModerationList }) => (
  <ListLinks
    label={messages.listsLabel}
    links={lists.map(([name, list]) => ({
      to: listAddress(name),
      label: messages.lists[list],
      isCurrent: list === current,
    }))}
  />
)
