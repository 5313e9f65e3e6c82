import { type FormEvent, useId, useState } from 'react'
import { maxMessageLength } from '#schema/constants.ts'
import type { ReviewLineFragment } from '#web/features/reviews/ReviewLine.generated.ts'
import { useReplyToReviewMutation } from '#web/features/reviews/ReviewReplies.generated.ts'
import { messages } from '#web/features/reviews/replies.messages.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'

/** Publishes or replaces a guide's reply to a review. */
export function ReplyForm({ review }: { review: ReviewLineFragment }) {
  const id = useId()
  const [body, setBody] = useState(review.reply?.body ?? '')
  const [reported, setDone] = useState<{ text: string; isError: boolean }>()
  const [send, { loading }] = useReplyToReviewMutation()
  const reply = body.trim()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (loading) return
    if (!reply || [...reply].length > maxMessageLength)
      return setDone({ text: messages.length, isError: true })
    const text = await send({ variables: { reviewId: review.id, body: reply } }).then(
      ({ data }) => data?.replyToReview.errors[0]?.message ?? messages.published,
      (error) => failureOf(error, messages.failed),
    )
    setDone({ text, isError: text !== messages.published })
  }

  return (
    <ScriptForm onSubmit={(event) => void submit(event)} className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-semibold">
        {messages.label(review.firstName)}
      </label>
      <textarea
        id={id}
        rows={3}
        value={body}
        onChange={({ target }) => {
          setDone(undefined)
          setBody(target.value)
        }}
        aria-invalid={reported?.isError || undefined}
        aria-describedby={`${id}-told`}
        className="block w-full rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-3 text-base"
      />
      <p
        id={`${id}-told`}
        role={reported?.isError ? 'alert' : 'status'}
        className={`text-meta font-semibold not-empty:mt-1.5 ${reported?.isError ? 'text-rouge-700' : 'text-pine-700'}`}
      >
        {reported?.text}
      </p>
      <Button type="submit" size="sm" isBusy={loading} className="mt-3">
        {messages.publish}
      </Button>
    </ScriptForm>
  )
}
