import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { LatestReviews } from '#web/pages/content/LatestReviews.tsx'
import { ReviewsPageDocument, useReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

export const load: Load = (client) => client.query({ query: ReviewsPageDocument })

/** Reviews, their average, and the rules by which they are published. */
export function Page() {
  const query = useReviewsPageQuery()
  const data = query.dataState === 'complete' ? query.data : undefined
  return (
    <ContentPage title={reviewRules.title} intro={reviewRules.intro} canonical={paths.reviews}>
      <LatestReviews data={data} onRetry={query.refetch} />
      <div className="mt-14">
        <Text parts={reviewRules.parts} />
      </div>
    </ContentPage>
  )
}
