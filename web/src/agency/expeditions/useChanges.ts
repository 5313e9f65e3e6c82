import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  useChangeExpeditionsMutation,
  useCopyExpeditionMutation,
} from '#web/agency/expeditions/Expeditions.generated.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import type { AgencyExpeditionsChangeInput } from '#web/lib/graph/graph.generated.ts'
import { useAction } from '#web/ui/useAction.ts'

/** A consequence that the service asks to confirm. */
export type Question = { change: AgencyExpeditionsChangeInput; message: string }

/** Changes several expeditions: all, or none. A consequence for travellers is confirmed first. */
export function useChanges(ids: string[], onChanged: () => void) {
  const [send] = useChangeExpeditionsMutation()
  const action = useAction(messages.failed)
  const [question, ask] = useState<Question | null>(null)

  async function apply(change: AgencyExpeditionsChangeInput, confirmed = false): Promise<string | undefined> {
    const [refusal] = await action.send(async () =>
      listRefusals((await send({ variables: { ids, change, confirmed } })).data?.agencyChangeExpeditions),
    )
    const isAsked = refusal?.code === 'NEEDS_CONFIRMATION'
    ask(isAsked ? { change, message: refusal.message } : null)
    if (refusal) return isAsked ? undefined : refusal.message
    toast.success(messages.done[change.kind](ids.length))
    onChanged()
    return undefined
  }

  return {
    apply,
    isBusy: action.isBusy,
    question,
    dismiss: () => ask(null),
    /** Applies a change without a form: a refusal is a message of the page. */
    async run(change: AgencyExpeditionsChangeInput, confirmed = false): Promise<void> {
      const message = await apply(change, confirmed)
      if (message) toast.error(message)
    },
  }
}

/** Copies an expedition, and opens the copy. */
export function useCopy() {
  const navigate = useNavigate()
  const [send] = useCopyExpeditionMutation()
  const { isBusy, run } = useAction(messages.failed)
  const copy = (id: string) =>
    run(async () => {
      const payload = (await send({ variables: { id, key: crypto.randomUUID() } })).data?.agencyCopyExpedition
      if (payload?.expedition) void navigate(`/aventures/${payload.expedition.id}`)
      return payload?.errors
    }, messages.duplicated)
  return { isCopying: isBusy, copy }
}
