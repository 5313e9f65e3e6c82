import { EmailField } from '#web/features/account/EmailField.tsx'
import { emailRule } from '#web/features/account/field.rules.ts'
import type { EmailAnswer } from '#web/features/account/login.rules.ts'
import { messages } from '#web/features/account/messages.ts'
import { ProviderLink } from '#web/features/account/ProviderLink.tsx'
import type { PanelProps } from '#web/features/account/panelProps.ts'
import { useCheckEmailMutation } from '#web/features/account/SignIn.generated.ts'
import type { EmailStatus } from '#web/lib/graph/graph.generated.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

const answers: Record<EmailStatus, EmailAnswer> = {
  KNOWN_USER: 'knowedUser',
  UNKNOWN_USER: 'unknowUser',
  GOOGLE: 'google',
  FACEBOOK: 'facebook',
}

type Props = Omit<PanelProps, 'onSignedIn'> & { onEmail: (email: string) => void }

export function ChoicePanel({ email, dispatch, onEmail }: Props) {
  const [checkEmail] = useCheckEmailMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: { email: emailRule },
    failed: messages.failed,
    async send(read) {
      const typed = read('email').trim()
      const { data } = await checkEmail({ variables: { email: typed } })
      const status = data?.checkEmail.status
      if (!status) return data?.checkEmail.errors ?? []
      onEmail(typed)
      dispatch({ kind: 'emailChecked', answer: answers[status] })
      return []
    },
  })
  return (
    <>
      <p className="mt-1.5 text-ink-2">{messages.welcomeText}</p>
      <form {...formProps} className="mt-5">
        <EmailField email={email} placeholder={messages.emailPlaceholder} error={errors.email} />
        <SubmitButton isBusy={isBusy} refusal={errors.form}>
          {messages.continue}
        </SubmitButton>
      </form>
      <Providers />
      <Terms />
    </>
  )
}

/** Those that the service has; a service that does not say has both. */
function Providers() {
  const { facebook = true, google = true } = useFeatures()
  if (!facebook && !google) return null
  return (
    <>
      <p className="my-6 flex items-center gap-3.5 text-meta text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {messages.or}
      </p>
      <div className="grid gap-2.5">
        {facebook && <ProviderLink provider="facebook" />}
        {google && <ProviderLink provider="google" />}
      </div>
    </>
  )
}

/** Opens in a new tab, so that the form's input stays. */
function Terms() {
  const [before, linked, after] = messages.terms
  return (
    <p className="mt-5.5 text-meta text-ink-2">
      {before}
      <a href={paths.usersTerms} target="_blank" rel="noopener" className="link">
        {linked}
        <span className="sr-only"> {messages.newTab}</span>
      </a>
      {after}
    </p>
  )
}
