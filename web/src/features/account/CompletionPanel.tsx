import { maxNameLength } from '#schema/constants.ts'
import { EmailField } from '#web/features/account/EmailField.tsx'
import { signUpRules } from '#web/features/account/field.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import type { PanelProps } from '#web/features/account/panelProps.ts'
import { useSignUpMutation } from '#web/features/account/SignIn.generated.ts'
import { readStored } from '#web/lib/browser/storage.ts'
import type { SignUpInput } from '#web/lib/graph/graph.generated.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'
import { PasswordField } from '#web/ui/password/PasswordField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

export function CompletionPanel({ email, onSignedIn }: PanelProps) {
  const [signUp] = useSignUpMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: signUpRules,
    failed: messages.failed,
    async send(read) {
      const { data } = await signUp({ variables: { input: toInput(read) } })
      const { user = null, errors = [] } = data?.signUp ?? {}
      if (errors.length === 0) onSignedIn(user)
      return errors
    },
  })
  return (
    <>
      <p className="mt-1.5 text-ink-2">{messages.completeText}</p>
      <form {...formProps} className="mt-5">
        <Names errors={errors} />
        <EmailField email={email} error={errors.email} />
        <PasswordField isNew error={errors.password} />
        <Checkbox name="newsletter" className="mt-4 text-meta">
          {messages.newsletter}
        </Checkbox>
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.signUp}
        </SubmitButton>
      </form>
    </>
  )
}

function toInput(read: (name: string) => string): SignUpInput {
  const source = readStored('utm_source')
  return {
    firstName: read('firstName').trim(),
    lastName: read('lastName').trim(),
    email: read('email').trim(),
    password: read('password'),
    newsletter: read('newsletter') === 'on',
    ...(source && { source }),
  }
}

const Names = ({ errors }: { errors: Record<string, string | undefined> }) => (
  <div className="grid gap-x-4 sm:grid-cols-2">
    <TextField
      label={messages.firstName}
      name="firstName"
      autoComplete="given-name"
      maxLength={maxNameLength}
      required
      error={errors.firstName}
    />
    <TextField
      label={messages.lastName}
      name="lastName"
      autoComplete="family-name"
      maxLength={maxNameLength}
      required
      className="max-sm:mt-5 sm:mt-0!"
      error={errors.lastName}
    />
  </div>
)
