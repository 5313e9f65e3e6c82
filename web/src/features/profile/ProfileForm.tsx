import { messages } from '#web/features/profile/messages.ts'
import { type ProfileFragment, useUpdateProfileMutation } from '#web/features/profile/Profile.generated.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { useSaveForm } from '#web/features/profile/useSaveForm.ts'
import { TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'

export function ProfileForm({ me }: { me: ProfileFragment }) {
  const [update] = useUpdateProfileMutation()
  const { errors, isBusy, formProps } = useSaveForm({
    fields: ['firstName', 'lastName'],
    done: messages.saved,
    async send(read) {
      const variables = { firstName: read('firstName').trim(), lastName: read('lastName').trim() }
      return (await update({ variables })).data?.updateProfile.errors
    },
  })
  return (
    <ProfileSection title={messages.identity}>
      <form {...formProps} className="max-w-md">
        <TextField
          name="firstName"
          label={messages.firstName}
          defaultValue={me.firstName ?? ''}
          error={errors.firstName}
          autoComplete="given-name"
          required
          maxLength={80}
        />
        <TextField
          name="lastName"
          label={messages.lastName}
          defaultValue={me.lastName ?? ''}
          error={errors.lastName}
          autoComplete="family-name"
          required
          maxLength={80}
        />
        <TextField label={messages.email} hint={messages.emailHint} value={me.email} readOnly type="email" />
        <SubmitButton isOneOfMany isBusy={isBusy} refusal={errors.form}>
          {messages.save}
        </SubmitButton>
      </form>
    </ProfileSection>
  )
}
