import { useSendEmailConfirmationMutation } from '#web/features/departures/ConfirmEmail.generated.ts'
import { messages } from '#web/features/departures/confirmEmail.messages.ts'
import { Button } from '#web/ui/Button.tsx'

/** Mails the link that confirms the address of the account, in one click; `sent` says what to do then. */
export function ConfirmEmail({ sent }: { sent: string }) {
  const [send, { loading, data, error }] = useSendEmailConfirmationMutation()
  const answer = data?.sendEmailConfirmation
  const refusal = answer?.errors[0]?.message ?? (error ? messages.linkNotSent : undefined)
  return (
    <div className="mt-4">
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {answer?.ok ? sent : refusal}
      </p>
      <Button isBusy={loading} onClick={() => void send().catch(() => undefined)}>
        {answer?.ok ? messages.sendLinkAgain : messages.sendLink}
      </Button>
    </div>
  )
}
