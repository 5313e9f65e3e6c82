import { addDeletable, addMessage } from '#web/features/questions/messageCache.ts'
import { messages } from '#web/features/questions/messages.ts'
import { PostMessageDocument } from '#web/features/questions/PostMessage.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

export type NewMessage = { expeditionId: string; body: string; parentId?: string | undefined }

/** Sends a message. Returns the message to show when it was refused. */
export async function sendMessage(
  graph: Graph,
  { expeditionId, body, parentId }: NewMessage,
): Promise<string | undefined> {
  try {
    const client = await graph.apollo()
    const { data } = await client.mutate({
      mutation: PostMessageDocument,
      variables: { expeditionId, body, parentId: parentId ?? null },
      context: { intent: { kind: 'message', expeditionId, body, parentId } },
      update: (cache, { data }) => {
        const posted = data?.postMessage.message
        if (!posted) return
        addMessage(cache, expeditionId, posted)
        addDeletable(cache, posted.id)
      },
    })
    const refusal = data ? data.postMessage.errors[0]?.message : messages.failed
    // Another REST API may store a message without returning it.
    if (!refusal && !data?.postMessage.message) await graph.refetch([`Expedition:${expeditionId}`])
    return refusal
  } catch (error) {
    return explainFailure(error, messages.failed)
  }
}
