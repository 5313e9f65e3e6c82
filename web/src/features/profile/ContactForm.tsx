import { messages } from '#web/features/profile/messages.ts'
import {
  type ProfileFragment,
  useUpdateMyPhoneMutation,
  useUpdateProfileMutation,
} from '#web/features/profile/Profile.generated.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { useSaveForm } from '#web/features/profile/useSaveForm.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useAction } from '#web/ui/useAction.ts'

export function ContactForm({ me }: { me: ProfileFragment }) {
  const [updatePhone] = useUpdateMyPhoneMutation()
  const { errors, isBusy, formProps } = useSaveForm({
    fields: ['phone'],
    done: messages.saved,
    async send(read) {
      return (await updatePhone({ variables: { phone: read('phone').trim() } })).data?.updatePhone.errors
    },
  })
  return (
    <ProfileSection title={messages.contact}>
      <form {...formProps} className="max-w-md">
        <TextField
          name="phone"
          label={messages.phone}
          hint={messages.phoneHint}
          defaultValue={me.phone ?? ''}
          error={errors.phone}
          type="tel"
          autoComplete="tel"
          required
          maxLength={250}
        />
        <SubmitButton isOneOfMany isBusy={isBusy} refusal={errors.form}>
          {messages.save}
        </SubmitButton>
      </form>
      <NewsletterChoice me={me} />
    </ProfileSection>
  )
}

/** Applied at once; rolled back when the service refuses. */
function NewsletterChoice({ me }: { me: ProfileFragment }) {
  const [update] = useUpdateProfileMutation()
  const { run, isBusy } = useAction(messages.failed)
  const choose = (newsletter: boolean) =>
    run(
      async () => (await update({ variables: { newsletter } })).data?.updateProfile.errors,
      newsletter ? messages.subscribed : messages.unsubscribed,
    )
  return (
    <Checkbox
      checked={me.newsletter}
      disabled={isBusy}
      onChange={(event) => void choose(event.target.checked)}
      className="mt-8 max-w-prose"
    >
      {messages.newsletter}
    </Checkbox>
  )
}
