import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Mutation: Required<Pick<MutationResolvers, 'agencySavePhoto'>> = {
  agencySavePhoto: (_, args, { agency }) => agency.photos.save(args),
}
