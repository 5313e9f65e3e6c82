import type { MutationResolvers, QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'payment'>> = {
  payment: (_, { id }, { payments }) => payments.one(id),
}

export const Mutation: Required<Pick<MutationResolvers, 'startPayment' | 'payBalance' | 'buyGiftCard'>> = {
  buyGiftCard: (_, wanted, { payments }) => payments.buyGiftCard(wanted),
  payBalance: (_, wanted, { payments }) => payments.payBalance(wanted),
  startPayment: (_, wanted, { payments }) => payments.start(wanted),
}
