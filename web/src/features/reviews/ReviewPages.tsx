import type { ComponentProps } from 'react'
import type { ExpeditionReviewsFragment } from '#web/features/reviews/ExpeditionReviews.generated.ts'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'

type Props = {
  page: NonNullable<ExpeditionReviewsFragment['reviews']>
  onMore: (after: string) => void
  isBusy: boolean
} & Pick<ComponentProps<typeof ReviewList>, 'replyTo'>

/** The loaded reviews, and a button for more. */
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
