import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type PledgeMutation = 'pledge' | 'withdrawPledge' | 'confirmPledge'

export const Mutation: Required<Pick<MutationResolvers, PledgeMutation>> = {
  pledge: (_, input, { pledges }) => pledges.promise(input),
  withdrawPledge: (_, { id }, { pledges }) => pledges.withdraw(id),
  confirmPledge: (_, { id }, { pledges }) => pledges.confirm(id),
}
