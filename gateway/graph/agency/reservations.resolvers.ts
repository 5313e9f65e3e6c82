import type { AgencyReservationRelation } from '#gateway/graph/agency/reservations.model.ts'
import type { AgencyReservationResolvers } from '#gateway/graph/resolvers.generated.ts'

export const AgencyReservation: Required<Pick<AgencyReservationResolvers, AgencyReservationRelation>> = {
  departure: ({ departureId }, _, { agency }) => agency.departures.find(departureId),
  customer: ({ customerId }, _, { agency }) => agency.customers.find(customerId),
  travellers: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).travellers,
  lines: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).lines,
  entries: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).entries,
  invoices: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).invoices,
  contactPhone: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).contactPhone,
  cancellationQuote: ({ id }, { positions }, { agency }) =>
    agency.quotes.cancellationQuote(id, positions ?? null),
  moveQuote: ({ id }, args, { agency }) => agency.quotes.moveQuote(id, args),
  timeline: ({ id }, args, { agency }) => agency.reservations.timeline(id, args),
}
