import { useState } from 'react'
import type { OwnReviewFragment } from '#web/features/reviews/OwnReview.generated.ts'
import { messages } from '#web/features/reviews/ownReview.messages.ts'
import { ReviewForm } from '#web/features/reviews/ReviewForm.tsx'
import { monthAndYear } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** The review of a past trip: its form, then what has become of it. A refused one may be written again. */
export function OwnReview({ reservation }: { reservation: OwnReviewFragment }) {
  const { id, review, reviewMonths } = reservation
  const [isSent, setSent] = useState(false)
  if (!review && reviewMonths.length === 0) return null
  return (
    <section aria-labelledby="mon-avis" className="mb-12 max-w-prose">
      <h2 id="mon-avis" className="scroll-mt-32 text-h2">
        {messages.title}
      </h2>
      {review && <Written review={review} isSent={isSent} />}
      {review && reviewMonths.length > 0 && <h3 className="mt-8 text-h3">{messages.again}</h3>}
      {reviewMonths.length > 0 && (
        <ReviewForm reservationId={id} months={reviewMonths} onSent={() => setSent(true)} />
      )}
    </section>
  )
}

type Review = NonNullable<OwnReviewFragment['review']>

const tones = { PENDING: 'sand', PUBLISHED: 'pine', REFUSED: 'rouge', HIDDEN: 'rouge' } as const

function Written({ review, isSent }: { review: Review; isSent: boolean }) {
  const { rating, text, experienceMonth, state, reason } = review
  return (
    <>
      <p
        ref={(detail) => {
          if (isSent) detail?.focus()
        }}
        tabIndex={-1}
        className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2"
      >
        <Badge tone={tones[state]}>{messages.states[state]}</Badge> {messages.toldFor[state]}
      </p>
      {reason && <p className="mt-2 font-semibold">{messages.because(reason)}</p>}
      <blockquote className="mt-4 border-l-[3px] border-pine-600 pl-4">
        <p className="text-meta text-ink-2">
          {messages.yours(rating, experienceMonth && monthAndYear(experienceMonth))}
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
      </blockquote>
    </>
  )
}
