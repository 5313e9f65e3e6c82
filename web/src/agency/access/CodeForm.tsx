import { messages } from '#web/agency/access/messages.ts'
import type { Refusal } from '#web/agency/access/refusals.ts'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = {
  label: string
  /** A code of the app is six digits, a recovery code has letters too. */
  isRecovery?: boolean
  hasFocus?: boolean
  submit: string
  send: (code: string) => Promise<readonly Refusal[]>
}

const rules = { code: (value: string) => (value.trim() ? undefined : messages.codeMissing) }

/** The field of a code with its button. */
export function CodeForm({ label, isRecovery = false, hasFocus = false, submit, send }: Props) {
  const { errors, isBusy, formProps } = useForm({
    rules,
    send: (read) => send(read('code')),
  })
  return (
    <form {...formProps} className="mt-5">
      <TextField
        label={label}
        name="code"
        autoFocus={hasFocus}
        {...(isRecovery ? { autoComplete: 'off' } : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
        error={errors.code}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {submit}
      </SubmitButton>
    </form>
  )
}
