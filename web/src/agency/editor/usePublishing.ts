import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import type { Content } from '#web/agency/editor/content.ts'
import type { Draft } from '#web/agency/editor/draft.ts'
import type { EditedPayloadFragment } from '#web/agency/editor/Editor.generated.ts'
import { focusField } from '#web/agency/editor/fields/moves.ts'
import { messages } from '#web/agency/editor/messages.ts'
import {
  useDiscardDraftMutation,
  usePublishExpeditionMutation,
  useUnpublishExpeditionMutation,
} from '#web/agency/editor/Publishing.generated.ts'
import { toStored } from '#web/agency/editor/useDraft.ts'

type Options = {
  id: string
  draft: Draft<Content>
  /** Shows at the fields what a publication needs. */
  onRefused: () => void
}

/** Actions on a whole expedition. Each saves what is typed first, and resolves whether it is done. */
export function usePublishing({ id, draft, onRefused }: Options) {
  const [publish] = usePublishExpeditionMutation()
  const [discard] = useDiscardDraftMutation()
  const [unpublish] = useUnpublishExpeditionMutation()

  async function follow(payload: EditedPayloadFragment | null | undefined, done: string): Promise<boolean> {
    if (payload?.conflict) {
      await draft.reload()
      return refuse(messages.changedMeanwhile(payload.conflict.by))
    }
    const [refusal] = listRefusals(payload)
    if (refusal) return refuse(refusal.code === 'NOT_READY' ? messages.notReady : refusal.message)
    if (payload?.expedition) draft.take(toStored(payload.expedition))
    toast.success(done)
    return true
  }

  return {
    async publish(note: string): Promise<boolean> {
      if (!(await draft.flush())) return refuse(messages.saveFirst)
      const { data } = await publish({ variables: { id, version: draft.version, note: note || null } })
      const payload = data?.agencyPublishExpedition
      const missing = payload?.errors.find(({ code }) => code === 'NOT_READY')?.field
      if (missing) {
        onRefused()
        // Once the dialog has given the focus back.
        setTimeout(() => focusField(missing))
      }
      return follow(payload, messages.published)
    },
    async discard(): Promise<boolean> {
      await draft.flush()
      const { data } = await discard({ variables: { id, version: draft.version } })
      return follow(data?.agencyDiscardDraft, messages.discarded)
    },
    /** Returns the consequence that has to be confirmed first, if there is one. */
    async unpublish(confirmed: boolean): Promise<string | undefined> {
      const { data } = await unpublish({ variables: { id, confirmed } })
      const [refusal] = listRefusals(data?.agencyChangeExpeditions)
      if (refusal?.code === 'NEEDS_CONFIRMATION') return refusal.message
      await draft.reload()
      if (refusal) refuse(refusal.message)
      else toast.success(messages.unpublished)
      return undefined
    },
  }
}

function refuse(message: string): false {
  toast.error(message)
  return false
}
