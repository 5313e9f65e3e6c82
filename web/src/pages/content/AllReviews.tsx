import { useNavigate } from 'react-router-dom'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import type { ReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { addressOf, placeOf, type Wanted } from '#web/pages/content/reviews.rules.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = { data: ReviewsPageQuery | undefined; wanted: Wanted; onRetry: () => Promise<unknown> }

/** Ratings of all travellers, and a page of the reviews: of all, or of those with one rating. */
export function AllReviews({ data, wanted, onRetry }: Props) {
  const navigate = useNavigate()
  const page = data?.reviews
  const onRating = (rating: number | undefined) => void navigate(addressOf({ page: 1, rating }))
  return (
    <div className="grid gap-12 lg:grid-cols-[340px_1fr]">
      <div>
        {data?.reviewStats ? (
          <RatingFilter stats={data.reviewStats} rating={wanted.rating} onRating={onRating} />
        ) : (
          page && <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>
        )}
      </div>
      <section aria-labelledby="derniers-avis">
        <h2 id="derniers-avis" className="mb-6 scroll-mt-32 text-h2">
          {reviewRules.latest}
        </h2>
        <div aria-live="polite">
          {!page && <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>}
          {page?.nodes.length === 0 && <EmptyState>{reviewRules.none}</EmptyState>}
          {page && page.nodes.length > 0 && <ReviewList reviews={page.nodes} isBusy={false} />}
        </div>
        {page && <Pages wanted={wanted} page={page} />}
      </section>
    </div>
  )
}

type PagesProps = { wanted: Wanted; page: NonNullable<ReviewsPageQuery['reviews']> }

function Pages({ wanted, page: { nodes, totalCount } }: PagesProps) {
  const { from, to, previous, next } = placeOf(wanted, nodes.length, totalCount)
  if (!previous && !next) return null
  return (
    <nav aria-label={reviewRules.pages} className="mt-10 flex flex-wrap items-center gap-3">
      {previous && (
        <ButtonLink to={addressOf({ ...wanted, page: previous })}>{reviewRules.previous}</ButtonLink>
      )}
      {next && <ButtonLink to={addressOf({ ...wanted, page: next })}>{reviewRules.next}</ButtonLink>}
      {nodes.length > 0 && (
        <span className="text-meta text-ink-2">{reviewRules.place(from, to, totalCount)}</span>
      )}
    </nav>
  )
}
