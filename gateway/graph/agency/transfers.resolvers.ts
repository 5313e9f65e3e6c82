import type { AgencyResolvers, MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type TransferMutation = 'agencyDryRunImport' | 'agencyApplyImport' | 'agencyExport' | 'agencyExportCustomer'

export const Mutation: Required<Pick<MutationResolvers, TransferMutation>> = {
  agencyDryRunImport: (_, args, { agency }) => agency.transfers.dryRun(args),
  agencyApplyImport: (_, args, { agency }) => agency.transfers.apply(args),
  agencyExport: (_, args, { agency }) => agency.transfers.export(args),
  agencyExportCustomer: (_, args, { agency }) => agency.transfers.exportCustomer(args),
}

export const Agency: Required<Pick<AgencyResolvers, 'imports' | 'import' | 'export'>> = {
  imports: (_, __, { agency }) => agency.transfers.imports(),
  import: (_, { id }, { agency }) => agency.transfers.findImport(id),
  export: (_, { id }, { agency }) => agency.transfers.findExport(id),
}
