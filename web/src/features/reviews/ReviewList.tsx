import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewLineFragment } from '#web/features/reviews/ReviewLine.generated.ts'
import { Stars } from '#web/features/reviews/ReviewQuote.tsx'
import { useIsActive } from '#web/lib/browser/useIsActive.ts'
import { monthAndYear, singleDay } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useLate } from '#web/ui/useLate.ts'

/** A list over several expeditions names the one of each review. */
type Line = ReviewLineFragment & { expedition?: { slug: string; name: string } | null }

type Props = {
  reviews: Line[]
  onMore?: (() => void) | undefined
  isBusy: boolean
  /** Rendered below each review. */
  replyTo?: ((review: ReviewLineFragment) => ReactNode) | undefined
}

export function ReviewList({ reviews, onMore, isBusy, replyTo }: Props) {
  const Report = useLate(useIsActive(), () =>
    import('#web/features/reviews/ReportReview.tsx').then((module) => module.ReportReview),
  )
  if (reviews.length === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <div>
      <ul className="grid gap-8 md:grid-cols-2">
        {reviews.map((review) => (
          <Review key={review.id} review={review}>
            {review.reply && <Reply reply={review.reply} />}
            {/* The height of the button, which comes late. */}
            <div className="mt-1 min-h-11">
              {Report && <Report id={review.id} firstName={review.firstName} />}
            </div>
            {replyTo?.(review)}
          </Review>
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

function Review({ review, children }: { review: Line; children: ReactNode }) {
  const { expedition, firstName, date, experienceMonth, context, isVerified, travelledWith } = review
  const company = context ?? (travelledWith && messages.companies[travelledWith].toLowerCase())
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
          {expedition && (
            <Link to={paths.expedition(expedition.slug)} className="link text-15">
              {expedition.name}
            </Link>
          )}
          <p className="text-meta text-ink-2">{[lived, company].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 text-meta text-ink-2">
        <Stars rating={review.rating} />
        {date && <p>{messages.published(singleDay(date))}</p>}
      </div>
      <p className="mt-2 wrap-anywhere">{review.text}</p>
      {children}
    </li>
  )
}

function Reply({
  reply: { body, authorName, authorRole, date },
}: {
  reply: NonNullable<ReviewLineFragment['reply']>
}) {
  return (
    <div className="mt-4 border-l-[3px] border-pine-600 pl-4">
      <p className="text-meta text-ink-2">
        <b className="font-semibold text-ink">{messages.replyFor(authorName, authorRole)}</b>
        {date && `, ${singleDay(date)}`}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
    </div>
  )
}
