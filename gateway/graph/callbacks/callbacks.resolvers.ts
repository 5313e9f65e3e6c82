import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Mutation: Required<Pick<MutationResolvers, 'requestCallback'>> = {
  requestCallback: (_, { input }, { callbacks }) => callbacks.request(input),
}
