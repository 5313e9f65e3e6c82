import { messages } from '#web/features/profile/messages.ts'
import { type ProfileFragment, useChangePasswordMutation } from '#web/features/profile/Profile.generated.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import { textOf } from '#web/features/profile/profile.rules.ts'
import { useSave } from '#web/features/profile/useSave.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

const minLength = 6

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
  const { save, isBusy, errorOf } = useSave()

  async function submit(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form)
    const variables = {
      currentPassword: textOf(typed, 'currentPassword'),
      newPassword: textOf(typed, 'newPassword'),
    }
    const isChanged = await save(
      async () => (await change({ variables })).data?.changePassword.errors,
      messages.changed,
    )
    if (!isChanged) return
    form.reset()
    onChanged()
  }

  return (
    <form
      className="max-w-md"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="currentPassword"
        label={messages.currentPassword}
        error={errorOf('currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        name="newPassword"
        label={messages.newPassword}
        hint={messages.newPasswordHint}
        error={errorOf('password') ?? errorOf('newPassword')}
        type="password"
        autoComplete="new-password"
        required
        minLength={minLength}
      />
      <Button type="submit" variant="ink" isBusy={isBusy} className="mt-6">
        {messages.change}
      </Button>
    </form>
  )
}
