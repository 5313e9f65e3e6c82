import { EmailLine } from '#web/features/account/EmailLine.tsx'
import { passwordRule } from '#web/features/account/field.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import type { PanelProps } from '#web/features/account/panelProps.ts'
import { useLoginMutation } from '#web/features/account/SignIn.generated.ts'
import { HiddenEmail } from '#web/ui/password/HiddenEmail.tsx'
import { PasswordField } from '#web/ui/password/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

export function PasswordPanel({ email, dispatch, onSignedIn }: PanelProps) {
  const [login] = useLoginMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { password: passwordRule },
    failed: messages.failed,
    async send(read) {
      const { data } = await login({ variables: { email, password: read('password') } })
      const { user = null, errors = [] } = data?.login ?? {}
      if (errors.length === 0) onSignedIn(user)
      return errors
    },
  })
  return (
    <>
      <p className="mt-1.5 text-ink-2">{messages.signInText}</p>
      <EmailLine email={email} onChange={() => dispatch({ kind: 'emailChanged' })} />
      <form {...formProps} className="mt-5">
        <PasswordField error={errors.password} />
        <HiddenEmail email={email} />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.signIn}
        </SubmitButton>
      </form>
      <p className="mt-4">
        <button
          type="button"
          onClick={() => dispatch({ kind: 'passwordForgotten' })}
          className="link min-h-11 text-left"
        >
          {messages.forgotten}
        </button>
      </p>
    </>
  )
}
