import type { QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'giftCard'>> = {
  giftCard: (_, { code }, { giftCards }) => giftCards.byCode(code),
}
