import { useMessageAddedSubscription } from '#web/features/questions/MessageAdded.generated.ts'
import { addMessage } from '#web/features/questions/messageCache.ts'

/** Adds new messages as they are posted. Loads once the visitor is active. */
export function LiveMessages({ expeditionId }: { expeditionId: string }) {
  useMessageAddedSubscription({
    variables: { expeditionId },
    onData: ({ messageAdded }, { cache }) => addMessage(cache, expeditionId, messageAdded),
  })
  return null
}
