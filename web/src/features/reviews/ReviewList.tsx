import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewLineFragment } from '#web/features/reviews/ReviewLine.generated.ts'
import { Stars } from '#web/features/reviews/ReviewQuote.tsx'
import { monthAndYear, singleDay } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

type Props = { reviews: ReviewLineFragment[]; onMore?: (() => void) | undefined; isBusy: boolean }

export function ReviewList({ reviews, onMore, isBusy }: Props) {
  if (reviews.length === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <div>
      <ul className="grid gap-8 md:grid-cols-2">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {onMore && (
        <Button onClick={onMore} isBusy={isBusy} className="mt-8">
          {messages.more}
        </Button>
      )}
    </div>
  )
}

function Review({ review }: { review: ReviewLineFragment }) {
  const { firstName, date, experienceMonth, context, isVerified } = review
  const lived = experienceMonth && messages.lived(monthAndYear(experienceMonth))
  return (
    <li>
      <div className="flex items-center gap-3">
        <Avatar name={firstName} className="size-11" />
        <div>
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {firstName}
            {isVerified && <Badge tone="pine">{messages.verified}</Badge>}
          </p>
          <p className="text-meta text-ink-2">
            {[date && messages.published(singleDay(date)), lived, context].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <div className="mt-3">
        <Stars rating={review.rating} />
      </div>
      <p className="mt-2 wrap-anywhere">{review.text}</p>
    </li>
  )
}
