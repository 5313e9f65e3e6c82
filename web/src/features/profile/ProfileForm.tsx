import { messages } from '#web/features/profile/messages.ts'
import { type ProfileFragment, useUpdateProfileMutation } from '#web/features/profile/Profile.generated.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { textOf } from '#web/features/profile/profile.rules.ts'
import { useSave } from '#web/features/profile/useSave.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

export function ProfileForm({ me }: { me: ProfileFragment }) {
  const [update] = useUpdateProfileMutation()
  const { save, isBusy, errorOf } = useSave()
  const change = (form: FormData) =>
    save(
      async () =>
        (
          await update({
            variables: { firstName: textOf(form, 'firstName'), lastName: textOf(form, 'lastName') },
          })
        ).data?.updateProfile.errors,
      messages.saved,
    )
  return (
    <ProfileSection title={messages.identity}>
      <form
        className="max-w-md"
        onSubmit={(event) => {
          event.preventDefault()
          void change(new FormData(event.currentTarget))
        }}
      >
        <TextField
          name="firstName"
          label={messages.firstName}
          defaultValue={me.firstName ?? ''}
          error={errorOf('firstName')}
          autoComplete="given-name"
          required
          maxLength={80}
        />
        <TextField
          name="lastName"
          label={messages.lastName}
          defaultValue={me.lastName ?? ''}
          error={errorOf('lastName')}
          autoComplete="family-name"
          required
          maxLength={80}
        />
        <TextField label={messages.email} hint={messages.emailHint} value={me.email} readOnly type="email" />
        <Button type="submit" variant="ink" isBusy={isBusy} className="mt-6">
          {messages.save}
        </Button>
      </form>
    </ProfileSection>
  )
}
