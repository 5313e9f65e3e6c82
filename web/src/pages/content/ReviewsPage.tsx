import { useLocation } from 'react-router-dom'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { AllReviews } from '#web/pages/content/AllReviews.tsx'
import { ReviewsPageDocument, useReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { pageLength, readReviewQuery } from '#web/pages/content/reviews.rules.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

function toVariables(parameters: URLSearchParams) {
  const { page, rating, expedition = '' } = readReviewQuery(parameters)
  return { first: pageLength, page, ...(rating && { rating }), expedition, isOne: expedition !== '' }
}

export const load: Load = (client, { request }) =>
  client.query({
    query: ReviewsPageDocument,
    variables: toVariables(new URL(request.url).searchParams),
  })

/** All reviews in pages, their average, and the rules by which they are published. */
export function Page() {
  const parameters = new URLSearchParams(useLocation().search)
  const query = useReviewsPageQuery({ variables: toVariables(parameters) })
  const data = query.dataState === 'complete' ? query.data : undefined
  return (
    <ContentPage title={reviewRules.title} intro={reviewRules.intro} canonical={paths.reviews}>
      <AllReviews data={data} input={readReviewQuery(parameters)} onRetry={query.refetch} />
      <div className="mt-14">
        <Text parts={reviewRules.parts(data?.moderated?.moderation)} />
      </div>
    </ContentPage>
  )
}
