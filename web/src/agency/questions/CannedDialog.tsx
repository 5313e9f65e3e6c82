import { toast } from 'react-hot-toast/headless'
import { maxMessageLength } from '#schema/constants.ts'
import type { CannedAnswerRowFragment } from '#web/agency/questions/CannedAnswers.generated.ts'
import { messages } from '#web/agency/questions/messages.ts'
import { cannedRules } from '#web/agency/questions/questions.rules.ts'
import { useSaveCanned } from '#web/agency/questions/useSaveCanned.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Edited = CannedAnswerRowFragment | 'new'
type Props = { answer: Edited | undefined; onClose: () => void; onSaved: () => void }

/** The form of a canned answer, or of a new one. */
export const CannedDialog = ({ answer, onClose, onSaved }: Props) => (
  <Dialog
    isOpen={answer !== undefined}
    onClose={onClose}
    title={answer === undefined || answer === 'new' ? messages.add : messages.edit}
  >
    {answer && <CannedForm answer={answer} onSaved={onSaved} />}
  </Dialog>
)

function CannedForm({ answer, onSaved }: { answer: Edited; onSaved: () => void }) {
  const save = useSaveCanned()
  const stored = answer === 'new' ? undefined : answer
  const { formProps, errors, isBusy } = useForm({
    rules: cannedRules,
    async send(read) {
      const texts = { title: read('title'), body: read('body') }
      const refusals = await save(stored ? { id: stored.id, version: stored.version, ...texts } : texts)
      if (refusals.length > 0) return refusals
      toast.success(messages.saved)
      onSaved()
      return []
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <TextField
        label={messages.cannedName}
        name="title"
        maxLength={80}
        defaultValue={stored?.title}
        error={errors.title}
      />
      <TextArea
        label={messages.cannedBody}
        name="body"
        rows={6}
        maxLength={maxMessageLength}
        hint={messages.cannedBodyHint}
        defaultValue={stored?.body}
        error={errors.body}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.save}
      </SubmitButton>
    </form>
  )
}
