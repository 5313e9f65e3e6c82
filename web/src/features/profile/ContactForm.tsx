import { messages } from '#web/features/profile/messages.ts'
import {
  type ProfileFragment,
  useUpdateMyPhoneMutation,
  useUpdateProfileMutation,
} from '#web/features/profile/Profile.generated.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { textOf } from '#web/features/profile/profile.rules.ts'
import { useSave } from '#web/features/profile/useSave.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

export function ContactForm({ me }: { me: ProfileFragment }) {
  const [updatePhone] = useUpdateMyPhoneMutation()
  const { save, isBusy, errorOf } = useSave()
  const change = (form: FormData) =>
    save(
      async () =>
        (await updatePhone({ variables: { phone: textOf(form, 'phone') } })).data?.updatePhone.errors,
      messages.saved,
    )
  return (
    <ProfileSection title={messages.contact}>
      <form
        className="max-w-md"
        onSubmit={(event) => {
          event.preventDefault()
          void change(new FormData(event.currentTarget))
        }}
      >
        <TextField
          name="phone"
          label={messages.phone}
          hint={messages.phoneHint}
          defaultValue={me.phone ?? ''}
          error={errorOf('phone')}
          type="tel"
          autoComplete="tel"
          required
          maxLength={250}
        />
        <Button type="submit" variant="ink" isBusy={isBusy} className="mt-6">
          {messages.save}
        </Button>
      </form>
      <NewsletterChoice me={me} />
    </ProfileSection>
  )
}

/** Applied as soon as it is chosen; it goes back when the service refuses. */
function NewsletterChoice({ me }: { me: ProfileFragment }) {
  const [update] = useUpdateProfileMutation()
  const { save, isBusy } = useSave()
  const choose = (newsletter: boolean) =>
    save(
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
