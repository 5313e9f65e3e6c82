import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { refusalsOf } from '#web/agency/access/refusals.ts'
import {
  useChangeExpeditionsMutation,
  useCopyExpeditionMutation,
} from '#web/agency/expeditions/Expeditions.generated.ts'
import { messages } from '#web/agency/expeditions/messages.ts'
import type { AgencyExpeditionsChangeInput } from '#web/lib/graph/graph.generated.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

/** A consequence that the service asks to confirm. */
export type Question = { change: AgencyExpeditionsChangeInput; message: string }

/** Changes several expeditions: all, or none. A consequence for travellers is confirmed first. */
export function useChanges(ids: string[], onChanged: () => void) {
  const [send] = useChangeExpeditionsMutation()
  const [isBusy, setBusy] = useState(false)
  const [question, ask] = useState<Question | null>(null)

  async function apply(change: AgencyExpeditionsChangeInput, confirmed = false): Promise<string | undefined> {
    setBusy(true)
    const [refusal] = await send({ variables: { ids, change, confirmed } }).then(
      ({ data }) => refusalsOf(data?.agencyChangeExpeditions),
      (error) => [{ code: 'FAILED', message: failureOf(error, messages.failed) }],
    )
    setBusy(false)
    const isAsked = refusal?.code === 'NEEDS_CONFIRMATION'
    ask(isAsked ? { change, message: refusal.message } : null)
    if (refusal) return isAsked ? undefined : refusal.message
    toast.success(messages.done[change.kind](ids.length))
    onChanged()
    return undefined
  }

  return {
    apply,
    isBusy,
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
  const [send, { loading }] = useCopyExpeditionMutation()
  return {
    isCopying: loading,
    async copy(id: string): Promise<void> {
      const { copied, message } = await send({ variables: { id, key: crypto.randomUUID() } }).then(
        ({ data }) => ({
          copied: data?.agencyCopyExpedition.expedition,
          message: refusalsOf(data?.agencyCopyExpedition)[0]?.message,
        }),
        (error) => ({ copied: null, message: failureOf(error, messages.failed) }),
      )
      if (!copied) return void toast.error(message ?? messages.failed)
      toast.success(messages.duplicated)
      navigate(`/aventures/${copied.id}`)
    },
  }
}
