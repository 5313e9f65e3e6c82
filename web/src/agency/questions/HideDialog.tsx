import type { Refusal } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/questions/messages.ts'
import { hideRules } from '#web/agency/questions/questions.rules.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Hide = (reason: string) => Promise<readonly Refusal[]>
type Props = { isOpen: boolean; onClose: () => void; onHide: Hide; title?: string; intro?: string }

/** The reason for which a message, or another row, is hidden. */
export const HideDialog = ({
  isOpen,
  onClose,
  onHide,
  title = messages.hideTitle,
  intro = messages.hideIntro,
}: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title}>
    {isOpen && <HideForm onHide={onHide} intro={intro} />}
  </Dialog>
)

function HideForm({ onHide, intro }: { onHide: Hide; intro: string }) {
  const { formProps, errors, isBusy } = useForm({
    rules: hideRules,
    send: (read) => onHide(read('reason')),
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{intro}</p>
      <TextField
        label={messages.reason}
        name="reason"
        maxLength={300}
        hint={messages.reasonHint}
        error={errors.reason}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.hide}
      </SubmitButton>
    </form>
  )
}
