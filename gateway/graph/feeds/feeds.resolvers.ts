import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type FeedMutation = 'createCalendarFeed' | 'deleteCalendarFeed'

export const Mutation: Required<Pick<MutationResolvers, FeedMutation>> = {
  createCalendarFeed: (_, { kind }, { feeds }) => feeds.create(kind),
  deleteCalendarFeed: (_, { id }, { feeds }) => feeds.remove(id),
}
