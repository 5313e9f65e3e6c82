import type { AgencySettingsResolvers, MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Mutation: Required<
  Pick<MutationResolvers, 'agencySaveSettings' | 'agencyTryMail' | 'agencyCreateKey' | 'agencyRevokeKey'>
> = {
  agencySaveSettings: (_, args, { agency }) => agency.settings.save(args),
  agencyTryMail: (_, { id }, { agency }) => agency.samples.tryMail(id),
  agencyCreateKey: (_, args, { agency }) => agency.keys.create(args),
  agencyRevokeKey: (_, args, { agency }) => agency.keys.revoke(args),
}

export const AgencySettings: Required<
  Pick<AgencySettingsResolvers, 'agency' | 'sales' | 'mails' | 'connections' | 'keys'>
> = {
  agency: (_, __, { agency }) => agency.settings.agency(),
  sales: (_, __, { agency }) => agency.settings.sales(),
  mails: (_, __, { agency }) => agency.samples.mails(),
  connections: (_, __, { agency }) => agency.samples.connections(),
  keys: (_, __, { agency }) => agency.keys.list(),
}
