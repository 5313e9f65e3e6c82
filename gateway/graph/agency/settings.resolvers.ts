import type { AgencySettingsResolvers, MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Mutation: Required<Pick<MutationResolvers, 'agencySaveSettings'>> = {
  agencySaveSettings: (_, args, { agency }) => agency.settings.save(args),
}

export const AgencySettings: Required<Pick<AgencySettingsResolvers, 'agency' | 'sales'>> = {
  agency: (_, __, { agency }) => agency.settings.agency(),
  sales: (_, __, { agency }) => agency.settings.sales(),
}
