import type { QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'site'>> = {
  site: (_, __, { site }) => site.read(),
}
