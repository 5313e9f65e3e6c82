import { messages } from '#web/agency/access/messages.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { usePasskey } from '#web/agency/access/usePasskey.ts'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

const rules = { name: (value: string) => (value.trim() ? undefined : messages.passkeyUnnamed) }

/** Names a passkey, then creates it on the device. */
export function PasskeyForm({ onEnrolled }: { onEnrolled: (codes: readonly string[]) => void }) {
  const { addPasskey } = usePasskey()
  const stepUp = useStepUp()
  const { errors, isBusy, formProps } = useForm({
    rules,
    send: (read) =>
      stepUp(async () => {
        const { refusals, codes } = await addPasskey(read('name'))
        if (refusals.length === 0) onEnrolled(codes)
        return refusals
      }),
  })
  return (
    <form {...formProps} className="mt-5">
      <TextField
        label={messages.passkeyName}
        hint={messages.passkeyNameHint}
        name="name"
        maxLength={60}
        autoComplete="off"
        defaultValue={messages.passkeyDefault}
        error={errors.name}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.createPasskey}
      </SubmitButton>
    </form>
  )
}
