import type { DepartureRelation } from '#gateway/graph/agency/departures.model.ts'
import type { AgencyDepartureResolvers, MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const AgencyDeparture: Required<Pick<AgencyDepartureResolvers, DepartureRelation>> = {
  cancellationPlan: ({ id }, args, { agency }) => agency.jobs.plan(id, args),
  prices: ({ id }, _, { agency }) => agency.departures.prices(id),
  phoneQuote: ({ id }, args, { agency }) => agency.phone.quote(id, args),
  manifest: ({ id }, _, { agency }) => agency.manifest.of(id),
  waitingEntries: ({ id }, _, { agency }) => agency.waiting.of(id),
  guide: ({ guideId }, _, { agency }) => (guideId === null ? null : agency.guides.find(guideId)),
}

type DepartureMutation =
  | 'agencySaveDeparture'
  | 'agencySetSales'
  | 'agencyChangeDepartures'
  | 'agencyConfirmDeparture'
  | 'agencyPlanSeries'
  | 'agencyCreateDepartures'
  | 'agencyMarkTraveller'
  | 'agencyAddWaitingEntry'
  | 'agencySkipWaitingEntry'

export const Mutation: Required<Pick<MutationResolvers, DepartureMutation>> = {
  agencySaveDeparture: (_, args, { agency }) => agency.departures.save(args),
  agencySetSales: (_, args, { agency }) => agency.departures.setSales(args),
  agencyChangeDepartures: (_, args, { agency }) => agency.departures.change(args),
  agencyConfirmDeparture: (_, args, { agency }) => agency.departures.confirm(args),
  agencyPlanSeries: (_, args, { agency }) => agency.series.plan(args),
  agencyCreateDepartures: (_, args, { agency }) => agency.series.create(args),
  agencyMarkTraveller: (_, args, { agency }) => agency.manifest.mark(args),
  agencyAddWaitingEntry: (_, args, { agency }) => agency.waiting.add(args),
  agencySkipWaitingEntry: (_, { id }, { agency }) => agency.waiting.skip(id),
}
