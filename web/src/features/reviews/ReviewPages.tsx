import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import type { TripReviewsFragment } from '#web/features/reviews/TripReviews.generated.ts'

type Props = {
  page: NonNullable<TripReviewsFragment['reviews']>
  onMore: (after: string) => void
  isBusy: boolean
}

/** The reviews that have come so far, and the way to more. */
export function ReviewPages({ page, onMore, isBusy }: Props) {
  const { hasNextPage, endCursor } = page.pageInfo
  return (
    <ReviewList
      reviews={page.nodes}
      isBusy={isBusy}
      onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
    />
  )
}
