import type { AgencyReservationRelation } from '#gateway/graph/agency/reservations.model.ts'
import type {
  AgencyCreateReservationPayloadResolvers,
  AgencyCustomerResolvers,
  AgencyReservationResolvers,
  MutationResolvers,
} from '#gateway/graph/resolvers.generated.ts'

export const AgencyReservation: Required<Pick<AgencyReservationResolvers, AgencyReservationRelation>> = {
  departure: ({ departureId }, _, { agency }) => agency.departures.find(departureId),
  customer: ({ customerId }, _, { agency }) => (customerId ? agency.customers.find(customerId) : null),
  travellers: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).travellers,
  lines: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).lines,
  entries: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).entries,
  invoices: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).invoices,
  contactPhone: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).contactPhone,
  cancellationQuote: ({ id }, { positions }, { agency }) =>
    agency.quotes.cancellationQuote(id, positions ?? null),
  moveQuote: ({ id }, args, { agency }) => agency.quotes.moveQuote(id, args),
  mails: async ({ id }, _, { agency }) => (await agency.reservations.detail(id)).mails,
  mailPreview: ({ id }, { kind }, { agency }) => agency.mails.preview(id, kind),
  timeline: ({ id }, args, { agency }) => agency.reservations.timeline(id, args),
}

export const AgencyCustomer: Required<Pick<AgencyCustomerResolvers, 'erasure'>> = {
  erasure: ({ id }, _, { agency }) => agency.customers.erasure(id),
}

type ReservationMutation =
  | 'agencySendMail'
  | 'agencyWithdrawMail'
  | 'agencyAddNote'
  | 'agencySaveCustomer'
  | 'agencyErase'
  | 'agencyCreateReservation'
  | 'agencyExtendHold'

export const Mutation: Required<Pick<MutationResolvers, ReservationMutation>> = {
  agencySendMail: (_, args, { agency }) => agency.mails.send(args),
  agencyWithdrawMail: (_, { id }, { agency }) => agency.mails.withdraw(id),
  agencyAddNote: (_, args, { agency }) => agency.mails.addNote(args),
  agencyErase: (_, args, { agency }) => agency.customers.erase(args),
  agencyCreateReservation: (_, args, { agency }) => agency.phone.create(args),
  agencyExtendHold: (_, args, { agency }) => agency.changes.extendHold(args),
  agencySaveCustomer: (_, args, { agency }) => agency.customers.save(args),
}

export const AgencyCreateReservationPayload: Required<
  Pick<AgencyCreateReservationPayloadResolvers, 'reservation'>
> = {
  reservation: ({ reservationId }, _, { agency }) =>
    reservationId === null ? null : agency.reservations.find(reservationId),
}
