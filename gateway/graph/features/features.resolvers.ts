import type { QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'features'>> = {
  features: (_, __, { features }) => features.read(),
}
