import type { QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'photoCredits'>> = {
  photoCredits: (_, __, { photos }) => photos.credits(),
}
