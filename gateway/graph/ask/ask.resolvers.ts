import type { QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'ask'>> = {
  ask: (_, question, { ask }) => ask.read(question),
}
