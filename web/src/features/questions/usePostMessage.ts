import { messages } from '#web/features/questions/messages.ts'
import { usePostMessageMutation } from '#web/features/questions/PostMessage.generated.ts'

export type NewMessage = { expeditionId: string; body: string; parentId?: string | undefined }

/** Sends a message. Answers the sentence to show when it was not taken. */
export function usePostMessage(): (message: NewMessage) => Promise<string | undefined> {
  const [postMessage] = usePostMessageMutation()
  return async ({ expeditionId, body, parentId }) => {
    try {
      const { data } = await postMessage({ variables: { expeditionId, body, parentId: parentId ?? null } })
      return data ? data.postMessage.errors[0]?.message : messages.failed
    } catch {
      return messages.failed
    }
  }
}
