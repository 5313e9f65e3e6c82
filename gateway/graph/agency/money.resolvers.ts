import type {
  AgencyChangeReservationPayloadResolvers,
  MutationResolvers,
} from '#gateway/graph/resolvers.generated.ts'

type MoneyMutation =
  | 'agencyRecordPayment'
  | 'agencyReverseEntry'
  | 'agencyRefund'
  | 'agencySettleRefund'
  | 'agencyRetry'
  | 'agencyCancelReservation'
  | 'agencyMoveReservation'
  | 'agencySetTravellers'
  | 'agencyCancelDeparture'
  | 'agencyRetryJob'
  | 'agencyBlockGiftCard'
  | 'agencyExtendGiftCard'
  | 'agencyResendGiftCard'

export const Mutation: Required<Pick<MutationResolvers, MoneyMutation>> = {
  agencyRecordPayment: (_, args, { agency }) => agency.money.recordPayment(args),
  agencyReverseEntry: (_, args, { agency }) => agency.money.reverse(args),
  agencyRefund: (_, args, { agency }) => agency.money.refund(args),
  agencySettleRefund: (_, args, { agency }) => agency.money.settle(args),
  agencyRetry: (_, args, { agency }) => agency.money.retry(args),
  agencyBlockGiftCard: (_, args, { agency }) => agency.giftCards.block(args),
  agencyExtendGiftCard: (_, args, { agency }) => agency.giftCards.extend(args),
  agencyResendGiftCard: (_, args, { agency }) => agency.giftCards.resend(args),
  agencyCancelReservation: (_, args, { agency }) => agency.changes.cancel(args),
  agencyMoveReservation: (_, args, { agency }) => agency.changes.move(args),
  agencyCancelDeparture: (_, args, { agency }) => agency.jobs.cancelDeparture(args),
  agencyRetryJob: (_, { id }, { agency }) => agency.jobs.retry(id),
  agencySetTravellers: (_, args, { agency }) => agency.changes.setTravellers(args),
}

export const AgencyChangeReservationPayload: Required<
  Pick<AgencyChangeReservationPayloadResolvers, 'reservation'>
> = {
  reservation: ({ reservationId }, _, { agency }) =>
    reservationId === null ? null : agency.reservations.find(reservationId),
}
