import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import { ReviewScore } from '#web/features/reviews/ReviewScore.tsx'
import type { Load } from '#web/lib/load.ts'
import { paths } from '#web/lib/paths.ts'
import { ReviewsPageDocument, useReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { messages } from '#web/pages/messages.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Text } from '#web/ui/Text.tsx'

export const load: Load = (client) => client.query({ query: ReviewsPageDocument })

/** What travellers wrote, how all of them rated, and by which rules a review is published. */
export function Page() {
  const query = useReviewsPageQuery()
  const data = query.dataState === 'complete' ? query.data : undefined
  return (
    <ContentPage title={reviewRules.title} intro={reviewRules.intro} canonical={paths.reviews}>
      <div className="grid gap-12 lg:grid-cols-[340px_1fr]">
        <div>
          {data?.reviewStats ? <ReviewScore stats={data.reviewStats} /> : <p>{messages.unavailable}</p>}
        </div>
        <section aria-labelledby="derniers-avis">
          <h2 id="derniers-avis" className="mb-6 text-h2">
            {reviewRules.latest}
          </h2>
          {data?.latestReviews ? (
            <ReviewList reviews={data.latestReviews} isBusy={false} />
          ) : (
            <EmptyState>{messages.unavailable}</EmptyState>
          )}
        </section>
      </div>
      <div className="mt-14">
        <Text parts={reviewRules.parts} />
      </div>
    </ContentPage>
  )
}
