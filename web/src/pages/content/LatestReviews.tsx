import { useState } from 'react'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import type { ReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { messages } from '#web/pages/messages.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

/** Ratings of all travellers, and the latest reviews: all, or those with one rating. */
type Props = { data: ReviewsPageQuery | undefined; onRetry: () => Promise<unknown> }

export function LatestReviews({ data, onRetry }: Props) {
  const [rating, setRating] = useState<number>()
  const latest = data?.latestReviews
  const shown = latest?.filter((review) => rating === undefined || Math.round(review.rating) === rating)
  return (
    <div className="grid gap-12 lg:grid-cols-[340px_1fr]">
      <div>
        {data?.reviewStats ? (
          <RatingFilter stats={data.reviewStats} rating={rating} onRating={setRating} />
        ) : (
          shown && <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>
        )}
      </div>
      <section aria-labelledby="derniers-avis">
        <h2 id="derniers-avis" className="mb-6 text-h2">
          {reviewRules.latest}
        </h2>
        <div aria-live="polite">
          {!shown && <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>}
          {shown?.length === 0 && <EmptyState>{reviewRules.noneOfThem}</EmptyState>}
          {shown && shown.length > 0 && <ReviewList reviews={shown} isBusy={false} />}
        </div>
      </section>
    </div>
  )
}
