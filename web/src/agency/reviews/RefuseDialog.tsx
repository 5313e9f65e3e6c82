import { maxRefusalText } from '#schema/constants.ts'
import type { Refusal } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/reviews/messages.ts'
import { isReason, refusalRules } from '#web/agency/reviews/reviews.rules.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import type { AgencyReviewDecisionInput } from '#web/lib/graph/graph.generated.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Refuse = (input: Omit<AgencyReviewDecisionInput, 'decision'>) => Promise<readonly Refusal[]>
type Props = { isOpen: boolean; authorName: string; onClose: () => void; onRefuse: Refuse }

/** The reason and the sentence with which a review is refused. */
export const RefuseDialog = ({ isOpen, authorName, onClose, onRefuse }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={messages.refuseTitle(authorName)}>
    {isOpen && <RefuseForm authorName={authorName} onRefuse={onRefuse} />}
  </Dialog>
)

function RefuseForm({ authorName, onRefuse }: Pick<Props, 'authorName' | 'onRefuse'>) {
  const { formProps, errors, isBusy } = useForm({
    rules: refusalRules,
    async send(read) {
      const reason = read('reason')
      return onRefuse({ reason: isReason(reason) ? reason : null, sentence: read('sentence') })
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.refuseIntro}</p>
      <label className="block text-15 font-semibold">
        <span className="mb-1.5 block">{messages.reason}</span>
        <select
          name="reason"
          defaultValue=""
          aria-invalid={errors.reason ? true : undefined}
          aria-describedby={errors.reason ? 'refusal-reason' : undefined}
          className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
        >
          <option value="">{messages.chooseReason}</option>
          {Object.entries(messages.reasons).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p
        id="refusal-reason"
        role="alert"
        className="mt-1.5 text-meta font-semibold text-rouge-700 empty:hidden"
      >
        {errors.reason}
      </p>
      <TextArea
        label={messages.sentence}
        name="sentence"
        rows={3}
        maxLength={maxRefusalText}
        hint={messages.sentenceHint}
        error={errors.sentence}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.refuseAndTell(authorName)}
      </SubmitButton>
    </form>
  )
}
