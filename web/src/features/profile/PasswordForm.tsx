import { useState } from 'react'
import { messages } from '#web/features/profile/messages.ts'
import { type ProfileFragment, useChangePasswordMutation } from '#web/features/profile/Profile.generated.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { useSaveForm } from '#web/features/profile/useSaveForm.ts'
import { HiddenEmail } from '#web/ui/password/HiddenEmail.tsx'
import { PasswordField } from '#web/ui/password/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'

/** Accounts of Google and Facebook have no password here. */
export function PasswordForm({ me, onChanged }: { me: ProfileFragment; onChanged: () => void }) {
  return (
    <ProfileSection title={messages.password}>
      {me.provider === 'EMAIL' ? (
        <Form email={me.email} onChanged={onChanged} />
      ) : (
        <p className="text-ink-2">{messages.byProvider[me.provider]}</p>
      )}
    </ProfileSection>
  )
}

function Form({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [change] = useChangePasswordMutation()
  // Reset once the password is changed.
  const [changes, setChanges] = useState(0)
  const { errors, isBusy, formProps } = useSaveForm({
    fields: ['currentPassword', 'newPassword'],
    done: messages.changed,
    async send(read) {
      const variables = { currentPassword: read('currentPassword'), newPassword: read('newPassword') }
      const refusals = (await change({ variables })).data?.changePassword.errors
      // In other forms a new password is the only one.
      return refusals?.map(({ field, message }) => ({
        field: field === 'password' ? 'newPassword' : field,
        message,
      }))
    },
    onDone() {
      setChanges(changes + 1)
      onChanged()
    },
  })
  return (
    <form {...formProps} className="max-w-md">
      <Passwords key={changes} errors={errors} />
      <HiddenEmail email={email} />
      <SubmitButton isOneOfMany isBusy={isBusy} refusal={errors.form}>
        {messages.change}
      </SubmitButton>
    </form>
  )
}

const Passwords = ({ errors }: { errors: Record<string, string | undefined> }) => (
  <>
    <PasswordField name="currentPassword" label={messages.currentPassword} error={errors.currentPassword} />
    <PasswordField name="newPassword" label={messages.newPassword} isNew error={errors.newPassword} />
  </>
)
