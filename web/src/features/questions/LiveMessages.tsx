import { useMessageAddedSubscription } from '#web/features/questions/MessageAdded.generated.ts'
import { withMessage } from '#web/features/questions/questions.rules.ts'
import { TripQuestionsFragmentDoc } from '#web/features/questions/TripQuestions.generated.ts'

/** What others write takes its place as it is written. Loaded once somebody is seen to look. */
export function LiveMessages({ expeditionId }: { expeditionId: string }) {
  useMessageAddedSubscription({
    variables: { expeditionId },
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
  return null
}
