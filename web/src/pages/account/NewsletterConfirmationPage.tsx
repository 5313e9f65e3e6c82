import { useParams } from 'react-router-dom'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { MailedLink } from '#web/pages/account/MailedLink.tsx'
import { messages } from '#web/pages/account/messages.ts'
import { useConfirmNewsletterMutation } from '#web/pages/account/NewsletterLink.generated.ts'

export function Page() {
  const { token = '' } = useParams()
  const [run, { loading, data, error }] = useConfirmNewsletterMutation()
  const answer = data?.confirmNewsletter
  return (
    <MailedLink
      title={messages.confirmation}
      intro={messages.confirmationText}
      canonical={paths.newsletterConfirmation}
      action={messages.confirm}
      done={messages.confirmationDone}
      onConfirm={() => run({ variables: { token } })}
      isBusy={loading}
      isDone={answer?.ok === true}
      refusal={answer?.errors[0]?.message ?? (error ? explainFailure() : undefined)}
    />
  )
}
