import { messages } from '#web/features/reviews/messages.ts'
import { useRatedReviewsQuery } from '#web/features/reviews/RatedReviews.generated.ts'
import { ReviewPages } from '#web/features/reviews/ReviewPages.tsx'
import type { ReviewFilter } from '#web/features/reviews/reviewFilter.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

/** The reviews that pass the filter, loaded when it is set. */
export function RatedReviews({ slug, filter }: { slug: string; filter: ReviewFilter }) {
  const query = useRatedReviewsQuery({ variables: { slug, ...filter } })
  const page = query.dataState === 'complete' ? query.data.expedition?.reviews : undefined
  if (page?.nodes.length === 0) return <p role="status">{messages.noneFiltered}</p>
  if (page)
    return (
      <ReviewPages
        page={page}
        isBusy={query.loading}
        onMore={(after) => void query.fetchMore({ variables: { after } })}
      />
    )
  return query.error ? (
    <LoadFailure onRetry={() => query.refetch()}>{messages.unavailable}</LoadFailure>
  ) : (
    <div aria-busy="true" className="skeleton h-48" />
  )
}
