import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CompanyFilter } from '#web/features/reviews/CompanyFilter.tsx'
import type { ExpeditionReviewsFragment } from '#web/features/reviews/ExpeditionReviews.generated.ts'
import { messages } from '#web/features/reviews/messages.ts'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewPages } from '#web/features/reviews/ReviewPages.tsx'
import type { ReviewFilter } from '#web/features/reviews/reviewFilter.ts'
import { useRetry } from '#web/lib/graph/useRetry.ts'
import { paths } from '#web/lib/site/paths.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { expedition: ExpeditionReviewsFragment; onMore: (after: string) => void; isBusy: boolean }

/** Ratings in figures, and the reviews: all, or those that pass the filter. */
export function ExpeditionReviews({ expedition, onMore, isBusy }: Props) {
  const [filter, setFilter] = useState<ReviewFilter>({})
  const { rating, travelledWith } = filter
  const retry = useRetry(`Expedition:${expedition.id}`)
  const isFiltered = rating !== undefined || travelledWith !== undefined
  const RatedReviews = useOnDemand(
    isFiltered,
    () => import('#web/features/reviews/RatedReviews.tsx').then((module) => module.RatedReviews),
    () => setFilter({}),
  )
  if (expedition.reviews === null) return <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>
  if (expedition.reviewCount === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
      <div>
        {expedition.reviewStats && (
          <>
            <RatingFilter
              stats={expedition.reviewStats}
              rating={rating}
              onRating={(next) => setFilter({ ...filter, rating: next })}
            />
            <CompanyFilter
              companies={expedition.reviewStats.companies}
              company={travelledWith}
              onCompany={(next) => setFilter({ ...filter, travelledWith: next })}
            />
          </>
        )}
        <p className="mt-5 text-meta text-ink-2">
          {messages.verifiedText}{' '}
          <Link to={paths.reviews} className="underline underline-offset-3">
            {messages.rules}
          </Link>
        </p>
      </div>
      {!isFiltered ? (
        <ReviewPages page={expedition.reviews} isBusy={isBusy} onMore={onMore} />
      ) : RatedReviews ? (
        <RatedReviews slug={expedition.slug} filter={filter} />
      ) : (
        <div aria-busy="true" className="skeleton h-48" />
      )}
    </div>
  )
}
