import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewLineFragment } from '#web/features/reviews/ReviewLine.generated.ts'
import { Stars } from '#web/features/reviews/ReviewQuote.tsx'
import { monthAndYear, shortDay } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'

type Props = { reviews: ReviewLineFragment[]; onMore?: (() => void) | undefined; isBusy: boolean }

export function ReviewList({ reviews, onMore, isBusy }: Props) {
  if (reviews.length === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <>
      <ul className="grid gap-8 sm:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id}>
            <div className="flex items-center gap-3">
              <Avatar name={review.firstName} className="size-11" />
              <div>
                <p className="font-semibold">{review.firstName}</p>
                <p className="text-meta text-ink-2">
                  {review.date && messages.published(shortDay(review.date))}
                  {review.experienceMonth && `, ${messages.lived(monthAndYear(review.experienceMonth))}`}
                </p>
              </div>
            </div>
            <div className="mt-3">
              <Stars rating={review.rating} />
            </div>
            <p className="mt-2">{review.text}</p>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button onClick={onMore} isBusy={isBusy} className="mt-8">
          {messages.more}
        </Button>
      )}
    </>
  )
}
