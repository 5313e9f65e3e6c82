import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/reviews/messages.ts'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import {
  type TripReviewsFragment,
  useRatedReviewsQuery,
} from '#web/features/reviews/TripReviews.generated.ts'
import { paths } from '#web/lib/paths.ts'

type Props = { trip: TripReviewsFragment; onMore: (after: string) => void; isBusy: boolean }

/** How many gave each rating, and what they wrote: all, or those of one rating. */
export function TripReviews({ trip, onMore, isBusy }: Props) {
  const [rating, setRating] = useState<number>()
  if (trip.reviews === null) return <p className="text-ink-2">{messages.unavailable}</p>
  if (trip.reviewCount === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
      <div>
        {trip.reviewStats && <RatingFilter stats={trip.reviewStats} rating={rating} onRating={setRating} />}
        <p className="mt-5 text-meta text-ink-2">
          {messages.verifiedTold}{' '}
          <Link to={paths.reviews} className="underline underline-offset-3">
            {messages.rules}
          </Link>
        </p>
      </div>
      {rating === undefined ? (
        <Pages page={trip.reviews} isBusy={isBusy} onMore={onMore} />
      ) : (
        <Rated slug={trip.slug} rating={rating} />
      )}
    </div>
  )
}

function Rated({ slug, rating }: { slug: string; rating: number }) {
  const query = useRatedReviewsQuery({ variables: { slug, rating } })
  const page = query.dataState === 'complete' ? query.data.expedition?.reviews : undefined
  if (page)
    return (
      <Pages
        page={page}
        isBusy={query.loading}
        onMore={(after) => void query.fetchMore({ variables: { after } })}
      />
    )
  return query.error ? (
    <p role="alert">{messages.unavailable}</p>
  ) : (
    <div aria-busy="true" className="skeleton h-48" />
  )
}

type PagesProps = { page: NonNullable<TripReviewsFragment['reviews']> } & Pick<Props, 'onMore' | 'isBusy'>

function Pages({ page, onMore, isBusy }: PagesProps) {
  const { hasNextPage, endCursor } = page.pageInfo
  return (
    <ReviewList
      reviews={page.nodes}
      isBusy={isBusy}
      onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
    />
  )
}
