import type { SubscriptionResolvers } from '#gateway/graph/resolvers.generated.ts'
import type { Departure, Message, Payment } from '#gateway/graph/schema.generated.ts'

export const Subscription: Required<SubscriptionResolvers> = {
  departureAvailability: {
    subscribe: (_, { expeditionId }, { live }) => live.departures(expeditionId),
    resolve: (departure: Departure) => departure,
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
