import { useState } from 'react'
import { useMessageAddedSubscription } from '#web/features/questions/MessageAdded.generated.ts'
import { withMessage } from '#web/features/questions/questions.rules.ts'
import {
  type TripQuestionsFragment,
  TripQuestionsFragmentDoc,
} from '#web/features/questions/TripQuestions.generated.ts'
import { useWatched } from '#web/lib/useWatched.ts'

/** What others write takes its place as it is written. Answers which messages have come since the page did. */
export function useNewMessages({ id: expeditionId, messages }: TripQuestionsFragment) {
  const [known] = useState(
    () => new Set(messages?.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])),
  )
  const isWatched = useWatched()
  useMessageAddedSubscription({
    variables: { expeditionId },
    skip: !isWatched,
    onData: ({ messageAdded }, { cache }) =>
      void cache.updateFragment(
        {
          id: cache.identify({ __typename: 'Expedition', id: expeditionId }) ?? '',
          fragment: TripQuestionsFragmentDoc,
          fragmentName: 'TripQuestions',
        },
        (trip) => trip && { ...trip, messages: withMessage(trip.messages ?? [], messageAdded) },
      ),
  })
  return (id: string): boolean => !known.has(id)
}
