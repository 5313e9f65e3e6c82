import { useEffect, useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { maxMessageLength } from '#schema/constants.ts'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import { CannedChoice } from '#web/agency/questions/CannedChoice.tsx'
import { messages } from '#web/agency/questions/messages.ts'
import {
  type QuestionCardFragment,
  useAnswerQuestionMutation,
} from '#web/agency/questions/Questions.generated.ts'
import { answerRules } from '#web/agency/questions/questions.rules.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { question: QuestionCardFragment; onClose: () => void; onAnswered: () => void }

/** The public answer to a question. Ctrl Enter publishes it. */
export function AnswerForm({ question, onClose, onAnswered }: Props) {
  const { id, authorName } = question
  const [send] = useAnswerQuestionMutation()
  const form = useRef<HTMLFormElement>(null)
  const area = () => form.current?.querySelector('textarea')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => area()?.focus(), [])
  const insert = (body: string) => {
    const field = area()
    if (!field) return
    field.focus()
    field.setRangeText(body, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const { formProps, errors, isBusy } = useForm({
    rules: answerRules,
    failed: messages.failed,
    async send(read) {
      const { data } = await send({ variables: { id, body: read('body') } })
      const refusals = refusalsOf(data?.agencyAnswer)
      if (refusals.length > 0) return refusals
      toast.success(messages.published)
      onAnswered()
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
      <CannedChoice question={question} onChoose={insert} />
      <TextArea
        label={messages.answerLabel(authorName)}
        name="body"
        rows={4}
        maxLength={maxMessageLength}
        hint={messages.answerHint}
        error={errors.body}
      />
      <p role="alert" className="mt-2 text-meta font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" isBusy={isBusy}>
          {messages.publish}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
