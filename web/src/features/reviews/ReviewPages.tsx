import type { ComponentProps } from 'react'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import type { TripReviewsFragment } from '#web/features/reviews/TripReviews.generated.ts'

type Props = {
  page: NonNullable<TripReviewsFragment['reviews']>
  onMore: (after: string) => void
  isBusy: boolean
} & Pick<ComponentProps<typeof ReviewList>, 'replyTo'>

/** The reviews that have come so far, and the way to more. */
export function ReviewPages({ page, onMore, isBusy, replyTo }: Props) {
  const { hasNextPage, endCursor } = page.pageInfo
  return (
    <ReviewList
      reviews={page.nodes}
      isBusy={isBusy}
      replyTo={replyTo}
      onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
    />
  )
}
