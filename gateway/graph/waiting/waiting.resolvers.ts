import type { MutationResolvers, QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'waitingEntry'>> = {
  waitingEntry: (_, { token }, { waiting }) => waiting.entry(token),
}

type WaitingMutation = 'joinWaitingList' | 'confirmWaitingList' | 'leaveWaitingList' | 'acceptOffer'

export const Mutation: Required<Pick<MutationResolvers, WaitingMutation>> = {
  joinWaitingList: (_, input, { waiting }) => waiting.join(input),
  confirmWaitingList: (_, { token }, { waiting }) => waiting.confirm(token),
  leaveWaitingList: (_, { token }, { waiting }) => waiting.leave(token),
  acceptOffer: (_, { token }, { waiting }) => waiting.accept(token),
}
