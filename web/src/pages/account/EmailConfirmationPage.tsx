import { useParams } from 'react-router-dom'
import { useAccount } from '#web/lib/account/account.tsx'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useConfirmEmailMutation } from '#web/pages/account/EmailConfirmation.generated.ts'
import { MailedLink } from '#web/pages/account/MailedLink.tsx'
import { messages } from '#web/pages/account/messages.ts'

/** The link confirms the address of the signed-in account alone: a visitor signs in first. */
export function Page() {
  const { token = '' } = useParams()
  const { me, openSignIn } = useAccount()
  const [run, { loading, data, error }] = useConfirmEmailMutation()
  const answer = data?.confirmEmail
  return (
    <MailedLink
      title={messages.address}
      intro={messages.addressText}
      canonical={paths.emailConfirmation}
      action={messages.confirmAddress}
      done={messages.addressDone}
      onConfirm={async () => (me ? run({ variables: { token } }) : openSignIn())}
      isBusy={loading}
      isDone={answer?.ok === true}
      refusal={answer?.errors[0]?.message ?? (error ? explainFailure(error) : undefined)}
    />
  )
}
