import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { newPasswordRule } from '#web/features/account/field.rules.ts'
import { useAccount } from '#web/lib/account.tsx'
import { paths } from '#web/lib/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { useResetPasswordMutation } from '#web/pages/account/PasswordPage.generated.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { PasswordField } from '#web/ui/password/PasswordField.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Reached by a mailed link, which works once. */
export function Page() {
  const [isDone, setDone] = useState(false)
  return (
    <ContentPage
      title={messages.password}
      intro={messages.passwordTold}
      canonical={paths.password}
      isIndexed={false}
    >
      {isDone ? <Done /> : <PasswordForm onDone={() => setDone(true)} />}
    </ContentPage>
  )
}

function Done() {
  const { me, openSignIn } = useAccount()
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <p className="font-semibold">{messages.passwordDone}</p>
      {me ? (
        <ButtonLink to={paths.home}>{messages.toHome}</ButtonLink>
      ) : (
        <Button variant="primary" onClick={() => openSignIn()}>
          {messages.signIn}
        </Button>
      )}
    </div>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { token = '' } = useParams()
  const [reset] = useResetPasswordMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { password: newPasswordRule },
    failed: messages.failed,
    async send(read) {
      const { data } = await reset({ variables: { token, password: read('password') } })
      const refusals = data?.resetPassword.errors ?? []
      if (data?.resetPassword.ok) onDone()
      return refusals
    },
  })
  return (
    <ScriptForm {...formProps} className="max-w-md">
      <PasswordField label={messages.password} isNew error={errors.password} />
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.save}
      </SubmitButton>
    </ScriptForm>
  )
}
