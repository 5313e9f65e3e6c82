import type {
  MutationResolvers,
  QueryResolvers,
  ReviewResolvers,
} from '#gateway/graph/resolvers.generated.ts'

export const Review: Required<Pick<ReviewResolvers, 'expedition'>> = {
  expedition: ({ expeditionId }, _, { expeditions }) =>
    expeditionId ? expeditions.byId(expeditionId) : null,
}

export const Mutation: Required<Pick<MutationResolvers, 'replyToReview'>> = {
  replyToReview: (_, reply, { reviews }) => reviews.reply(reply),
}

export const Query: Required<Pick<QueryResolvers, 'latestReviews' | 'reviews' | 'reviewStats'>> = {
  latestReviews: (_, { first }, { reviews }) => reviews.latest(first),
  reviews: (_, all, { reviews }) => reviews.all(all),
  reviewStats: (_, __, { reviews }) => reviews.stats(),
}
