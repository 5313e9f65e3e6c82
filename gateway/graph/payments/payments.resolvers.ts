import type { MutationResolvers, QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'payment'>> = {
  payment: (_, { id }, { payments }) => payments.one(id),
}

export const Mutation: Required<Pick<MutationResolvers, 'startPayment' | 'payBalance' | 'buyGiftCard'>> = {
  buyGiftCard: (_, input, { payments }) => payments.buyGiftCard(input),
  payBalance: (_, input, { payments }) => payments.payBalance(input),
  startPayment: (_, input, { payments }) => payments.start(input),
}
