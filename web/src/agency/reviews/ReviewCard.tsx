import { messages } from '#web/agency/reviews/messages.ts'
import { ReviewActions } from '#web/agency/reviews/ReviewActions.tsx'
import type { ReviewCardFragment } from '#web/agency/reviews/Reviews.generated.ts'
import { daysLate } from '#web/agency/reviews/reviews.rules.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { monthAndYear, singleDay } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Star } from '#web/ui/Rating.tsx'

type Props = { review: ReviewCardFragment; onChanged: () => void }

/** A review as its author wrote it, its reply, and what decides about it. */
export function ReviewCard({ review, onChanged }: Props) {
  const { expeditionName, expeditionSlug, authorName, experienceMonth, text } = review
  return (
    <article className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="font-semibold">
        <a
          href={`/expeditions/${expeditionSlug}#avis`}
          target="_blank"
          rel="noreferrer"
          data-row=""
          className="link"
        >
          {expeditionName}
        </a>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2">
        <Stars rating={review.rating} />
        {messages.by(authorName, experienceMonth && monthAndYear(experienceMonth))}
        {review.isVerified && <Badge tone="pine">{messages.verified}</Badge>}
      </p>
      <Dates review={review} />
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{text}</p>
      <Refusal review={review} />
      {review.reply && <Reply reply={review.reply} />}
      <ReviewActions review={review} onChanged={onChanged} />
    </article>
  )
}

const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={messages.stars(rating)} className="inline-flex gap-[3px]">
    {Array.from({ length: rating }, (_, index) => index).map((star) => (
      <Star key={star} className="size-[18px]" />
    ))}
  </span>
)

function Dates({ review: { state, submittedAt, dueAt, publishedOn } }: Pick<Props, 'review'>) {
  const late = daysLate(dueAt, Date.now())
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2">
      {submittedAt && messages.received(dayAndHour(submittedAt))}
      {publishedOn && <span>{messages.published(singleDay(publishedOn))}</span>}
      {state === 'PENDING' &&
        dueAt &&
        (late === undefined ? (
          <span>{messages.due(dayAndHour(dueAt))}</span>
        ) : (
          <Badge tone="rouge">{late === 0 ? messages.lateToday : messages.late(late)}</Badge>
        ))}
    </p>
  )
}

function Refusal({ review }: Pick<Props, 'review'>) {
  const { refusalReason, refusalText, hiddenReason, reportCount, reportReasons } = review
  return (
    <>
      {refusalReason && (
        <p className="mt-3 text-meta font-semibold text-rouge-700">
          {messages.refusedFor(messages.reasons[refusalReason].toLowerCase(), refusalText ?? '')}
        </p>
      )}
      {hiddenReason && (
        <p className="mt-3 text-meta font-semibold text-rouge-700">{messages.hiddenFor(hiddenReason)}</p>
      )}
      {reportCount > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-meta">
          <Badge tone="rouge">{messages.reports(reportCount)}</Badge>
          {reportReasons.map(messages.reportedFor).join(' ')}
        </p>
      )}
    </>
  )
}

const Reply = ({ reply }: { reply: NonNullable<ReviewCardFragment['reply']> }) => (
  <div className="mt-4 border-l-2 border-line pl-4">
    <p className="text-meta text-ink-2">
      {messages.replyBy(reply.authorName, reply.date && singleDay(reply.date))} ·{' '}
      {messages.roles[reply.authorRole]}
    </p>
    <p className="mt-1 wrap-anywhere whitespace-pre-line">{reply.body}</p>
  </div>
)
