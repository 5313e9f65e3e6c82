import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CompanyFilter } from '#web/features/reviews/CompanyFilter.tsx'
import { messages } from '#web/features/reviews/messages.ts'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewPages } from '#web/features/reviews/ReviewPages.tsx'
import type { ReviewFilter } from '#web/features/reviews/reviewFilter.ts'
import type { TripReviewsFragment } from '#web/features/reviews/TripReviews.generated.ts'
import { paths } from '#web/lib/paths.ts'
import { useRetry } from '#web/lib/useRetry.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { useAsked } from '#web/ui/useLate.ts'

type Props = { trip: TripReviewsFragment; onMore: (after: string) => void; isBusy: boolean }

/** Ratings in figures, and the reviews: all, or those that pass the filter. */
export function TripReviews({ trip, onMore, isBusy }: Props) {
  const [filter, setFilter] = useState<ReviewFilter>({})
  const { rating, travelledWith } = filter
  const retry = useRetry(`Expedition:${trip.id}`)
  const isFiltered = rating !== undefined || travelledWith !== undefined
  const RatedReviews = useAsked(
    isFiltered,
    () => import('#web/features/reviews/RatedReviews.tsx').then((module) => module.RatedReviews),
    () => setFilter({}),
  )
  if (trip.reviews === null) return <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>
  if (trip.reviewCount === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
      <div>
        {trip.reviewStats && (
          <>
            <RatingFilter
              stats={trip.reviewStats}
              rating={rating}
              onRating={(next) => setFilter({ ...filter, rating: next })}
            />
            <CompanyFilter
              companies={trip.reviewStats.companies}
              company={travelledWith}
              onCompany={(next) => setFilter({ ...filter, travelledWith: next })}
            />
          </>
        )}
        <p className="mt-5 text-meta text-ink-2">
          {messages.verifiedTold}{' '}
          <Link to={paths.reviews} className="underline underline-offset-3">
            {messages.rules}
          </Link>
        </p>
      </div>
      {!isFiltered ? (
        <ReviewPages page={trip.reviews} isBusy={isBusy} onMore={onMore} />
      ) : RatedReviews ? (
        <RatedReviews slug={trip.slug} filter={filter} />
      ) : (
        <div aria-busy="true" className="skeleton h-48" />
      )}
    </div>
  )
}
