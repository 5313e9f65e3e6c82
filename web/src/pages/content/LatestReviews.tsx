import { useState } from 'react'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import type { ReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { messages } from '#web/pages/messages.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** How all travellers rated, and what the last ones wrote: all of them, or those who gave one rating. */
export function LatestReviews({ data }: { data: ReviewsPageQuery | undefined }) {
  const [rating, setRating] = useState<number>()
  const latest = data?.latestReviews
  const shown = latest?.filter((review) => rating === undefined || Math.round(review.rating) === rating)
  return (
    <div className="grid gap-12 lg:grid-cols-[340px_1fr]">
      <div>
        {data?.reviewStats ? (
          <RatingFilter stats={data.reviewStats} rating={rating} onRating={setRating} />
        ) : (
          <p>{messages.unavailable}</p>
        )}
      </div>
      <section aria-labelledby="derniers-avis">
        <h2 id="derniers-avis" className="mb-6 text-h2">
          {reviewRules.latest}
        </h2>
        <div aria-live="polite">
          {!shown && <EmptyState>{messages.unavailable}</EmptyState>}
          {shown?.length === 0 && <EmptyState>{reviewRules.noneOfThem}</EmptyState>}
          {shown && shown.length > 0 && <ReviewList reviews={shown} isBusy={false} />}
        </div>
      </section>
    </div>
  )
}
