import { useState } from 'react'
import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { useRetryJobMutation } from '#web/agency/money/CancelDeparture.generated.ts'
import { useRetryRefundMutation } from '#web/agency/money/Money.generated.ts'
import { messages } from '#web/agency/today/messages.ts'
import {
  type FailureRowFragment,
  useDropMailMutation,
  useRetryMailMutation,
} from '#web/agency/today/Today.generated.ts'
import type { FailureAction } from '#web/agency/today/today.rules.ts'

type Sent = Exclude<FailureAction, 'settle'>

/** Tries a failure again, or drops a mail; both read the screen again. */
export function useFailureActions({ id, kind }: FailureRowFragment, onChanged: () => void) {
  const [retryMail] = useRetryMailMutation()
  const [dropMail] = useDropMailMutation()
  const [retryRefund] = useRetryRefundMutation()
  const [retryJob] = useRetryJobMutation()
  const [isBusy, setBusy] = useState<Sent>()
  const confirmed = useConfirmedAction()
  const variables = { id }
  const send = async (action: Sent): Promise<readonly Refusal[]> => {
    if (action === 'drop') return listRefusals((await dropMail({ variables })).data?.agencyDropMail)
    if (kind === 'MAIL') return listRefusals((await retryMail({ variables })).data?.agencyRetryMail)
    if (kind === 'JOB') return listRefusals((await retryJob({ variables })).data?.agencyRetryJob)
    return listRefusals((await retryRefund({ variables })).data?.agencyRetry)
  }
  const run = async (action: Sent) => {
    setBusy(action)
    await confirmed.run(() => send(action), action === 'drop' ? messages.dropped : messages.retried)
    setBusy(undefined)
    onChanged()
  }
  return { run, isBusy }
}
