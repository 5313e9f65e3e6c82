import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { useStepUp } from '#web/agency/access/StepUp.tsx'
import { messages as shell } from '#web/agency/messages.ts'
import { messages } from '#web/agency/webhooks/messages.ts'
import { useSaveWebhookMutation } from '#web/agency/webhooks/Webhooks.generated.ts'
import type { AgencyWebhookInput } from '#web/lib/graph/graph.generated.ts'

/** Saves a webhook and passes its secret on, if it is new. A stale version is a refusal that names its author. */
export function useSaveWebhook(onSaved: (secret: string | null) => void) {
  const [send] = useSaveWebhookMutation()
  const stepUp = useStepUp()
  return (input: AgencyWebhookInput): Promise<readonly Refusal[]> =>
    stepUp(async () => {
      const payload = (await send({ variables: { input } })).data?.agencySaveWebhook
      if (payload?.conflict) return [{ message: messages.changedBy(payload.conflict.by ?? shell.someone) }]
      const refusals = listRefusals(payload)
      if (refusals.length === 0) onSaved(payload?.secret ?? null)
      return refusals
    })
}
