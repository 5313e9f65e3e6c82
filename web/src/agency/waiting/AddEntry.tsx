import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/waiting/messages.ts'
import { useAddWaitingEntryMutation } from '#web/agency/waiting/Waiting.generated.ts'
import { entryRules } from '#web/agency/waiting/waiting.rules.ts'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { departureId: string; onDone: () => void }

/** Adds a person to the list, who requested it by phone or in writing. */
export function AddEntry({ departureId, onDone }: Props) {
  const [add] = useAddWaitingEntryMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: entryRules,
    failed: messages.failed,
    async send(read) {
      const email = read('email').trim()
      const { data } = await add({ variables: { id: departureId, email, places: Number(read('places')) } })
      const refusals = listRefusals(data?.agencyAddWaitingEntry)
      if (refusals.length === 0) {
        toast.success(messages.added(email))
        onDone()
      }
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <p className="mb-5 text-ink-2">{messages.addIntro}</p>
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={messages.emailHint}
        error={errors.email}
      />
      <TextField
        label={messages.places}
        name="places"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="1"
        error={errors.places}
      />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.send}
      </SubmitButton>
    </form>
  )
}
