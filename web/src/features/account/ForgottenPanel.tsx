import { useState } from 'react'
import { EmailField } from '#web/features/account/EmailField.tsx'
import { emailRule } from '#web/features/account/field.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import type { PanelProps } from '#web/features/account/panelProps.ts'
import { useRequestPasswordResetMutation } from '#web/features/account/SignIn.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** NO: not requested yet; YES: sent; ERROR: failed. */
type Sent = { state: 'NO' | 'YES' | 'ERROR'; email: string }

export function ForgottenPanel({ email, dispatch }: Omit<PanelProps, 'onSignedIn'>) {
  const [sent, setSent] = useState<Sent>({ state: 'NO', email })
  const close = () => dispatch({ kind: 'closed' })
  if (sent.state === 'YES') return <Done email={sent.email} onClose={close} />
  if (sent.state === 'ERROR')
    return (
      <div role="alert" className="mt-6 grid gap-3">
        <p className="mb-3 font-semibold text-rouge-700">{messages.error}</p>
        <Button autoFocus variant="primary" onClick={() => setSent({ ...sent, state: 'NO' })}>
          {messages.retry}
        </Button>
        <Button onClick={close}>{messages.quit}</Button>
      </div>
    )
  return <Entry email={sent.email} onAnswer={setSent} />
}

const Done = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <div role="status" className="mt-6">
    <p className="font-semibold text-pine-700">{messages.sent}</p>
    <p className="mt-3 mb-6 text-ink-2">{messages.sentText(email)}</p>
    <Button autoFocus className="w-full" onClick={onClose}>
      {messages.close}
    </Button>
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
      <p className="mt-1.5 text-ink-2">{messages.forgottenText}</p>
      <form {...formProps} className="mt-5">
        <EmailField autoFocus email={email} error={errors.email} />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.send}
        </SubmitButton>
      </form>
    </>
  )
}
