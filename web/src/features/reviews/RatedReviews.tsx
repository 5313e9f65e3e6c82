import { messages } from '#web/features/reviews/messages.ts'
import { useRatedReviewsQuery } from '#web/features/reviews/RatedReviews.generated.ts'
import { ReviewPages } from '#web/features/reviews/ReviewPages.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

/** The reviews that give so many stars: loaded when they are asked for. */
export function RatedReviews({ slug, rating }: { slug: string; rating: number }) {
  const query = useRatedReviewsQuery({ variables: { slug, rating } })
  const page = query.dataState === 'complete' ? query.data.expedition?.reviews : undefined
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
