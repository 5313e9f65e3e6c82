import { Link } from 'react-router-dom'
import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewQuoteFragment } from '#web/features/reviews/ReviewQuote.generated.ts'
import { monthAndYear } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Star } from '#web/ui/Rating.tsx'

const five = [1, 2, 3, 4, 5]

export function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={messages.stars(rating)} className="flex gap-[3px]">
      {five.slice(0, Math.round(rating)).map((star) => (
        <Star key={star} className="size-[18px]" />
      ))}
    </p>
  )
}

/** A traveller's quote on a dark band. */
export function ReviewQuote({ review }: { review: ReviewQuoteFragment }) {
  return (
    <figure className="flex flex-col rounded-lg bg-pine-800 p-6">
      <Stars rating={review.rating} />
      <blockquote className="mt-3 line-clamp-6 text-lg leading-normal font-medium">{review.text}</blockquote>
      <figcaption className="mt-auto pt-4 text-15 text-pine-100">
        {review.firstName}
        {review.expedition && (
          <>
            {', '}
            <Link to={paths.expedition(review.expedition.slug)} className="underline underline-offset-3">
              {review.expedition.name}
            </Link>
          </>
        )}
        {review.experienceMonth && (
          <span className="block">{messages.lived(monthAndYear(review.experienceMonth))}</span>
        )}
      </figcaption>
    </figure>
  )
}
