import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { useResetPasswordMutation } from '#web/pages/account/PasswordPage.generated.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextField } from '#web/ui/Field.tsx'

const minLength = 6

/** Reached by a mailed link, which works once. */
export function Page() {
  const { token = '' } = useParams()
  const [password, setPassword] = useState('')
  const [reset, { loading, data, error }] = useResetPasswordMutation()
  const refusal = data?.resetPassword.errors[0]?.message ?? (error ? messages.failed : undefined)
  return (
    <ContentPage
      title={messages.password}
      intro={messages.passwordTold}
      canonical={paths.password}
      isIndexed={false}
    >
      {data?.resetPassword.ok ? (
        <div role="status" className="grid justify-items-start gap-5">
          <p className="font-semibold">{messages.passwordDone}</p>
          <ButtonLink to={paths.home}>{messages.toHome}</ButtonLink>
        </div>
      ) : (
        <form
          method="post"
          className="max-w-md"
          onSubmit={(event) => {
            event.preventDefault()
            reset({ variables: { token, password } }).catch(() => undefined)
          }}
        >
          <TextField
            label={messages.password}
            hint={messages.passwordHint}
            error={refusal}
            type="password"
            autoComplete="new-password"
            required
            minLength={minLength}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" isBusy={loading} className="mt-6">
            {messages.save}
          </Button>
        </form>
      )}
    </ContentPage>
  )
}
