import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ForgottenPanel } from '#web/features/account/ForgottenPanel.tsx'
import { newPasswordRule } from '#web/features/account/field.rules.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import {
  useCheckResetLinkMutation,
  useResetPasswordMutation,
} from '#web/pages/account/PasswordPage.generated.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { PasswordField } from '#web/ui/password/PasswordField.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Reached by a mailed link, which works once. */
export function Page() {
  const { token = '' } = useParams()
  const [isDone, setDone] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useLinkCheck(token, setRefusal)
  return (
    <ContentPage
      title={messages.password}
      intro={refusal ? messages.passwordLinkText : messages.passwordText}
      canonical={paths.password}
      isIndexed={false}
    >
      {refusal && <NewLink refusal={refusal} />}
      {isDone && <Done />}
      {!refusal && !isDone && (
        <PasswordForm token={token} onDone={() => setDone(true)} onRefusedLink={setRefusal} />
      )}
    </ContentPage>
  )
}

/** Checks the link on arrival. If the check fails, the form's submission checks it. */
function useLinkCheck(token: string, onRefusedLink: (refusal: string) => void): void {
  const [check] = useCheckResetLinkMutation()
  const run = useEffectEvent(async () => {
    const answer = await check({ variables: { token } }).catch(() => undefined)
    const refusal = refusalOfLink(answer?.data?.checkResetLink.errors)
    if (refusal) onRefusedLink(refusal)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token triggers.
  useEffect(() => void run(), [token])
}

const refusalOfLink = (errors: readonly { code: string; message: string }[] = []) =>
  errors.find(({ code }) => code === 'LINK_EXPIRED')?.message

/** The e-mail field takes the focus, which the form may have had. */
function NewLink({ refusal }: { refusal: string }) {
  const navigate = useNavigate()
  return (
    <div className="max-w-md">
      <p role="alert" className="font-semibold">
        {refusal}
      </p>
      <ForgottenPanel email="" dispatch={() => void navigate(paths.home)} />
    </div>
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

type FormProps = { token: string; onDone: () => void; onRefusedLink: (refusal: string) => void }

function PasswordForm({ token, onDone, onRefusedLink }: FormProps) {
  const [reset] = useResetPasswordMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { password: newPasswordRule },
    async send(read) {
      const { data } = await reset({ variables: { token, password: read('password') } })
      const refusals = data?.resetPassword.errors ?? []
      const refusal = refusalOfLink(refusals)
      if (refusal) onRefusedLink(refusal)
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
