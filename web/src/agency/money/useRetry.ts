import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { useRetryRefundMutation } from '#web/agency/money/Money.generated.ts'
import { messages } from '#web/agency/money/messages.ts'

/** Tries a failed refund again. */
export function useRetry(onDone: () => void) {
  const [retry] = useRetryRefundMutation()
  const { run, isBusy } = useConfirmedAction()
  const send = async (id: string) => {
    const isDone = await run(
      async () => listRefusals((await retry({ variables: { id } })).data?.agencyRetry),
      messages.retried,
    )
    if (isDone) onDone()
  }
  return { send, isBusy }
}
