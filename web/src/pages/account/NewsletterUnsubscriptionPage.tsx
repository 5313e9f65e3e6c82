import { useParams } from 'react-router-dom'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { MailedLink } from '#web/pages/account/MailedLink.tsx'
import { messages } from '#web/pages/account/messages.ts'
import { useUnsubscribeFromNewsletterMutation } from '#web/pages/account/NewsletterLink.generated.ts'

export function Page() {
  const { token = '' } = useParams()
  const [run, { loading, data, error }] = useUnsubscribeFromNewsletterMutation()
  const answer = data?.unsubscribeFromNewsletter
  return (
    <MailedLink
      title={messages.unsubscription}
      intro={messages.unsubscriptionText}
      canonical={paths.newsletterUnsubscription}
      action={messages.unsubscribe}
      done={messages.unsubscriptionDone}
      onConfirm={() => run({ variables: { token } })}
      isBusy={loading}
      isDone={answer?.ok === true}
      refusal={answer?.errors[0]?.message ?? (error ? explainFailure() : undefined)}
    />
  )
}
