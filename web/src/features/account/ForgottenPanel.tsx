import { useState } from 'react'
import { EmailField } from '#web/features/account/EmailField.tsx'
import { emailRule } from '#web/features/account/field.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import { useRequestPasswordResetMutation } from '#web/features/account/SignIn.generated.ts'
import type { PanelProps } from '#web/features/account/SignIn.tsx'
import { SubmitButton } from '#web/features/account/SubmitButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** NO: to be asked for; YES: on its way; ERROR: it is not. */
type Sent = { state: 'NO' | 'YES' | 'ERROR'; email: string }

export function ForgottenPanel({ email, dispatch }: Omit<PanelProps, 'onSignedIn'>) {
  const [sent, setSent] = useState<Sent>({ state: 'NO', email })
  if (sent.state === 'YES') return <Done email={sent.email} />
  if (sent.state === 'ERROR')
    return (
      <div role="alert" className="mt-6 grid gap-3">
        <p className="mb-3 font-semibold text-rouge-700">{messages.error}</p>
        <Button autoFocus variant="primary" onClick={() => setSent({ ...sent, state: 'NO' })}>
          {messages.retry}
        </Button>
        <Button onClick={() => dispatch({ kind: 'closed' })}>{messages.quit}</Button>
      </div>
    )
  return <Entry email={sent.email} onAnswer={setSent} />
}

const Done = ({ email }: { email: string }) => (
  <div role="status" className="mt-6">
    <p className="font-semibold text-pine-700">{messages.sent}</p>
    <p className="mt-3 text-ink-2">{messages.sentTold(email)}</p>
  </div>
)

function Entry({ email, onAnswer }: { email: string; onAnswer: (sent: Sent) => void }) {
  const [request] = useRequestPasswordResetMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { email: emailRule },
    failed: messages.failed,
    async send(read) {
      const typed = read('email').trim()
      const isOk = await request({ variables: { email: typed } }).then(
        ({ data }) => data?.requestPasswordReset.ok === true,
        () => false,
      )
      onAnswer({ state: isOk ? 'YES' : 'ERROR', email: typed })
      return []
    },
  })
  return (
    <>
      <p className="mt-1.5 text-ink-2">{messages.forgottenTold}</p>
      <form {...formProps} className="mt-5">
        <EmailField email={email} error={errors.email} />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.send}
        </SubmitButton>
      </form>
    </>
  )
}
