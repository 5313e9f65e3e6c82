import type { ExpeditionRelation } from '#gateway/graph/agency/expeditions.model.ts'
import type { AgencyExpeditionResolvers, MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const AgencyExpedition: Required<Pick<AgencyExpeditionResolvers, ExpeditionRelation>> = {
  revisions: ({ id }, args, { agency }) => agency.expeditions.revisions(id, args),
  preview: ({ id }, _, { agency }) => agency.expeditions.preview(id),
}

type ExpeditionMutation =
  | 'agencyCreateExpedition'
  | 'agencySaveExpedition'
  | 'agencyPublishExpedition'
  | 'agencyDiscardDraft'
  | 'agencyCopyExpedition'
  | 'agencyRestoreRevision'
  | 'agencyChangeExpeditions'
  | 'agencyUseGpx'

export const Mutation: Required<Pick<MutationResolvers, ExpeditionMutation>> = {
  agencyCreateExpedition: (_, args, { agency }) => agency.expeditions.create(args),
  agencySaveExpedition: (_, args, { agency }) => agency.expeditions.save(args),
  agencyUseGpx: (_, args, { agency }) => agency.expeditions.useGpx(args),
  agencyPublishExpedition: (_, args, { agency }) => agency.expeditions.publish(args),
  agencyDiscardDraft: (_, args, { agency }) => agency.expeditions.discard(args),
  agencyCopyExpedition: (_, args, { agency }) => agency.expeditions.copy(args),
  agencyRestoreRevision: (_, args, { agency }) => agency.expeditions.restore(args),
  agencyChangeExpeditions: (_, args, { agency }) => agency.expeditions.changeAll(args),
}
