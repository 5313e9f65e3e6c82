import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { maxMessageLength } from '#schema/constants.ts'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/reviews/messages.ts'
import { type ReviewCardFragment, useReplyAsAgencyMutation } from '#web/agency/reviews/Reviews.generated.ts'
import { replyRules } from '#web/agency/reviews/reviews.rules.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { review: ReviewCardFragment; onClose: () => void; onReplied: () => void }

/** The only public reply to a review. Ctrl Enter publishes it. */
export function ReplyForm({ review: { id, authorName, reply }, onClose, onReplied }: Props) {
  const [send] = useReplyAsAgencyMutation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const { formProps, errors, isBusy } = useForm({
    rules: replyRules,
    failed: messages.failed,
    async send(read) {
      const { data } = await send({ variables: { id, body: read('body') } })
      const refusals = refusalsOf(data?.agencyReplyToReview)
      if (refusals.length > 0) return refusals
      toast.success(messages.replied)
      onReplied()
      return []
    },
  })
  return (
    <form
      {...formProps}
      ref={form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      <TextArea
        label={messages.replyLabel(authorName)}
        name="body"
        rows={4}
        maxLength={maxMessageLength}
        defaultValue={reply?.body}
        hint={messages.replyHint}
        error={errors.body}
      />
      <p role="alert" className="mt-2 text-meta font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" isBusy={isBusy}>
          {messages.publishReply}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
