import { badInput } from '#gateway/graph/expeditions/paging.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { SubscriptionResolvers } from '#gateway/graph/resolvers.generated.ts'
import type { Departure, DepartureChange, Message, Payment } from '#gateway/graph/schema.generated.ts'

/** Cards in view are fewer. */
const mostFollowed = 50

function followed(expeditionIds: readonly string[]): readonly string[] {
  if (expeditionIds.length > mostFollowed) throw badInput(messages.tooManyFollowed(mostFollowed))
  return expeditionIds
}

export const Subscription: Required<SubscriptionResolvers> = {
  departureAvailability: {
    subscribe: (_, { expeditionId }, { live }) => live.departures(expeditionId),
    resolve: (departure: Departure) => departure,
  },
  departuresChanged: {
    subscribe: (_, { expeditionIds }, { live }) => live.departureChanges(followed(expeditionIds)),
    resolve: (change: DepartureChange) => change,
  },
  messageAdded: {
    subscribe: (_, { expeditionId }, { live }) => live.messages(expeditionId),
    resolve: (message: Message) => message,
  },
  paymentChanged: {
    subscribe: (_, { id }, { payments }) => payments.follow(id),
    resolve: (payment: Payment) => payment,
  },
}
