import { useId, useState } from 'react'
import { maxMessageLength } from '#schema/constants.ts'
import type { ReviewLineFragment } from '#web/features/reviews/ReviewLine.generated.ts'
import { useReplyToReviewMutation } from '#web/features/reviews/ReviewReplies.generated.ts'
import { messages } from '#web/features/reviews/replies.messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** One form is open at a time; its text stays in the others. */
const replies = 'replies'

/** Publishes or replaces a guide's reply to a review; folded, since the page is about the people who leave. */
export function ReplyForm({ review }: { review: ReviewLineFragment }) {
  const id = useId()
  const [isPublished, setPublished] = useState(false)
  const [reply] = useReplyToReviewMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { body: (text) => (isReply(text) ? undefined : messages.length) },
    failed: messages.failed,
    async send(read) {
      const { data } = await reply({ variables: { reviewId: review.id, body: read('body').trim() } })
      if (!data) throw new TypeError('The gateway returned no data.')
      const { errors: refusals } = data.replyToReview
      setPublished(refusals.length === 0)
      return refusals
    },
  })
  const error = errors.body ?? errors.form

  return (
    <details name={replies} className="group mt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center">
        {review.reply ? messages.change(review.firstName) : messages.open(review.firstName)}
      </summary>
      <ScriptForm {...formProps} className="mt-1">
        <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
          {messages.label(review.firstName)}
        </label>
        <textarea
          id={id}
          name="body"
          rows={3}
          defaultValue={review.reply?.body}
          onInput={() => setPublished(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          className="block w-full rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-3 text-base"
        />
        <p
          id={`${id}-hint`}
          role={error ? 'alert' : 'status'}
          className={`text-meta font-semibold not-empty:mt-1.5 ${error ? 'text-rouge-700' : 'text-pine-700'}`}
        >
          {error ?? (isPublished && messages.published)}
        </p>
        <Button type="submit" size="sm" isBusy={isBusy} className="mt-3">
          {messages.publish}
        </Button>
      </ScriptForm>
    </details>
  )
}

function isReply(text: string): boolean {
  const length = [...text.trim()].length
  return length > 0 && length <= maxMessageLength
}
