import { useMessageAddedSubscription } from '#web/features/questions/MessageAdded.generated.ts'
import { addMessage } from '#web/features/questions/messageCache.ts'

/** What others write takes its place as it is written. Loaded once somebody is seen to look. */
export function LiveMessages({ expeditionId }: { expeditionId: string }) {
  useMessageAddedSubscription({
    variables: { expeditionId },
    onData: ({ messageAdded }, { cache }) => addMessage(cache, expeditionId, messageAdded),
  })
  return null
}
