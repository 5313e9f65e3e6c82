import { useState } from 'react'
import { maxReportReason } from '#schema/constants.ts'
import { useReportReviewMutation } from '#web/features/reviews/ReportReview.generated.ts'
import { messages } from '#web/features/reviews/report.messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { id: string; firstName: string }

/** Reports a review, with or without an account, after a confirmation in its place. */
export function ReportReview({ id, firstName }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'left' | 'sent'>('closed')
  if (state === 'sent')
    return (
      <p ref={(done) => done?.focus()} tabIndex={-1} className="text-meta text-ink-2">
        {messages.done}
      </p>
    )
  if (state === 'open')
    return <ReportForm id={id} onSent={() => setState('sent')} onClose={() => setState('left')} />
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-4 text-ink-2"
      aria-label={messages.labelFor(firstName)}
      // The button takes the focus back when the form closes.
      autoFocus={state === 'left'}
      onClick={() => setState('open')}
    >
      {messages.open}
    </Button>
  )
}

type FormProps = { id: string; onSent: () => void; onClose: () => void }

function ReportForm({ id, onSent, onClose }: FormProps) {
  const [report] = useReportReviewMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { reason: () => undefined },
    failed: messages.failed,
    async send(read) {
      const reason = read('reason').trim()
      const { data } = await report({ variables: { id, ...(reason && { reason }) } })
      if (!data) throw new TypeError('The gateway returned no data.')
      const refusals = data.report.errors
      if (refusals.length === 0) onSent()
      return refusals
    },
  })
  return (
    <form {...formProps} className="max-w-md">
      <TextField
        label={messages.reason}
        name="reason"
        maxLength={maxReportReason}
        autoFocus
        error={errors.reason ?? errors.form}
        className="mt-2!"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="ink" size="sm" isBusy={isBusy}>
          {messages.send}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
