import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { useApplyImportMutation } from '#web/agency/imports/Imports.generated.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { id: string; count: number; onApplied: () => void }

/** Applies all rows, after « Confirme que c’est toi »: once, also for a click that is repeated. */
export function ApplyImport({ id, count, onApplied }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const [apply] = useApplyImportMutation()
  const { run, isBusy } = useConfirmedAction()
  const send = async () => {
    const isSent = await run(
      async () => listRefusals((await apply({ variables: { jobId: id, key } })).data?.agencyApplyImport),
      messages.applied,
    )
    if (isSent) onApplied()
  }
  return (
    <p>
      <Button variant="primary" isBusy={isBusy} onClick={() => void send()}>
        {messages.apply(count)}
      </Button>
    </p>
  )
}
