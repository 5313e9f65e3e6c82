import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type ExpeditionMutation = 'agencyCreateExpedition' | 'agencySaveExpedition' | 'agencyUseGpx'

export const Mutation: Required<Pick<MutationResolvers, ExpeditionMutation>> = {
  agencyCreateExpedition: (_, args, { agency }) => agency.expeditions.create(args),
  agencySaveExpedition: (_, args, { agency }) => agency.expeditions.save(args),
  agencyUseGpx: (_, args, { agency }) => agency.expeditions.useGpx(args),
}
