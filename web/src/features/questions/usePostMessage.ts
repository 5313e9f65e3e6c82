import { messages } from '#web/features/questions/messages.ts'
import { usePostMessageMutation } from '#web/features/questions/PostMessage.generated.ts'
import { failureOf } from '#web/lib/graphErrors.ts'

export type NewMessage = { expeditionId: string; body: string; parentId?: string | undefined }

/** Sends a message. Answers the sentence to show when it was not taken. */
export function usePostMessage(): (message: NewMessage) => Promise<string | undefined> {
  const [postMessage] = usePostMessageMutation()
  return async ({ expeditionId, body, parentId }) => {
    try {
      const { data } = await postMessage({
        variables: { expeditionId, body, parentId: parentId ?? null },
        context: { intent: { kind: 'message', expeditionId, body, parentId } },
      })
      return data ? data.postMessage.errors[0]?.message : messages.failed
    } catch (error) {
      return failureOf(error, messages.failed)
    }
  }
}
